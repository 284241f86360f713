import { blockResult } from "../evm/blocks.ts";
import type { EvmChain } from "../evm/chain.ts";
import type { Fields } from "./beacon-examples.ts";

/** The fields of a payload that are bytes, and those that are numbers, with their names in the EVM chain's header. */
const bytes = {
  parent_hash: "parentHash",
  fee_recipient: "miner",
  state_root: "stateRoot",
  receipts_root: "receiptsRoot",
  logs_bloom: "logsBloom",
  prev_randao: "mixHash",
  extra_data: "extraData",
  block_hash: "hash",
} as const;
const numbers = {
  block_number: "number",
  gas_limit: "gasLimit",
  gas_used: "gasUsed",
  timestamp: "timestamp",
  base_fee_per_gas: "baseFeePerGas",
} as const;
/** The EVM chain has no blobs. */
const noBlobs = { blob_gas_used: "0", excess_blob_gas: "0" };

/**
 * @param example - A payload with its transactions, or its header.
 * @returns the EVM chain's block of a slot in the form of the example.
 */
export function payloadOf(execution: EvmChain, example: Fields, slot: number): Fields {
  const block = blockResult(execution, { number: slot, isPending: false }, false);
  const content =
    "transactions" in example
      ? {
          transactions: execution.block(slot).transactions.map((one) => execution.rawTransaction(one)),
          withdrawals: [],
        }
      : {
          transactions_root: block["transactionsRoot"],
          withdrawals_root: block["withdrawalsRoot"] ?? example["withdrawals_root"],
        };
  return {
    ...example,
    ...mapped(bytes, (name) => block[name]),
    ...mapped(numbers, (name) => String(BigInt(String(block[name])))),
    ...noBlobs,
    ...content,
  };
}

function mapped(names: Readonly<Record<string, string>>, read: (name: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(names).map(([name, source]) => [name, read(source)]));
}
