export { callNode, NodeError } from "./call-node.ts";
export { type Litecoind, type LitecoindOptions, startLitecoind } from "./start-litecoind.ts";
