// Includes everything that packages with streams need, because each further entry point is another
// file to load.
export { parseJson } from "../json.ts";
export { badResponse, callError } from "../call-error.ts";
export type { CallTarget } from "../call-error.ts";
export { sleep } from "../sleep.ts";
export { retryDelay } from "../json-rpc/retry-delay.ts";
export { delayByStatus, STABLE_AFTER } from "../retry.ts";
export { runCall } from "../run-call.ts";
export { iterate } from "./iterate.ts";
export type { ItemIterator, ItemSource } from "./iterate.ts";
export type { Step } from "./json-parts.ts";
export { openStream } from "./open-stream.ts";
export type { StreamedBody, StreamedRequest } from "./open-stream.ts";
export { streamResponse } from "./stream-response.ts";
export type { StreamedPart, StreamRequest } from "./stream-response.ts";
