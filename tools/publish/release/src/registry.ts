import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listen } from "@node-access-tools/local-servers";

/** A registry on this machine, to which anyone may publish. */
export type Registry = Awaited<ReturnType<typeof startRegistry>>;

/** Starts verdaccio on a free port, with an empty folder as its storage. All other packages come from `uplink`. */
export async function startRegistry(toolbox: string, storage: string, uplink: string) {
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
  const { url, close } = await listen(server);
  const [serve] = server.listeners("request") as RequestListener[];
  const registry = {
    /** `http://127.0.0.1:port/`. */
    url: `${url}/`,
    /** A package whose new versions are rejected, to simulate a failure during a release. */
    rejected: undefined as string | undefined,
    /** The newest version of a package; `undefined` if it was never published. */
    async latest(name: string): Promise<string | undefined> {
      const response = await fetch(`${url}/${name.replace("/", "%2f")}`);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the registry responded with ${response.status} for ${name}`);
      return ((await response.json()) as { "dist-tags": { latest: string } })["dist-tags"].latest;
    },
    [Symbol.asyncDispose]: close,
  };
  server.removeAllListeners("request").on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "PUT" || decodeURIComponent(request.url ?? "") !== `/${registry.rejected}`)
      return serve?.(request, response);
    request.resume();
    response.writeHead(403, { "content-type": "application/json" }).end('{"error":"not now"}');
  });
  return registry;
}
