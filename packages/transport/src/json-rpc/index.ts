export { collectCalls, sendBatch } from "./batch.ts";
export type { BatchItem, BatchOptions, BatchReply, BatchWire, JsonRpc } from "./json-rpc.ts";
export { callHttpOnce, createHttpJsonRpc } from "./http-json-rpc.ts";
export type { HttpCallOptions } from "./http-json-rpc.ts";
export { parseJson, stringifyJson } from "./parse-json.ts";
export { invalidResponse, jsonRpcError, nextId, rawAnswer, readAnswer, writeRequest } from "./message.ts";
export type { RawAnswer } from "./message.ts";
