import { type ExampleValues, type Fields, NoBlock } from "../chain/fill-example.ts";
import { blockResult } from "../evm/blocks.ts";
import { type BeaconChain, findEpoch, slotsPerEpoch } from "./beacon-chain.ts";

type Read = (slot: number, offset: number) => unknown;

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

/** What a beacon chain knows of the values that the rules of the spec name. */
export function readBeaconChain(chain: BeaconChain): ExampleValues {
  const { execution } = chain;
  const payload = (slot: number): Fields => blockResult(execution, { number: slot, isPending: false }, false);
  const reads: Readonly<Record<string, Read>> = {
    slot(slot) {
      if (slot < 0) throw new NoBlock();
      return String(slot);
    },
    block: (slot, offset) => chain.root("block", slot + offset),
    state: (slot) => chain.root("state", slot),
    body: (slot) => chain.root("body", slot),
    proposer: (slot) => String(chain.proposer(slot)),
    // All validators of a slot are in one committee.
    committee: () => "0",
    epoch: (slot, offset) => chain.checkpoint(findEpoch(slot) + offset).epoch,
    checkpoint: (slot, offset) => chain.checkpoint(findEpoch(slot) + offset),
    finalized: (slot) => slot <= chain.finalized,
    "epoch transition": (slot) => slot % slotsPerEpoch === 0,
    "dependent root": (slot, offset) => chain.dependentRoot(findEpoch(slot), -offset),
    "sync committee": (slot, offset) => ({ pubkeys: chain.syncCommitteeKeys(slot, offset) }),
    randao: (slot) => chain.named(`randao ${findEpoch(slot)}`),
    "genesis time": () => String(chain.genesisTime),
    "chain id": () => String(execution.options.chainId),
    "execution payload": (slot) => ({
      ...mapFields(bytes, (name) => payload(slot)[name]),
      ...mapFields(numbers, (name) => String(BigInt(String(payload(slot)[name])))),
    }),
    "execution hash": (slot, offset) => execution.block(Math.max(0, slot + offset)).hash,
    "fee recipient": (slot) => execution.block(slot).header["miner"],
    transactions: (slot) => execution.block(slot).transactions.map((one) => execution.rawTransaction(one)),
    "transactions root": (slot) => payload(slot)["transactionsRoot"],
    "withdrawals root": (slot) => payload(slot)["withdrawalsRoot"],
    withdrawals: () => [],
    // The EVM chain has no blobs.
    blobs: () => [],
    "blob gas": () => "0",
  };
  return {
    read: (name, offset, slot) => reads[name]?.(slot, offset),
    // The only place with a name: the newest block that cannot be reverted.
    find: (_finalized, slot) => Math.max(0, findEpoch(slot) - 2) * slotsPerEpoch,
  };
}

function mapFields(names: Readonly<Record<string, string>>, read: (name: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(names).map(([name, source]) => [name, read(source)]));
}
