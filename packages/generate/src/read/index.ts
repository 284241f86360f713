export { readLinkedFiles } from "./linked-files.ts";
export { readType } from "./json-schema/read-type.ts";
export type { DescribedOperation } from "./open-api/operation-reader.ts";
export { readOpenApi } from "./open-api/read-open-api.ts";
export { readOpenRpc, type ReadParams } from "./open-rpc/read-open-rpc.ts";
export { entries, field, list, type Placed, SpecDocument, text } from "./spec-document.ts";
