import type { WebSocket } from "ws";
import type { CallerSocket } from "../contract/web-socket/caller-socket.ts";
import type { NodeService } from "../routing/node-service.ts";
import type { Caller } from "./caller.ts";

/** What serves a WebSocket that a caller opens. */
export interface SocketService {
  /** What answers in place of a node, if nothing else does. */
  readonly label: string | undefined;
  readonly service: NodeService;
  /** Whose socket it is. */
  readonly caller: Caller;
  readonly serve: (webSocket: WebSocket) => CallerSocket;
}
