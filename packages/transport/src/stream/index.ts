export type { Step } from "./json-parts.ts";
export { streamAnswer } from "./stream-answer.ts";
export type { StreamedPart, StreamRequest } from "./stream-answer.ts";
