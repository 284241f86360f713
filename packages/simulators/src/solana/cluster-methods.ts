import type { Methods } from "../json-rpc/simulated-node.ts";
import { readOptions, slotFor, checkAddress, solanaCode, reading } from "./reads.ts";
import type { SolanaChain } from "./solana-chain.ts";
import { slotsPerEpoch } from "./slots.ts";
import { failure, invalid } from "../json-rpc/rpc-failure.ts";
import { findExample } from "../find-example.ts";
import type { Fields } from "../values.ts";

/** Maximum leaders of `getSlotLeaders`. Source: anza-xyz/agave. */
const maxLeaders = 5_000;
/** What the validator says about itself, and the addresses that nodes may advertise. */
const [{ clientId, version, featureSet, ...contacts }] = findExample("getClusterNodes") as unknown as [
  Fields,
];
const noContacts = Object.fromEntries(Object.keys(contacts).map((name) => [name, null]));

/** @returns the methods about the network: it has one validator, which leads every slot. */
export function clusterMethods(chain: SolanaChain, genesisHash: string | undefined): Methods {
  const { slots } = chain;
  const { identity } = chain.validator;
  return {
    ...(genesisHash !== undefined && { getGenesisHash: () => genesisHash }),
    // The blocks have no votes of Alpenglow.
    getAgGenesisCert: () => null,
    getIdentity: () => ({ identity }),
    // It has no addresses to advertise.
    getClusterNodes: () => [
      {
        ...noContacts,
        pubkey: identity,
        clientId,
        version,
        featureSet,
        shredVersion: chain.validator.shredVersion,
      },
    ],
    getSlotLeader: () => identity,
    getSlotLeaders: ([, limit]) =>
      Array.from({ length: Math.min(Number(limit), maxLeaders) }, () => identity),
    getLeaderSchedule([first, second]) {
      const options = readOptions(first !== null && typeof first === "object" ? first : second);
      const slot = typeof first === "number" ? first : slots.head;
      if (slot > slots.head + slotsPerEpoch) return null;
      const wanted = options["identity"];
      if (wanted !== undefined && wanted !== identity) return {};
      return { [identity]: Array.from({ length: slotsPerEpoch }, (_, index) => index) };
    },
    getBlockProduction: reading(slots, 0, (newest, _, options) => {
      const epochStart = newest - (newest % slotsPerEpoch);
      const { firstSlot = epochStart, lastSlot = newest } = readOptions(options["range"]);
      const [first, last] = [Number(firstSlot), Number(lastSlot)];
      if (last < first) throw invalid(`lastSlot, ${last}, cannot be less than firstSlot, ${first}`);
      const blocks = slots.heightOf(last) - (first === 0 ? -1 : slots.heightOf(first - 1));
      const isOurs = (options["identity"] ?? identity) === identity;
      const byIdentity = isOurs ? { [identity]: [last - first + 1, blocks] } : {};
      return { byIdentity, range: { firstSlot: first, lastSlot: last } };
    }),
  };
}

/** Slots between two snapshots. Source: anza-xyz/agave, its defaults. */
const fullSnapshotEvery = 100_000;
const incrementalSnapshotEvery = 100;
/** How many votes on top of its own finalize a block. */
const maxDepth = 32;
/** The minimum amount of a delegation, in lamports. */
const minimumDelegation = 1_000_000_000;

/** @returns the methods about votes, stake, inflation and snapshots. All stake is the validator's; there is no inflation. */
export function stakeMethods(chain: SolanaChain): Methods {
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
    getStakeMinimumDelegation: reading(slots, 0, () => minimumDelegation),
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
        throw failure(solanaCode.blockNotAvailable, `Block not available for slot ${Math.max(0, paidIn)}`);
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
      if (full === 0) throw failure(solanaCode.noSnapshot, "No snapshot");
      const incremental = newest - (newest % incrementalSnapshotEvery);
      return { full, incremental: incremental > full ? incremental : null };
    },
  };
}
