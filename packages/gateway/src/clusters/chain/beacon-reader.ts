import { readString, textAt } from "../../codec/json-text.ts";
import type { ClusterRequest } from "../../codec/cluster.ts";
import { type Route, routes } from "../../generated/routes.ts";
import type { PoolMember } from "../pool-member.ts";
import { queryMember } from "./query-member.ts";
import type { BlockHead, BlockNames, FinalNumbers, HeadReader } from "./head-reader.ts";

const syncing = routeOf("getSyncingStatus");
const header = routeOf("getBlockHeader");
const checkpoints = routeOf("getStateFinalityCheckpoints");

/** Reads block headers from beacon nodes, which number blocks by slot, and whether a node is syncing. */
export class BeaconReader implements HeadReader {
  /** Source: ethereum/beacon-APIs, `block_id` and `state_id`. */
  readonly pathNames: BlockNames = { head: "latest", justified: "safe", finalized: "finalized" };
  /** Duties refer to future slots. */
  readonly maxAhead = 2;
  readonly numberNames = ["slot", "head_slot"] as const;

  blockText(number: number): string {
    return String(number);
  }

  heightText(number: number): string {
    return JSON.stringify(String(number));
  }

  async read(member: PoolMember, block?: string): Promise<BlockHead | undefined> {
    const head = get(member, pathOf(header, block ?? "head"));
    // A syncing node may report the slot that it syncs towards, so its header alone does not show its
    // progress.
    const sync = block === undefined ? get(member, syncing.path) : undefined;
    // Awaits both, so that neither rejection is unhandled.
    const [headResult, syncResult] = await Promise.allSettled([head, sync]);
    if (headResult.status === "rejected") throw headResult.reason;
    const found = readHeader(headResult.value);
    const isSyncing = syncResult.status === "fulfilled" && reportsSyncing(syncResult.value);
    return found && isSyncing ? { ...found, isSyncing } : found;
  }

  /** A name refers to a checkpoint's block, whose slot may be before the checkpoint's epoch. */
  async readFinal(member: PoolMember): Promise<FinalNumbers> {
    const found = await get(member, pathOf(checkpoints, "head"));
    const slotOf = async (name: string): Promise<number> => {
      const root = stringAt(found, "data", name, "root");
      if (root === undefined || !/^0x[\da-f]{64}$/i.test(root)) return -1;
      // Before the first checkpoint, it is the genesis.
      if (/^0x0+$/.test(root)) return 0;
      return readHeader(await get(member, pathOf(header, root)))?.number ?? -1;
    };
    const [safe, finalized] = await Promise.all([slotOf("current_justified"), slotOf("finalized")]);
    return { safe, finalized };
  }
}

/** @returns the response, which is JSON. */
async function get(member: PoolMember, path: string): Promise<string | undefined> {
  const request: ClusterRequest = {
    method: "GET",
    path,
    idempotency: "safe",
    cost: "light",
    expectsJson: true,
    only: member.upstream,
  };
  const reply = await queryMember(member, request);
  return reply?.status === 200 ? reply.body.toString("utf8") : undefined;
}

/** @returns the path of a route for a block or state. */
function pathOf({ path }: Route, id: string): string {
  return path.replace(/\{\w+\}/, id);
}

function readHeader(text: string | undefined): BlockHead | undefined {
  const hash = stringAt(text, "data", "root");
  const slot = stringAt(text, "data", "header", "message", "slot");
  if (hash === undefined || slot === undefined || !/^\d{1,15}$/.test(slot)) return undefined;
  return { number: Number(slot), hash };
}

/** A node without its execution node cannot follow the chain either. */
function reportsSyncing(text = "null"): boolean {
  return ["is_syncing", "el_offline"].some((name) => textAt(text, ["data", name]) === "true");
}

function stringAt(text = "null", ...path: readonly string[]): string | undefined {
  const value = textAt(text, path);
  return value?.startsWith('"') ? readString(value) : undefined;
}

function routeOf(operationId: Route["operationId"]): Route {
  return routes.find((route) => route.operationId === operationId) as Route;
}
