import { GrpcServer } from "./grpc-server.ts";
import { handleRequest, type HttpContext } from "./handle-request.ts";
import { createListener, drain, listen } from "./listener.ts";
import { SocketServer } from "./socket-server.ts";

const host = "127.0.0.1";

/** What listens for this machine alone, without TLS, since the certificate is for another name. */
export interface LocalListener {
  readonly url: string;
  readonly grpcUrl: string;
  /** @param milliseconds - The time that requests in flight have. */
  close(milliseconds: number): Promise<void>;
}

/** Serves callers of this machine on free ports. */
export async function listenLocally(context: HttpContext): Promise<LocalListener> {
  const { limits } = context;
  const http = createListener({ limits });
  const sockets = new SocketServer(context, http);
  const grpc = new GrpcServer(context, { limits });
  http.on("request", (request, response) => handleRequest(context, request, response));
  return {
    url: `http://${host}:${await listen(http, "port", 0, host)}`,
    grpcUrl: `http://${host}:${await grpc.listen(0, host)}`,
    async close(milliseconds) {
      await Promise.all([drain(http, milliseconds), sockets.close(milliseconds), grpc.close(milliseconds)]);
    },
  };
}
