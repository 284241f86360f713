import { type Block, blockResult, createHeader, createLogs } from "@node-access-tools/local-servers/evm-node";

export {
  type Block as TreeBlock,
  blockAfter,
  down,
  logAddress,
  topic,
} from "@node-access-tools/local-servers/evm-node";

export function headText(block: Block): string {
  return JSON.stringify(createHeader(block));
}

/** The response to `eth_getBlockByNumber`. */
export function blockText(block: Block | undefined): string {
  return JSON.stringify(blockResult(block));
}

export function logTexts(block: Block, removed = false): string[] {
  return createLogs(block, removed).map((log) => JSON.stringify(log));
}
