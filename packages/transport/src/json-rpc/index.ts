export { collectCalls, sendBatch } from "./batch.ts";
export type { BatchItem, BatchOptions, BatchReply, BatchWire, JsonRpc } from "./batch.ts";
export { createHttpJsonRpc } from "./http-json-rpc.ts";
export { parseJson, stringifyJson } from "./parse-json.ts";
export { invalidResponse, jsonRpcError, rawAnswer, readAnswer } from "./read-answer.ts";
export type { RawAnswer } from "./read-answer.ts";
export { nextId, writeRequest } from "./request.ts";
