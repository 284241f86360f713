// Reads specs that have been checked before, without what checks them.
export { readRestTexts } from "./open-api/read-texts.ts";
export { readRpcTexts } from "./open-rpc/read-texts.ts";
