import type { Methods } from "../json-rpc/simulated-node.ts";
import { confirmedSlotFor, readOptions, slotFor, solanaCode, reading } from "./reads.ts";
import { blockhashAge, type Included } from "./solana-blocks.ts";
import type { SolanaChain } from "./solana-chain.ts";
import { slotsPerEpoch } from "./slots.ts";
import { failure, invalid } from "../json-rpc/rpc-failure.ts";
import { accountsOnlyJson, transactionJson } from "./transaction-json.ts";
import type { Fields } from "../values.ts";

/** Maximum blocks of `getBlocks`. Source: anza-xyz/agave. */
const maxBlocks = 500_000;
const maxSamples = 720;
/** Seconds that a performance sample covers. */
const samplePeriod = 60;
/** How many blocks back the fees go that `getRecentPrioritizationFees` returns. */
const feeBlocks = 150;

/** @returns the methods about slots, blocks, epochs and blockhashes. */
export function blockMethods(chain: SolanaChain): Methods {
  const { slots } = chain;
  const at: (options: unknown) => number = (options) => slotFor(slots, readOptions(options));
  const blocks = (first: number, last: number, limit = Infinity): number[] => {
    const found: number[] = [];
    for (let slot = first; slot <= last && found.length < limit; slot += 1)
      if (!slots.isSkipped(slot)) found.push(slot);
    return found;
  };
  return {
    getSlot: ([options]) => at(options),
    getBlockHeight: ([options]) => slots.heightOf(at(options)),
    getTransactionCount: ([options]) => chain.transactionsUpTo(at(options)).length,
    getLatestBlockhash: reading(slots, 0, (slot) => ({
      blockhash: chain.blockhash(slot),
      lastValidBlockHeight: slots.heightOf(slot) + blockhashAge,
    })),
    isBlockhashValid: reading(slots, 1, (slot, [blockhash]) =>
      chain.isRecent(String(blockhash), slots.heightOf(slot)),
    ),
    getEpochInfo([options]) {
      const absoluteSlot = at(options);
      return {
        absoluteSlot,
        blockHeight: slots.heightOf(absoluteSlot),
        epoch: Math.floor(absoluteSlot / slotsPerEpoch),
        slotIndex: absoluteSlot % slotsPerEpoch,
        slotsInEpoch: slotsPerEpoch,
        transactionCount: chain.transactionsUpTo(absoluteSlot).length,
      };
    },
    getBlock([slot, options]) {
      const fields = readOptions(options);
      checkBlock(chain, Number(slot), confirmedSlotFor(slots, fields));
      return blockJson(chain, Number(slot), fields);
    },
    getBlockTime([slot]) {
      checkBlock(chain, Number(slot), slots.newest("processed"));
      return slots.timeOf(Number(slot));
    },
    getBlocks([first, second, third]) {
      const newest = confirmedSlotFor(
        slots,
        readOptions(typeof second === "number" ? third : (second ?? third)),
      );
      const last = typeof second === "number" ? Math.min(second, newest) : newest;
      if (last - Number(first) > maxBlocks) throw invalid(`Slot range too large; max ${maxBlocks}`);
      return blocks(Number(first), last);
    },
    getBlocksWithLimit([first, limit, options]) {
      if (Number(limit) > maxBlocks) throw invalid(`Limit too large; max ${maxBlocks}`);
      return blocks(Number(first), confirmedSlotFor(slots, readOptions(options)), Number(limit));
    },
    minimumLedgerSlot: () => 0,
    getMaxRetransmitSlot: () => slots.head,
    getMaxShredInsertSlot: () => slots.head,
    getRecentPerformanceSamples([limit]) {
      const slotsPerSample = Math.max(1, Math.round((samplePeriod * 1000) / slots.slotTime));
      const newest = Math.floor(slots.newest("finalized") / slotsPerSample);
      const count = Math.min(Number(limit ?? maxSamples), maxSamples, newest);
      return Array.from({ length: count }, (_, index) => {
        const slot = (newest - index) * slotsPerSample;
        const before = chain.transactionsUpTo(slot - slotsPerSample).length;
        const numTransactions = chain.transactionsUpTo(slot).length - before;
        const numSlots = slots.heightOf(slot) - slots.heightOf(slot - slotsPerSample);
        return {
          slot,
          numSlots,
          numTransactions,
          numNonVoteTransactions: numTransactions,
          samplePeriodSecs: samplePeriod,
        };
      });
    },
    getRecentPrioritizationFees([addresses = []]) {
      const wanted = addresses as readonly string[];
      const newest = slots.head;
      return blocks(slots.slotOfHeight(slots.heightOf(newest) - feeBlocks + 1), newest).map((slot) => {
        const prices = chain
          .transactionsIn(slot)
          .filter(({ accounts }) =>
            wanted.every((address) => accounts.some((one) => one.writable && one.address === address)),
          )
          .map(({ unitPrice }) => unitPrice);
        return { slot, prioritizationFee: prices.length === 0 ? 0 : Math.min(...prices) };
      });
    },
  };
}

/** @returns a slot's block as nodes show it, with the options of the caller. `included`: the transactions to show. */
export function blockJson(
  chain: SolanaChain,
  slot: number,
  options: Fields,
  included: readonly Included[] = chain.transactionsIn(slot),
): Fields {
  const { transactionDetails: details = "full", rewards = true } = options;
  const { slots } = chain;
  const parentSlot = slots.parentOf(slot);
  return {
    blockHeight: slots.heightOf(slot),
    blockTime: slots.timeOf(slot),
    blockhash: chain.blockhash(slot),
    parentSlot,
    previousBlockhash: chain.blockhash(parentSlot),
    ...(details === "full" && { transactions: included.map((one) => transactionJson(one, options)) }),
    ...(details === "accounts" && { transactions: included.map((one) => accountsOnlyJson(one, options)) }),
    ...(details === "signatures" && { signatures: included.map(({ signature }) => signature) }),
    // Nobody is paid on this chain: fees are burned.
    ...(rewards === true && { rewards: [] }),
  };
}

/** @throws RpcFailure if a slot has no block, or comes after `newest`, the last slot that the caller sees. */
function checkBlock({ slots }: SolanaChain, slot: number, newest: number): void {
  if (slot > newest) throw failure(solanaCode.blockNotAvailable, `Block not available for slot ${slot}`);
  if (slots.isSkipped(slot))
    throw failure(
      solanaCode.slotSkipped,
      `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`,
    );
}
