export {
  type BeaconNode,
  type BeaconNodeOptions,
  type LightClientRequest,
  startBeaconNode,
} from "./beacon-node.ts";
export { type ExecutionBlock, type Json, type ShownBlocks, type SignedNetwork } from "./signed-chain.ts";
