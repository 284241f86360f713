import type { HeadPlaces, MethodFacts } from "../../generated/methods.ts";
import type { PoolMember } from "../pool-member.ts";
import { type BlockHead, finalAtDepth, type HeadReader, readPlaces, stringAt } from "./head-reader.ts";
import { readResult } from "./query-member.ts";

/** The methods of a chain whose nodes read blocks by their hashes, as Bitcoin's do. */
export interface HashMethods {
  /** Returns the number and the hash of the newest block, among other things. */
  readonly newest: MethodFacts & { readonly head: HeadPlaces };
  /** Turns a block's number into its hash. */
  readonly hashOf: MethodFacts;
  /** Reads a block, with the hash of the one before it. */
  readonly block: MethodFacts & { readonly parent: readonly string[] };
}

/** Reads block headers by their hashes. A block with `finalDepth` confirmations counts as final. */
export function createHashReader(
  { newest, hashOf, block: byHash }: HashMethods,
  finalDepth: number,
): HeadReader {
  /** The last block that each upstream reported: its parent does not change. */
  const last = new WeakMap<PoolMember, BlockHead>();
  const readNewest = async (member: PoolMember): Promise<BlockHead | undefined> => {
    const found = readPlaces(await readResult(member, newest, []), newest.head);
    const before = last.get(member);
    if (!found || found.hash === before?.hash) return found && { ...before, ...found };
    const header = await readResult(member, byHash, [JSON.stringify(found.hash)]);
    const parent = stringAt(header, ...byHash.parent);
    if (parent === undefined) return found;
    last.set(member, { number: found.number, hash: found.hash, parent });
    return { ...found, parent };
  };
  return {
    maxAhead: 6,
    numberNames: ["blocks", "height"],
    async read(member, block) {
      if (block === undefined) return readNewest(member);
      const hash = stringAt(await readResult(member, hashOf, [block]));
      return hash === undefined ? undefined : { number: Number(block), hash };
    },
    readFinal: async (member) => finalAtDepth(await readNewest(member), finalDepth),
  };
}
