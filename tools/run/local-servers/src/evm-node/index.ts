export {
  type Block,
  blockAfter,
  type BlockHeader,
  type BlockLog,
  blockResult,
  down,
  createHeader,
  logAddress,
  createLogs,
  quantity,
  topic,
} from "./block-tree.ts";
export { type Call, EvmNode, type Habits, type Response, type RpcRequest } from "./evm-node.ts";
export { EvmServer, type Fault } from "./evm-server.ts";
