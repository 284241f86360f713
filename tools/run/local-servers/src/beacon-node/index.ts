export {
  type BeaconNode,
  type BeaconNodeOptions,
  type LightClientRequest,
  type SignedNetwork,
  startBeaconNode,
} from "./beacon-node.ts";
export {
  type BlockBody,
  type ExecutionBlock,
  type Json,
  type MadeHeader,
  type ShownBlocks,
  SignedChain,
} from "./signed-chain.ts";
