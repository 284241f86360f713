import { callRequest } from "../../upstreams/rpc-request.ts";
import { itemTexts, memberTexts, readString, textAt } from "../../codec/json/json-text.ts";
import type { RoutedCall } from "../../upstreams/upstream.ts";
import type { HeadPlaces, MethodFacts } from "../../generated/methods.ts";
import type { PoolMember } from "../pool-member.ts";
import type { BlockHead, FinalNumbers, HeadReader } from "./head-reader.ts";
import { queryMember } from "./query-member.ts";

/** The methods of a chain whose calls choose by options how final what they read is, as Solana's do. */
export interface SlotMethods {
  /** Returns the number and the hash of the newest block, or with other options of the newest final one. */
  readonly newest: MethodFacts & { readonly head: SlotPlaces };
  /** Returns whether the node has the block with a hash. */
  readonly hasBlock: MethodFacts & { readonly hasBlock: readonly string[] };
}

/** Where the newest block's number and hash are, and the options with which the result is about it. */
export type SlotPlaces = Required<Pick<HeadPlaces, "params" | "final" | "least">> & HeadPlaces;

/** How far a response is read for the slot that it is about, in characters. */
const contextLength = 200;

/**
 * Reads the newest blocks of a chain whose blocks are numbered by slots, of which some have none. Nodes cannot respond
 * for an earlier state, so calls are not pinned to a block: they go to an upstream that has the newest one.
 * What is not confirmed yet differs from node to node, and is left to them.
 */
export class SlotReader implements HeadReader {
  readonly maxAhead = 64;
  readonly numberNames = [] as const;
  readonly #methods: SlotMethods;
  readonly #options: readonly (readonly [name: string, value: string])[];

  constructor(methods: SlotMethods) {
    this.#methods = methods;
    this.#options = jsonMembers(methods.newest.head.params);
  }

  blockText(number: number): string {
    return String(number);
  }

  heightText(number: number): string {
    return String(number);
  }

  async read(member: PoolMember): Promise<BlockHead | undefined> {
    const { newest } = this.#methods;
    const result = await call(member, newest, [JSON.stringify(newest.head.params)]);
    return result === undefined ? undefined : readNewest(result, newest.head);
  }

  async has(member: PoolMember, { hash }: BlockHead): Promise<boolean> {
    const { newest, hasBlock } = this.#methods;
    const params = [JSON.stringify(hash), JSON.stringify(newest.head.params)];
    const result = await call(member, hasBlock, params);
    return result !== undefined && textAt(result, hasBlock.hasBlock) === "true";
  }

  async readFinal(member: PoolMember): Promise<FinalNumbers> {
    const { newest } = this.#methods;
    const result = await call(member, newest, [JSON.stringify(newest.head.final)]);
    const finalized = result === undefined ? -1 : (readNewest(result, newest.head)?.number ?? -1);
    return { safe: finalized, finalized };
  }

  /** Only with the options of the newest block does a call read what all upstreams agree on, as far as they have it. */
  readsNewest({ params }: RoutedCall): boolean {
    const options = optionsOf(params);
    return options !== undefined && this.#options.every(([name, value]) => options.get(name) === value);
  }

  leastBlock(routed: RoutedCall): number | undefined {
    if (!this.readsNewest(routed)) return undefined;
    const least = optionsOf(routed.params)?.get(this.#methods.newest.head.least) ?? "";
    return /^\d{1,15}$/.test(least) ? Number(least) : undefined;
  }

  newestIn(routed: RoutedCall, body: Buffer): number {
    if (!this.readsNewest(routed)) return -1;
    const [name = ""] = this.#methods.newest.head.number.slice(-1);
    const pattern = new RegExp(`"context"\\s*:\\s*\\{[^{}]*?"${name}"\\s*:\\s*(\\d{1,15})\\b`);
    const [, number] = pattern.exec(body.toString("latin1", 0, contextLength)) ?? [];
    return number === undefined ? -1 : Number(number);
  }
}

/** @returns the members of the last param that is an object; `undefined` if there is none. */
function optionsOf(params: string | undefined): Map<string, string> | undefined {
  if (!params?.includes("{")) return undefined;
  const texts = params.trimStart()[0] === "[" ? itemTexts(params) : [...memberTexts(params).values()];
  const options = texts.findLast((text) => text.startsWith("{"));
  return options === undefined ? undefined : memberTexts(options);
}

function jsonMembers(options: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  return Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]);
}

/** @returns the result, which is JSON; `undefined` for an error. */
async function call(
  member: PoolMember,
  facts: MethodFacts,
  params: readonly string[],
): Promise<string | undefined> {
  const { name: method } = facts;
  const routed = { id: "1", method, params: `[${params.join(",")}]`, facts };
  const reply = await queryMember(member, callRequest(routed, { only: member.upstream }));
  return reply && memberTexts(reply.body.toString("utf8")).get("result");
}

function readNewest(result: string, places: HeadPlaces): BlockHead | undefined {
  const [number = "", hash = ""] = [textAt(result, places.number), textAt(result, places.hash)];
  if (!/^\d{1,15}$/.test(number) || !hash.startsWith('"')) return undefined;
  return { number: Number(number), hash: readString(hash) };
}
