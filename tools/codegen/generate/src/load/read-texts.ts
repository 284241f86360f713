// Reads specs that were checked before, without loading the checks.
export { readRestTexts } from "./open-api/read-texts.ts";
export { readRpcTexts } from "./open-rpc/read-texts.ts";
