import type { Adapter, ClientOptions, Probe } from "./adapter.ts";
import { startGrpcServer } from "../server/grpc-server.ts";
import type { HostileOptions, HostileServer } from "../server/hostile-options.ts";
import { startHostileServer } from "../server/hostile-server.ts";

/** The secret that every client of the suite gets as its credential. */
export const TOKEN = "t0psecret-t0ken-of-the-suite";

export function serverFor({ surface }: Adapter, options: HostileOptions): Promise<HostileServer> {
  return surface === "grpc" ? startGrpcServer(options) : startHostileServer(options);
}

/** Returns a server's address as a client of this protocol needs it. */
export function urlFor({ surface }: Adapter, { url }: HostileServer): string {
  return surface === "web-socket" ? url.replace("http", "ws") : url;
}

/** Starts a server, and connects a client to it. `connect` creates another client of the same server. */
export async function connectTo(adapter: Adapter, server: HostileOptions) {
  const started = await serverFor(adapter, server);
  const url = urlFor(adapter, started);
  const connect = async (options: ClientOptions = {}): Promise<Probe> =>
    adapter.connect({ ...options, url, token: TOKEN });
  return { server: started, probe: await connect(), connect };
}
