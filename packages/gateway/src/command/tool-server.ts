import type { Server } from "node:http";
import { Proxies } from "../access/proxies.ts";
import type { CreateMcpHandler, SharedTexts } from "../surfaces/mcp/mcp-handler.ts";
import { GrpcServer } from "../listeners/grpc-server.ts";
import { handleRequest, type HttpContext } from "../listeners/handle-request.ts";
import { createListener, drain, listen } from "../listeners/listener.ts";
import { type SocketContext, SocketServer } from "../listeners/socket-server.ts";
import { handleMcp } from "../surfaces/mcp/handle-mcp.ts";

/**
 * Where the tools of `/mcp` call the gateway: only this machine reaches it, over plain HTTP and gRPC, since the certificate is for another name.
 * Calls need the same credentials here.
 */
export class ToolServer {
  readonly #context: HttpContext;
  readonly #create: CreateMcpHandler;
  readonly #http: Server;
  readonly #sockets: SocketServer;
  readonly #grpc: GrpcServer;

  /** Creates the server, which does not listen yet. */
  constructor(context: HttpContext & SocketContext, create: CreateMcpHandler) {
    this.#context = context;
    this.#create = create;
    this.#http = createListener(context);
    const own = { ...context, proxies: new Proxies({ trusted: [], requiresTls: false }) };
    this.#sockets = new SocketServer(own, this.#http);
    this.#grpc = new GrpcServer(own, { limits: context.limits });
    this.#http.on("request", (request, response) => handleRequest(own, request, response));
  }

  /**
   * Listens, and serves `/mcp` from then on.
   *
   * @param texts - What the gateway's workers keep for their callers, if it has several.
   */
  async listen(texts: SharedTexts | undefined): Promise<void> {
    const port = await listen(this.#http, "port", 0, "127.0.0.1");
    const grpcPort = await this.#grpc.listen(0, "127.0.0.1");
    const context = this.#context;
    const handler = this.#create(`http://127.0.0.1:${port}`, `http://127.0.0.1:${grpcPort}`, texts);
    context.mcp = (request, response) => handleMcp(context, handler, request, response);
  }

  /** Ends whatever is left: nobody waits for calls of tools any more. */
  async close(): Promise<void> {
    await Promise.all([drain(this.#http, 0), this.#sockets.close(0), this.#grpc.close(0)]);
  }
}
