// What a package that reads a stream needs beside it: each further entry is another file to load.
export { parseJson } from "#platform";
export { badAnswer, callError } from "../call-error.ts";
export type { Place } from "../call-error.ts";
export { pause } from "../pause.ts";
export { retryDelay, STABLE_AFTER } from "../retry.ts";
export { runCall } from "../run-call.ts";
export { iterate } from "./iterate.ts";
export type { ItemSource } from "./iterate.ts";
export type { Step } from "./json-parts.ts";
export { openStream } from "./open-stream.ts";
export type { StreamedBody, StreamedRequest } from "./open-stream.ts";
export { streamAnswer } from "./stream-answer.ts";
export type { StreamedPart, StreamRequest } from "./stream-answer.ts";
