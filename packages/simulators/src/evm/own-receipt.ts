import { type Fields, quantity } from "./seeded-blocks.ts";

/** Seconds between two blocks of Ethereum. */
const parentBlockTime = 12;

/** The fee for a transaction's data on the parent chain, and what it follows from. */
const noDataFee: Fields = {
  l1Fee: "0x0",
  l1GasPrice: "0x1",
  l1GasUsed: "0x640",
  l1BlobBaseFee: "0x1",
  l1BaseFeeScalar: "0x0",
  l1BlobBaseFeeScalar: "0x0",
};

/**
 * Returns what nodes of some kinds of chain always add to a receipt. The data of simulated transactions costs nothing on
 * the parent chain, and no batch is sealed.
 *
 * @param families - Of the chain's protocol.
 * @param timestamp - Of the block, in seconds since 1970.
 */
export function ownReceiptFields(families: readonly string[], timestamp: number): Fields {
  if (families.includes("arbitrum"))
    return { gasUsedForL1: "0x0", l1BlockNumber: quantity(Math.floor(timestamp / parentBlockTime)) };
  if (families.includes("op-stack")) return noDataFee;
  if (families.includes("zksync")) return { l2ToL1Logs: [], l1BatchNumber: null, l1BatchTxIndex: null };
  return {};
}
