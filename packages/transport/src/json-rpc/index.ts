export { sendBatch } from "./batch.ts";
export { collectCalls } from "./collect-calls.ts";
export type {
  BatchItem,
  BatchOptions,
  BatchRoute,
  BatchRouter,
  BatchWire,
  HttpJsonRpc,
  JsonRpc,
  MessageResponse,
  SendBatch,
} from "./json-rpc.ts";
export { callHttpOnce } from "./call-http-once.ts";
export type { HttpCallOptions } from "./call-http-once.ts";
export { createDialect } from "./dialect.ts";
export type { DialectFacts, JsonRpcDialect } from "./dialect.ts";
export { createHttpJsonRpc } from "./http-json-rpc.ts";
export { parseJson, stringifyJson } from "../json.ts";
export { invalidResponse, jsonRpcError, nextId, rawMessage, readResult, writeRequest } from "./message.ts";
export type { RawMessage } from "./message.ts";
export type { ProtocolTable, SubscriptionNames } from "./protocol-table.ts";
