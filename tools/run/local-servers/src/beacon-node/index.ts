export {
  type BeaconNode,
  type BeaconNodeOptions,
  type LightClientRequest,
  type SignedNetwork,
  startBeaconNode,
} from "./beacon-node.ts";
export { bytes, hex } from "./merkle-tree.ts";
export {
  type BlockBody,
  type ExecutionBlock,
  type Json,
  type MadeHeader,
  PLACES,
  type ShownBlocks,
  SignedChain,
} from "./signed-chain.ts";
