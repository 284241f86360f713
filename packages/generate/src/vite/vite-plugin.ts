import { dirname, relative, resolve } from "node:path";
import { generateClient, type GenerateOptions } from "../client/generate-client.ts";
import { writeClient } from "../command/output.ts";
import { summary } from "../command/summary.ts";
import { isProtos } from "../read/proto/proto-tools.ts";
import { isAddress } from "../spec-file/spec-address.ts";
import type { OverlayError } from "./overlay-error.ts";

/** Options of {@link generate}. */
export interface GenerateViteOptions extends GenerateOptions {
  /** The spec: a path from the project's root, or an address, which is read when the server starts. */
  readonly spec: string;
  /** The folder for the client's files, from the project's root. */
  readonly out: string;
}

/** The parts of Vite's development server that the plugin uses. */
interface DevServer {
  readonly watcher: {
    readonly add: (path: string) => unknown;
    readonly on: (event: "all", listener: (event: string, path: string) => void) => unknown;
  };
  readonly ws: {
    readonly send: (
      payload: { readonly type: "error"; readonly err: OverlayError } | { readonly type: "full-reload" },
    ) => void;
    readonly on: (event: "connection", listener: () => void) => unknown;
  };
}

/** The parts of Vite's configuration that the plugin uses. */
interface ResolvedConfig {
  readonly root: string;
  readonly command: "build" | "serve";
  readonly logger: {
    readonly info: (text: string) => void;
    readonly warn: (text: string) => void;
    readonly error: (text: string) => void;
  };
}

/** A plugin for Vite. */
export interface GenerateVitePlugin {
  /** How Vite's messages call it. */
  readonly name: string;
  /** It runs before other plugins, which may read the client's files. */
  readonly enforce: "pre";
  /** Vite calls it with the project's root and its logger. */
  configResolved(config: ResolvedConfig): void;
  /** Vite calls it in development: the plugin watches the spec. */
  configureServer(server: DevServer): void;
  /** Vite calls it when a server or a build starts: the plugin generates the client. */
  buildStart(this: { addWatchFile(path: string): void }): Promise<void>;
}

const NAME = "node-access-generate";

/** How long a spec must rest, in milliseconds: editors write a file in several steps. */
const REST = 50;

/**
 * Makes a plugin for Vite that generates a client when the server or a build starts, and again when the spec changes.
 * Pages then load what changed. A broken spec fails a build; in development, the overlay shows it and the client stays as it was.
 *
 * @param options - The spec, the folder for the client, and the options of {@link generateClient}.
 * @returns the plugin. A project with several specs has several of them.
 *
 * @example
 * ```ts
 * import { generate } from "@node-access/generate/vite";
 *
 * export default { plugins: [generate({ spec: "acme.openapi.yaml", out: "src/acme", plugins: ["zod"] })] };
 * ```
 */
export function generate({ spec, out, ...options }: GenerateViteOptions): GenerateVitePlugin {
  let config: ResolvedConfig | undefined;
  let server: DevServer | undefined;
  let shown: OverlayError | undefined;
  // One after the other: a spec may change while it is read.
  let last: Promise<void> = Promise.resolve();

  const path = (): string => (isAddress(spec) ? spec : resolve(config?.root ?? "", spec));
  const run = async (): Promise<void> => {
    const { files, reports } = await generateClient(path(), options);
    const names = (options.plugins ?? []).map((one) => (typeof one === "string" ? one : one.name));
    writeClient(resolve(config?.root ?? "", out), files, names);
    for (const line of summary(reports)) config?.logger.warn(line);
  };
  const inServer = async (): Promise<void> => {
    try {
      await run();
      // Removes the overlay, although no module may have changed.
      if (shown) server?.ws.send({ type: "full-reload" });
      shown = undefined;
    } catch (error) {
      const { createOverlayError } = await import("./overlay-error.ts");
      shown = createOverlayError(error, NAME);
      config?.logger.error(shown.message);
      server?.ws.send({ type: "error", err: shown });
    }
  };

  return {
    name: NAME,
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(started) {
      server = started;
      // A page that is opened or loaded again shows the mistake too.
      server.ws.on("connection", () => shown && server?.ws.send({ type: "error", err: shown }));
      if (isAddress(spec)) return;
      const folder = isProtos(path()) && !spec.endsWith(".proto") ? path() : dirname(path());
      server.watcher.add(path());
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on("all", (_, changed) => {
        // Specs refer to files next to them.
        const within = relative(folder, changed);
        if (
          !/\.(json|ya?ml|proto)$/.test(changed) ||
          within.startsWith("..") ||
          within.includes("node_modules")
        )
          return;
        clearTimeout(timer);
        timer = setTimeout(() => (last = last.then(inServer)), REST);
        timer.unref();
      });
    },
    async buildStart() {
      if (!isAddress(spec)) this.addWatchFile(path());
      last = last.then(server ? inServer : run);
      await last;
    },
  };
}
