import { textAt } from "../../codec/json/json-text.ts";
import { type OperationIds, type Route, routes } from "../../generated/routes.ts";
import type { ClusterRequest } from "../../upstreams/upstream.ts";
import type { PoolMember } from "../pool-member.ts";
import { type BlockHead, finalAtDepth, type HeadReader, readPlaces, stringAt } from "./head-reader.ts";
import { queryMember } from "./query-member.ts";

const beaconSyncing = findRoute("beacon", "getSyncingStatus");
const beaconHeader = findRoute("beacon", "getBlockHeader");
const beaconCheckpoints = findRoute("beacon", "getStateFinalityCheckpoints");
const tezosHeader = findRoute("tezos", "getBlockHeader");
const tezosBootstrapped = findRoute("tezos", "getIsBootstrapped");
/** The chain of a Tezos node's network. */
const tezosChain = "main";

/** Reads block headers from beacon nodes, which number blocks by slot, and whether a node is syncing. */
export const beaconReader: HeadReader = {
  // Source: ethereum/beacon-APIs, `block_id` and `state_id`.
  pathNames: { names: { head: "latest", justified: "safe", finalized: "finalized" } },
  // Duties refer to future slots.
  maxAhead: 2,
  numberNames: ["slot", "head_slot"],
  heightText: (number) => JSON.stringify(String(number)),
  async read(member, block) {
    const head = readRoute(member, beaconHeader, block ?? "head").then(readBeaconHeader);
    // A syncing node may report the slot that it syncs towards.
    return block === undefined ? withSyncing(head, isBeaconSyncing(member)) : head;
  },
  /** A name refers to a checkpoint's block, whose slot may be before the checkpoint's epoch. */
  async readFinal(member) {
    const found = await readRoute(member, beaconCheckpoints, "head");
    const readSlot = async (name: string): Promise<number> => {
      const root = stringAt(found, "data", name, "root");
      if (root === undefined || !/^0x[\da-f]{64}$/i.test(root)) return -1;
      // Before the first checkpoint, it is the genesis.
      if (/^0x0+$/.test(root)) return 0;
      return readBeaconHeader(await readRoute(member, beaconHeader, root))?.number ?? -1;
    };
    const [safe, finalized] = await Promise.all([readSlot("current_justified"), readSlot("finalized")]);
    return { safe, finalized };
  },
};

/** Reads block headers from Tezos nodes, which number blocks by level, and whether a node is syncing. */
export function createTezosReader(finalDepth: number): HeadReader {
  return {
    // Source: Octez, block names of its RPC.
    pathNames: { names: { head: "latest" }, ancestorMarks: "~-" },
    // Rights refer to levels of the future.
    maxAhead: 2,
    numberNames: ["level"],
    async read(member, block) {
      const head = readRoute(member, tezosHeader, tezosChain, block ?? "head").then(readTezosHeader);
      return block === undefined ? withSyncing(head, isTezosSyncing(member)) : head;
    },
    readFinal: async (member) =>
      finalAtDepth(readTezosHeader(await readRoute(member, tezosHeader, tezosChain, "head")), finalDepth),
  };
}

function readBeaconHeader(text: string | undefined): BlockHead | undefined {
  return readPlaces(text, {
    number: ["data", "header", "message", "slot"],
    hash: ["data", "root"],
  });
}

/** A node without its execution node cannot follow the chain either. */
async function isBeaconSyncing(member: PoolMember): Promise<boolean> {
  const text = (await readRoute(member, beaconSyncing)) ?? "null";
  return ["is_syncing", "el_offline"].some((name) => textAt(text, ["data", name]) === "true");
}

function readTezosHeader(text: string | undefined): BlockHead | undefined {
  const head = readPlaces(text, { number: ["level"], hash: ["hash"] });
  const parent = stringAt(text, "predecessor");
  return head && { ...head, ...(parent !== undefined && { parent }) };
}

/** A node that has lost its peers, or waits for a block that does not come, follows the chain no longer. */
async function isTezosSyncing(member: PoolMember): Promise<boolean> {
  const text = (await readRoute(member, tezosBootstrapped, tezosChain)) ?? "null";
  return textAt(text, ["bootstrapped"]) === "false" || stringAt(text, "sync_state") === "unsynced";
}

/** @returns the route of an operation, for what reads it from upstreams. */
export function findRoute<Spec extends keyof OperationIds>(
  spec: Spec,
  operationId: OperationIds[Spec],
): Route {
  return routes.find((route) => route.spec === spec && route.operationId === operationId) as Route;
}

/**
 * @param values - Of the path's parameters, in order.
 * @returns the response, which is JSON; `undefined` for an error.
 * @throws UpstreamFailure if the upstream did not respond.
 */
async function readRoute(
  member: PoolMember,
  { path }: Route,
  ...values: readonly string[]
): Promise<string | undefined> {
  let index = 0;
  const request: ClusterRequest = {
    method: "GET",
    path: path.replaceAll(/\{\w+\}/g, () => values[index++] ?? ""),
    idempotency: "safe",
    cost: "light",
    expectsJson: true,
    only: member.upstream,
  };
  const reply = await queryMember(member, request);
  return reply?.status === 200 ? reply.body.toString("utf8") : undefined;
}

/** Adds whether the upstream says that it is syncing. If that cannot be read, it is not. */
async function withSyncing<Head extends object>(
  readBlock: Promise<Head | undefined>,
  readSyncing: Promise<boolean>,
): Promise<(Head & { readonly isSyncing?: true }) | undefined> {
  // Awaits both, so that neither rejection is unhandled.
  const [head, syncing] = await Promise.allSettled([readBlock, readSyncing]);
  if (head.status === "rejected") throw head.reason;
  const isSyncing = syncing.status === "fulfilled" && syncing.value;
  return head.value && isSyncing ? { ...head.value, isSyncing } : head.value;
}
