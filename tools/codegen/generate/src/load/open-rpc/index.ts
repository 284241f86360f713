export { valueChecker, type ValueChecker, resultType } from "./value-checker.ts";
export type { CheckedRpc } from "./read-rpc.ts";
export type { RpcDocument } from "./bundle.ts";
export { readDocument } from "./read-document.ts";
export { loadRpc, readRpc } from "./read-rpc.ts";
