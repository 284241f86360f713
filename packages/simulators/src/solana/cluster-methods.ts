import type { Method } from "../json-rpc/simulated-node.ts";
import { type Fields, inContext, invalid, readOptions, slotFor, version } from "./reads.ts";
import type { SolanaChain } from "./solana-chain.ts";
import { slotsPerEpoch } from "./slots.ts";

/** Maximum leaders of `getSlotLeaders`. Source: anza-xyz/agave. */
const maxLeaders = 5_000;
/** The addresses that nodes may advertise. */
const addresses = [
  "gossip",
  "tvu",
  "tpu",
  "tpuQuic",
  "tpuForwards",
  "tpuForwardsQuic",
  "tpuVote",
  "serveRepair",
  "rpc",
  "pubsub",
];

/** @returns the methods about the network: it has one validator, which leads every slot. */
export function clusterMethods(chain: SolanaChain, genesisHash: string | undefined): Record<string, Method> {
  const { slots } = chain;
  const { identity } = chain.validator;
  return {
    ...(genesisHash !== undefined && { getGenesisHash: () => genesisHash }),
    getHealth: () => "ok",
    getIdentity: () => ({ identity }),
    getVersion: () => version,
    // It has no addresses to advertise.
    getClusterNodes: () => [
      {
        ...Object.fromEntries(addresses.map((name) => [name, null])),
        pubkey: identity,
        clientId: "Agave",
        version: version["solana-core"],
        featureSet: version["feature-set"],
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
    getBlockProduction([param]) {
      const options = readOptions(param);
      const newest = slotFor(slots, options);
      const epochStart = newest - (newest % slotsPerEpoch);
      const { firstSlot = epochStart, lastSlot = newest } = readOptions(options["range"]);
      const range = { firstSlot: Number(firstSlot), lastSlot: Number(lastSlot) };
      if (range.lastSlot < range.firstSlot)
        throw invalid(`lastSlot, ${range.lastSlot}, cannot be less than firstSlot, ${range.firstSlot}`);
      const leaderSlots = range.lastSlot - range.firstSlot + 1;
      const blocks =
        slots.heightOf(range.lastSlot) - (range.firstSlot === 0 ? -1 : slots.heightOf(range.firstSlot - 1));
      const { identity: wanted = identity } = options;
      const byIdentity: Fields = wanted === identity ? { [identity]: [leaderSlots, blocks] } : {};
      return inContext(newest, { byIdentity, range });
    },
  };
}
