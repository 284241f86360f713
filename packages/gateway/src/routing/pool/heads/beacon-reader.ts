import type { PartRequest } from "../../../contract/part-source.ts";
import { type Route, routes } from "../../../generated/routes.ts";
import type { PoolMember } from "../pool-member.ts";
import { askMember } from "./ask-member.ts";
import type { BlockHead, HeadReader } from "./head-reader.ts";

const syncing = routeOf("getSyncingStatus");
const header = routeOf("getBlockHeader");

/** Reads headers of blocks from beacon nodes, which number them by slot, and whether a node syncs. */
export class BeaconReader implements HeadReader {
  /** Source: ethereum/beacon-APIs, `block_id` and `state_id`. */
  readonly newest = "head";
  /** Duties name slots that are yet to come. */
  readonly plausible = 2;
  readonly numberNames = ["slot", "head_slot"] as const;
  /** Nothing is replaced by the slot of the final block: the roles of slots and epochs in paths differ. */
  readonly hasFinality = false;

  blockText(number: number): string {
    return String(number);
  }

  heightText(number: number): string {
    return JSON.stringify(String(number));
  }

  async read(member: PoolMember, block?: string): Promise<BlockHead | undefined> {
    const head = get(member, header.path.replace(/\{\w+\}/, block ?? "head"));
    // A node may name the slot that it syncs towards, so this alone does not tell how far it is.
    const sync = block === undefined ? get(member, syncing.path) : undefined;
    // Whichever fails first, neither rejects unheard.
    const [headResult, syncResult] = await Promise.allSettled([head, sync]);
    if (headResult.status === "rejected") throw headResult.reason;
    const found = readHeader(headResult.value);
    const isSyncing = syncResult.status === "fulfilled" && saysSyncing(syncResult.value);
    return found && isSyncing ? { ...found, isSyncing } : found;
  }
}

async function get(member: PoolMember, path: string): Promise<unknown> {
  const request: PartRequest = {
    method: "GET",
    path,
    idempotency: "safe",
    cost: "light",
    only: member.upstream,
  };
  const reply = await askMember(member, request);
  if (reply?.status !== 200) return undefined;
  try {
    return JSON.parse(reply.body.toString("utf8"));
  } catch {
    return undefined;
  }
}

function readHeader(value: unknown): BlockHead | undefined {
  const hash = valueAt(value, "data", "root");
  const slot = valueAt(value, "data", "header", "message", "slot");
  if (typeof hash !== "string" || typeof slot !== "string" || !/^\d{1,15}$/.test(slot)) return undefined;
  return { number: Number(slot), hash };
}

/** A node that has lost its execution node cannot follow the chain either. */
function saysSyncing(value: unknown): boolean {
  return valueAt(value, "data", "is_syncing") === true || valueAt(value, "data", "el_offline") === true;
}

function valueAt(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

function routeOf(operationId: Route["operationId"]): Route {
  return routes.find((route) => route.operationId === operationId) as Route;
}
