import { textAt } from "../../codec/json/json-text.ts";
import type { PoolMember } from "../pool-member.ts";
import { type BlockHead, finalAtDepth, type HeadReader } from "./head-reader.ts";
import { readRoute, findRoute, stringAt, withSyncing } from "./read-route.ts";

const header = findRoute("tezos", "getBlockHeader");
const bootstrapped = findRoute("tezos", "getIsBootstrapped");

const chain = "main";

/** Reads block headers from Tezos nodes, which number blocks by level, and whether a node is syncing. */
export function createTezosReader(finalDepth: number): HeadReader {
  return {
    // Source: Octez, block names of its RPC.
    pathNames: { names: { head: "latest" }, ancestorMarks: "~-" },
    // Rights refer to levels of the future.
    maxAhead: 2,
    numberNames: ["level"],
    async read(member, block) {
      const head = readRoute(member, header, chain, block ?? "head").then(readHeader);
      return block === undefined ? withSyncing(head, isSyncing(member)) : head;
    },
    readFinal: async (member) =>
      finalAtDepth(readHeader(await readRoute(member, header, chain, "head")), finalDepth),
  };
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
