import { Proxies } from "../access/proxies.ts";
import type { CreateMcpHandler, SharedTexts } from "../surfaces/mcp/mcp-handler.ts";
import { GrpcServer } from "../listeners/grpc-server.ts";
import { handleRequest, type HttpContext } from "../listeners/handle-request.ts";
import { createListener, drain, listen } from "../listeners/listener.ts";
import { SocketServer } from "../listeners/socket-server.ts";
import { handleMcp } from "../surfaces/mcp/handle-mcp.ts";

/**
 * Serves `/mcp`, and listens where its tools call the gateway: only this machine reaches it, without TLS, since the
 * certificate is for another name. Calls need the same credentials here.
 */
export async function serveTools(
  context: HttpContext,
  create: CreateMcpHandler,
  texts: SharedTexts | undefined,
): Promise<() => Promise<void>> {
  const http = createListener(context);
  const own = { ...context, proxies: new Proxies({ trusted: [], requiresTls: false }) };
  const sockets = new SocketServer(own, http);
  const grpc = new GrpcServer(own, { limits: context.limits });
  http.on("request", (request, response) => handleRequest(own, request, response));
  const port = await listen(http, "port", 0, "127.0.0.1");
  const grpcPort = await grpc.listen(0, "127.0.0.1");
  const handler = create(`http://127.0.0.1:${port}`, `http://127.0.0.1:${grpcPort}`, texts);
  context.mcp = (request, response) => handleMcp(context, handler, request, response);
  return async () => {
    await Promise.all([drain(http, 0), sockets.close(0), grpc.close(0)]);
  };
}
