// Includes everything that client packages need, because each further entry point is another file
// to load.
export { parseJson, stringifyJson } from "../json.ts";
export { badResponse, checkSize } from "../call-error.ts";
export type { CallTarget } from "../call-error.ts";
export type { SocketClose, EngineSocket, ConnectFailure, SocketRequest, WebSocketEngine } from "./engine.ts";
export { engine as platformEngine } from "#web-socket-engine";
export { createWebSocketJsonRpc } from "./web-socket-json-rpc.ts";
export type { WebSocketJsonRpc, WebSocketJsonRpcOptions } from "./web-socket-json-rpc.ts";
export type { NotificationQueue, Subscription } from "./subscription.ts";
export type { Channel } from "./channel.ts";
export type { OnResult, SubscribeOptions } from "./subscriptions.ts";
