export { valueChecker, type ValueChecker, resultType } from "./value-checker.ts";
export { readDocument } from "./read-document.ts";
export { loadRpc, readRpc } from "./read-rpc.ts";
