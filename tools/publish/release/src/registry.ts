import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listen } from "@node-access-tools/local-servers";

/** A registry's metadata of a package. */
export interface Packument {
  readonly versions: Readonly<Record<string, unknown>>;
  readonly "dist-tags": Readonly<Record<string, string>>;
  /** When each version was published, as a date and time. */
  readonly time: Readonly<Record<string, string>>;
}

/** A registry on this machine, to which anyone may publish. */
export interface Registry {
  /** `http://127.0.0.1:port/`. */
  readonly url: string;
  /** The metadata of a package; `undefined` if it was never published. */
  readonly packument: (name: string) => Promise<Packument | undefined>;
  /** Rejects new versions of a package from now on, to simulate a failure during a release. Without a name, accepts all again. */
  readonly rejectNext: (name?: string) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts verdaccio on a free port.
 *
 * @param toolbox - The folder with verdaccio.
 * @param storage - An empty folder.
 * @param uplink - The registry for all other packages.
 */
export async function startRegistry(toolbox: string, storage: string, uplink: string): Promise<Registry> {
  const entry = pathToFileURL(join(toolbox, "node_modules/verdaccio/build/index.js")).href;
  const { runServer } = (await import(entry)) as { readonly runServer: (config: object) => Promise<Server> };
  const server = await runServer({
    storage,
    self_path: storage,
    uplinks: { npm: { url: uplink } },
    packages: {
      // Packages with these names in the public registry must not affect the check.
      "@node-access/*": { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "npm" },
    },
    auth: { htpasswd: { file: join(storage, "htpasswd") } },
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "error" },
  });
  const local = await listen(server);
  let rejected: string | undefined;
  const [serve] = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request").on("request", (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(request.url ?? "");
    if (request.method === "PUT" && rejected !== undefined && path === `/${rejected}`) {
      request.resume();
      response.writeHead(403, { "content-type": "application/json" }).end('{"error":"not now"}');
    } else serve?.(request, response);
  });
  const url = `${local.url}/`;
  return {
    url,
    async packument(name) {
      const response = await fetch(url + name.replace("/", "%2f"));
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the registry responded with ${response.status} for ${name}`);
      return (await response.json()) as Packument;
    },
    rejectNext(name) {
      rejected = name;
    },
    close: local.close,
  };
}
