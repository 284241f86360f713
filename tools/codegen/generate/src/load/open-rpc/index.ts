export { valueChecker, type ValueChecker, resultType } from "./value-checker.ts";
export { readRpc } from "./read-rpc.ts";
