import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { Method } from "../json-rpc/simulated-node.ts";
import { checkAddress, inContext, readOptions, slotFor, solanaCode } from "./reads.ts";
import { slotsPerEpoch } from "./slots.ts";
import type { SolanaChain } from "./solana-chain.ts";

/** Slots between two snapshots. Source: anza-xyz/agave, its defaults. */
const fullSnapshotEvery = 100_000;
const incrementalSnapshotEvery = 100;
/** How many votes on top of its own finalize a block. */
const maxDepth = 32;
/** The minimum amount of a delegation, in lamports. */
const minimumDelegation = 1_000_000_000;

/**
 * @returns the methods about votes, stake, inflation and snapshots. All stake is the validator's; there is no
 * inflation, and so no reward.
 */
export function stakeMethods(chain: SolanaChain): Record<string, Method> {
  const { slots, validator } = chain;
  const totalStake = Number(validator.stake);
  return {
    getVoteAccounts([param]) {
      const options = readOptions(param);
      const slot = slotFor(slots, options);
      const { votePubkey = validator.votes } = options;
      const isOurs = votePubkey === validator.votes;
      return { current: isOurs ? [validator.voteAccount(slots, slot)] : [], delinquent: [] };
    },
    getStakeMinimumDelegation: ([options]) =>
      inContext(slotFor(slots, readOptions(options)), minimumDelegation),
    getInflationGovernor: () => ({ initial: 0, terminal: 0, taper: 0, foundation: 0, foundationTerm: 0 }),
    getInflationRate: () => ({
      total: 0,
      validator: 0,
      foundation: 0,
      epoch: Math.floor(slots.newest("finalized") / slotsPerEpoch),
    }),
    getInflationReward([addresses, param]) {
      const options = readOptions(param);
      const newest = slotFor(slots, options);
      const current = Math.floor(newest / slotsPerEpoch);
      const epoch = Number(options["epoch"] ?? current - 1);
      const paidIn = (epoch + 1) * slotsPerEpoch;
      if (epoch < 0 || paidIn > newest)
        throw new RpcFailure({
          code: solanaCode.blockNotAvailable,
          message: `Block not available for slot ${Math.max(0, paidIn)}`,
        });
      return (addresses as readonly unknown[]).map((address) => (checkAddress(address), null));
    },
    getBlockCommitment([param]) {
      const slot = Number(param);
      const depth = slots.heightOf(slots.head) - slots.heightOf(slot);
      const isOpen = slot <= slots.head && !slots.isSkipped(slot) && depth < maxDepth;
      const commitment = Array.from({ length: maxDepth }, (_, index) => (index === depth ? totalStake : 0));
      return { commitment: isOpen ? commitment : null, totalStake };
    },
    getHighestSnapshotSlot() {
      const newest = slots.newest("finalized");
      const full = newest - (newest % fullSnapshotEvery);
      if (full === 0) throw new RpcFailure({ code: solanaCode.noSnapshot, message: "No snapshot" });
      const incremental = newest - (newest % incrementalSnapshotEvery);
      return { full, incremental: incremental > full ? incremental : null };
    },
  };
}
