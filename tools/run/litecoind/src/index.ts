export { callNode, NodeError } from "./call-node.ts";
export { findLitecoind, howToInstall, litecoindFor } from "./find-litecoind.ts";
export { type Litecoind, type LitecoindOptions, startLitecoind } from "./start-litecoind.ts";
