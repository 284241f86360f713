export { type BeaconNode, startBeaconNode } from "./beacon-node.ts";
export { serveBeacon, type Served } from "./serve-beacon.ts";
export {
  type BlockBody,
  type ExecutionBlock,
  type Json,
  type MadeHeader,
  SignedChain,
  updateParts,
} from "./signed-chain.ts";
