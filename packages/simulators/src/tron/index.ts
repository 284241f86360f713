export { TronNode } from "./tron-node.ts";
