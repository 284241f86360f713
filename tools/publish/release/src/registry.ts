import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listen } from "@node-access-tools/local-servers";

/** What a registry tells of a package. */
export interface Packument {
  readonly versions: Readonly<Record<string, unknown>>;
  readonly "dist-tags": Readonly<Record<string, string>>;
  /** When each version came, as a date and time. */
  readonly time: Readonly<Record<string, string>>;
}

/** A registry on this machine, that anyone may publish to. */
export interface Registry {
  /** `http://127.0.0.1:port/`. */
  readonly url: string;
  /** What it has of a package; `undefined` where nothing was published. */
  readonly packument: (name: string) => Promise<Packument | undefined>;
  /** From now on it accepts no new version of this package, as if it failed in the middle of a release; with nothing it takes all again. */
  readonly refuse: (name?: string) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts verdaccio on a free port.
 *
 * @param toolbox the folder into which verdaccio is installed
 * @param storage an empty folder
 * @param uplink the registry that all packages but ours come from
 */
export async function startRegistry(toolbox: string, storage: string, uplink: string): Promise<Registry> {
  const entry = pathToFileURL(join(toolbox, "node_modules/verdaccio/build/index.js")).href;
  const { runServer } = (await import(entry)) as { readonly runServer: (config: object) => Promise<Server> };
  const server = await runServer({
    storage,
    self_path: storage,
    uplinks: { npm: { url: uplink } },
    packages: {
      // Whatever the world has under these names must not change what the check sees.
      "@node-access/*": { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "npm" },
    },
    auth: { htpasswd: { file: join(storage, "htpasswd") } },
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "error" },
  });
  const local = await listen(server);
  let refused: string | undefined;
  const [answer] = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request").on("request", (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(request.url ?? "");
    if (request.method === "PUT" && refused !== undefined && path === `/${refused}`) {
      request.resume();
      response.writeHead(403, { "content-type": "application/json" }).end('{"error":"not now"}');
    } else answer?.(request, response);
  });
  const url = `${local.url}/`;
  return {
    url,
    async packument(name) {
      const response = await fetch(url + name.replace("/", "%2f"));
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the registry answered ${response.status} for ${name}`);
      return (await response.json()) as Packument;
    },
    refuse(name) {
      refused = name;
    },
    close: local.close,
  };
}
