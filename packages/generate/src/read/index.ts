export { readType } from "./json-schema/read-type.ts";
export { readOpenRpc, type ReadParams } from "./open-rpc/read-open-rpc.ts";
export { entries, field, list, SpecDocument, text } from "./spec-document.ts";
