import { type Block, blockResult, headerOf, logsOf } from "@node-access-tools/local-servers/evm-node";

export {
  type Block as TreeBlock,
  blockAfter,
  down,
  logAddress,
  topic,
} from "@node-access-tools/local-servers/evm-node";

export function headText(block: Block): string {
  return JSON.stringify(headerOf(block));
}

/** The response to `eth_getBlockByNumber`. */
export function blockText(block: Block | undefined): string {
  return JSON.stringify(blockResult(block));
}

export function logTexts(block: Block, removed = false): string[] {
  return logsOf(block, removed).map((log) => JSON.stringify(log));
}
