import { itemTexts, memberTexts, textAt } from "../../codec/json/json-text.ts";
import type { RoutedCall } from "../../upstreams/upstream.ts";
import type { HeadPlaces, MethodFacts } from "../../generated/methods.ts";
import type { PoolMember } from "../pool-member.ts";
import { type BlockHead, type HeadReader, readPlaces } from "./head-reader.ts";
import { readResult } from "./query-member.ts";

/** The methods of a chain whose calls choose by options how final what they read is, as Solana's do. */
export interface SlotMethods {
  /** Returns the number and the hash of the newest block, or with other options of the newest final one. */
  readonly newest: MethodFacts & { readonly head: SlotPlaces };
  /** Returns whether the node has the block with a hash. */
  readonly hasBlock: MethodFacts & { readonly hasBlock: readonly string[] };
}

export type SlotPlaces = Required<Pick<HeadPlaces, "params" | "final" | "least">> & HeadPlaces;

/** How far a response is read for the slot that it is about, in characters. */
const contextLength = 200;

/**
 * Reads the newest blocks of a chain whose blocks are numbered by slots, of which some have none. Nodes cannot
 * respond for an earlier state, so calls are not pinned: they go to an upstream that has the newest block.
 * What is not confirmed yet differs from node to node, and is left to them.
 */
export function createSlotReader({ newest, hasBlock }: SlotMethods): HeadReader {
  const { params, final, least: leastName, number } = newest.head;
  const wanted = Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const read = async (member: PoolMember, options: unknown): Promise<BlockHead | undefined> =>
    readPlaces(await readResult(member, newest, [JSON.stringify(options)]), newest.head);
  /** Only with the options of the newest block does a call read what all upstreams agree on, as far as they have it. */
  const readsNewest = (call: RoutedCall): boolean => {
    const options = readOptions(call.params);
    return options !== undefined && wanted.every(([name, value]) => options.get(name) === value);
  };
  const context = new RegExp(`"context"\\s*:\\s*\\{[^{}]*?"${number.at(-1)}"\\s*:\\s*(\\d{1,15})\\b`);
  return {
    maxAhead: 64,
    numberNames: [],
    readsNewest,
    read: (member) => read(member, params),
    async has(member, { hash }) {
      const result = await readResult(member, hasBlock, [JSON.stringify(hash), JSON.stringify(params)]);
      return result !== undefined && textAt(result, hasBlock.hasBlock) === "true";
    },
    async readFinal(member) {
      const { number: finalized = -1 } = (await read(member, final)) ?? {};
      return { safe: finalized, finalized };
    },
    leastBlock(call) {
      if (!readsNewest(call)) return undefined;
      const least = readOptions(call.params)?.get(leastName) ?? "";
      return /^\d{1,15}$/.test(least) ? Number(least) : undefined;
    },
    newestIn(call, body) {
      if (!readsNewest(call)) return -1;
      const [, slot] = context.exec(body.toString("latin1", 0, contextLength)) ?? [];
      return slot === undefined ? -1 : Number(slot);
    },
  };
}

function readOptions(params: string | undefined): Map<string, string> | undefined {
  if (!params?.includes("{")) return undefined;
  const texts = params.trimStart()[0] === "[" ? itemTexts(params) : [...memberTexts(params).values()];
  const options = texts.findLast((text) => text.startsWith("{"));
  return options === undefined ? undefined : memberTexts(options);
}
