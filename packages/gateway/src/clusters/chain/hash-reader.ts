import { callRequest } from "../../upstreams/rpc-request.ts";
import { memberTexts, readString, textAt } from "../../codec/json/json-text.ts";
import type { HeadPlaces, MethodFacts } from "../../generated/methods.ts";
import type { PoolMember } from "../pool-member.ts";
import type { BlockHead, FinalNumbers, HeadReader } from "./head-reader.ts";
import { queryMember } from "./query-member.ts";

/** The methods of a chain whose nodes read blocks by their hashes, as Bitcoin's do. */
export interface HashMethods {
  /** Returns the number and the hash of the newest block, among other things. */
  readonly newest: MethodFacts & { readonly head: HeadPlaces };
  /** Turns a block's number into its hash. */
  readonly hashOf: MethodFacts;
  /** Reads a block, with the hash of the one before it. */
  readonly block: MethodFacts & { readonly parent: readonly string[] };
}

/**
 * Reads block headers of a chain whose nodes read blocks by their hashes, and know no final ones:
 * a block with enough confirmations counts as final.
 */
export class HashReader implements HeadReader {
  readonly maxAhead = 6;
  readonly numberNames = ["blocks", "height"] as const;
  readonly #methods: HashMethods;
  readonly #finalDepth: number;
  /** The last block that each upstream reported: its parent does not change. */
  readonly #last = new WeakMap<PoolMember, BlockHead>();

  /** @param finalDepth - With how many confirmations a block counts as final. */
  constructor(methods: HashMethods, finalDepth: number) {
    this.#methods = methods;
    this.#finalDepth = finalDepth;
  }

  blockText(number: number): string {
    return String(number);
  }

  heightText(number: number): string {
    return String(number);
  }

  hashText(hash: string): string {
    return JSON.stringify(hash);
  }

  async read(member: PoolMember, block?: string): Promise<BlockHead | undefined> {
    if (block === undefined) return this.#readNewest(member);
    const hash = stringOf(await call(member, this.#methods.hashOf, [block]));
    return hash === undefined ? undefined : { number: Number(block), hash };
  }

  async readFinal(member: PoolMember): Promise<FinalNumbers> {
    const newest = await this.#readNewest(member);
    const final = newest ? Math.max(0, newest.number - this.#finalDepth + 1) : -1;
    return { safe: final, finalized: final };
  }

  async #readNewest(member: PoolMember): Promise<BlockHead | undefined> {
    const { newest, block } = this.#methods;
    const found = readNewest(await call(member, newest, []), newest.head);
    const before = this.#last.get(member);
    if (!found || found.hash === before?.hash) return found && { ...before, ...found };
    const header = await call(member, block, [JSON.stringify(found.hash)]);
    const parent = header === undefined ? undefined : stringOf(textAt(header, block.parent));
    const head = parent === undefined ? found : { ...found, parent };
    if (parent !== undefined) this.#last.set(member, { number: head.number, hash: head.hash, parent });
    return head;
  }
}

/** @returns the result, which is JSON; `undefined` for an error. */
async function call(
  member: PoolMember,
  facts: MethodFacts,
  params: readonly string[],
): Promise<string | undefined> {
  const { name: method } = facts;
  const request = callRequest(
    { id: "1", method, params: `[${params.join(",")}]`, facts },
    { only: member.upstream },
  );
  const reply = await queryMember(member, request);
  const members = reply && memberTexts(reply.body.toString("utf8"));
  return (members?.get("error") ?? "null") === "null" ? members?.get("result") : undefined;
}

function readNewest(text: string | undefined, places: HeadPlaces): BlockHead | undefined {
  if (text === undefined) return undefined;
  const [number = "", hash] = [textAt(text, places.number), stringOf(textAt(text, places.hash))];
  if (!/^\d{1,15}$/.test(number) || hash === undefined) return undefined;
  const isSyncing = places.syncing && textAt(text, places.syncing) === "true";
  return { number: Number(number), hash, ...(isSyncing && { isSyncing }) };
}

function stringOf(text: string | undefined): string | undefined {
  return text?.startsWith('"') ? readString(text) : undefined;
}
