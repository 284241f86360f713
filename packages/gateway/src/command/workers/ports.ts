import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { listen, type ListenPort } from "../../listeners/listener.ts";
import type { MetricsOptions } from "../options.ts";
import type { ResolvedOptions } from "../resolve-options.ts";
import type { WorkerSetup } from "./worker.ts";

const loopback = "127.0.0.1";

/**
 * All workers listen on the same ports, including those that start later: 0 becomes a free one. Each has a server until
 * the last is chosen, because Node ends a worker, with an error of its own, that listens on a port twice.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option of a port that is not free.
 */
export async function choosePorts(options: ResolvedOptions): Promise<WorkerSetup["options"]> {
  const { port, grpcPort, host, admin, console, metrics } = options;
  const servers: Server[] = [];
  const choose = async (option: ListenPort, wanted: number, own: string): Promise<number> => {
    const server = createServer();
    servers.push(server);
    const chosen = await listen(server, option, wanted, own);
    await reserve(server);
    return chosen;
  };
  // The default address of the admin API, the console and metrics.
  const place = async (option: ListenPort, { port: wanted = 0, host: own = loopback }: MetricsOptions) => ({
    port: await choose(option, wanted, own),
  });
  try {
    return {
      port: await choose("port", port, host),
      grpcPort: await choose("grpcPort", grpcPort, host),
      ...(admin && { admin: await place("admin.port", admin) }),
      ...(console && { console: await place("console.port", console) }),
      ...(metrics && { metrics: await place("metrics.port", metrics) }),
    };
  } finally {
    for (const server of servers) server.close();
  }
}

/**
 * Opens a connection to a server's port that stays until this process ends. While no worker listens, before the first
 * has started or after all were killed, the system gives such a port to no program that asks for any free one.
 */
async function reserve(server: Server): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  server.on("connection", keep);
  const own = connect({ port, host: /^(?:0\.0\.0\.0|::)$/.test(address) ? loopback : address });
  keep(own);
  await Promise.race([once(server, "connection"), once(own, "close")]);
}

/** If one end of the connection fails, nothing is lost but the reservation. */
function keep(socket: Socket): void {
  socket.on("error", () => {}).unref();
}
