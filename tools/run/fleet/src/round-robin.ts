import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { Connections } from "@node-access-tools/local-servers";

/** A running load balancer. */
export interface Balancer {
  /** Its name for people: `HAProxy (/usr/sbin/haproxy)`. */
  readonly name: string;
  stop(): Promise<void>;
}

/** A port on which a balancer listens, and the ports it forwards to. */
export interface Route {
  readonly port: number;
  readonly backends: readonly number[];
}

/** Starts a load balancer for machines without HAProxy. Each new TCP connection goes to the next backend on 127.0.0.1 that accepts it. */
export async function startRoundRobin(routes: readonly Route[]): Promise<Balancer> {
  const sockets = new Connections();
  const servers = routes.map(({ port, backends }) => {
    let next = 0;
    const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (caller) => {
      sockets.add(caller.setNoDelay());
      join(caller, backends, next++, backends.length, sockets);
    });
    return server.listen(port, "127.0.0.1");
  });
  await Promise.all(servers.map((server) => once(server, "listening")));
  return {
    name: "built-in round robin (HAProxy is not installed)",
    async stop() {
      const closed = servers.map((server: Server) => new Promise((resolve) => server.close(resolve)));
      sockets.cut();
      await Promise.all(closed);
    },
  };
}

function join(
  caller: Socket,
  backends: readonly number[],
  index: number,
  attempts: number,
  sockets: Connections,
): void {
  if (attempts === 0) return void caller.destroy();
  const port = backends[index % backends.length] as number;
  const backend = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  sockets.add(backend.setNoDelay());
  const next = (): void => join(caller, backends, index + 1, attempts - 1, sockets);
  backend.once("error", next);
  backend.once("connect", () => {
    backend.off("error", next);
    backend.on("close", () => caller.destroy());
    caller.on("close", () => backend.destroy());
    caller.pipe(backend).pipe(caller);
  });
}
