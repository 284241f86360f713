import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { CallerSocket } from "../codec/web-socket/caller-socket.ts";
import type { NodeService } from "../router/node-service.ts";
import type { Caller } from "./caller.ts";

/** The service behind a WebSocket that a caller opens. */
export interface SocketService {
  /** What responds instead of a node, if anything. */
  readonly label: string | undefined;
  readonly service: NodeService;
  readonly caller: Caller;
  /** Whether a message that is too large gets an error. Otherwise it ends the socket. */
  readonly skipsLarge: boolean;
  /** @param connection - What the WebSocket is written to. */
  readonly serve: (webSocket: WebSocket, connection: Duplex) => CallerSocket;
}
