export { collectCalls, sendBatch } from "./batch.ts";
export type { BatchItem, BatchOptions, BatchReply, BatchWire, JsonRpc } from "./json-rpc.ts";
export { createHttpJsonRpc } from "./http-json-rpc.ts";
export { parseJson, stringifyJson } from "./parse-json.ts";
export { invalidResponse, jsonRpcError, nextId, rawAnswer, readAnswer, writeRequest } from "./message.ts";
export type { RawAnswer } from "./message.ts";
