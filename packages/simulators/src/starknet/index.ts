export { StarknetNode, type StarknetOptions } from "./starknet-node.ts";
