import { textAt } from "../../codec/json/json-text.ts";
import type { PoolMember } from "../pool-member.ts";
import type { BlockHead, BlockNames, FinalNumbers, HeadReader } from "./head-reader.ts";
import { readRoute, routeOf, stringAt, withSyncing } from "./read-route.ts";

const header = routeOf("tezos", "getBlockHeader");
const bootstrapped = routeOf("tezos", "getIsBootstrapped");

/** The chain of a node's network. */
const chain = "main";

/** Reads block headers from Tezos nodes, which number blocks by level, and whether a node is syncing. */
export class TezosReader implements HeadReader {
  /** Source: Octez, block names of its RPC. */
  readonly pathNames: BlockNames = { names: { head: "latest" }, ancestorMarks: "~-" };
  /** Rights refer to levels of the future. */
  readonly maxAhead = 2;
  readonly numberNames = ["level"] as const;
  readonly #finalDepth: number;

  /** @param finalDepth - With how many confirmations a block counts as final. */
  constructor(finalDepth: number) {
    this.#finalDepth = finalDepth;
  }

  blockText(number: number): string {
    return String(number);
  }

  heightText(number: number): string {
    return String(number);
  }

  async read(member: PoolMember, block?: string): Promise<BlockHead | undefined> {
    const head = readRoute(member, header, chain, block ?? "head").then(readHeader);
    return block === undefined ? withSyncing(head, isSyncing(member)) : head;
  }

  async readFinal(member: PoolMember): Promise<FinalNumbers> {
    const head = readHeader(await readRoute(member, header, chain, "head"));
    const final = head ? Math.max(0, head.number - this.#finalDepth + 1) : -1;
    return { safe: final, finalized: final };
  }
}

function readHeader(text = "null"): BlockHead | undefined {
  const [hash, level = ""] = [stringAt(text, "hash"), textAt(text, ["level"])];
  if (hash === undefined || !/^\d{1,15}$/.test(level)) return undefined;
  const parent = stringAt(text, "predecessor");
  return { number: Number(level), hash, ...(parent !== undefined && { parent }) };
}

/** A node that has lost its peers, or waits for a block that does not come, follows the chain no longer. */
async function isSyncing(member: PoolMember): Promise<boolean> {
  const text = (await readRoute(member, bootstrapped, chain)) ?? "null";
  return textAt(text, ["bootstrapped"]) === "false" || stringAt(text, "sync_state") === "unsynced";
}
