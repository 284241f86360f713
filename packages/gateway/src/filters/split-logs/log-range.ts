import { readRangeLimit } from "@node-access/transport/range-limit";
import { blockReference, paramText } from "../block-reference.ts";
import { itemTexts, memberTexts, objectText, readString } from "../../codec/json/json-text.ts";
import type { RoutedCall, Upstream } from "../../upstreams/upstream.ts";

/** The first and the last block of a range, by number. */
export interface LogRange {
  readonly from: number;
  readonly to: number;
}

/**
 * @returns the blocks that a call for logs covers, if it can be split and the slices' results concatenated.
 */
export function readLogRange({ facts, params }: RoutedCall): LogRange | undefined {
  const { blockRange, splits } = facts;
  const filter = splits && blockRange && paramText(params, blockRange);
  if (!filter?.startsWith("{")) return undefined;
  const members = memberTexts(filter);
  if (members.has("blockHash")) return undefined;
  const [from, to] = [blockReference(members.get("fromBlock")), blockReference(members.get("toBlock"))];
  if (from === undefined || to === undefined || from < 0 || to < from) return undefined;
  return { from, to };
}

export function countBlocks({ from, to }: LogRange): number {
  return to - from + 1;
}

export function callForSlice(call: RoutedCall, { from, to }: LogRange): RoutedCall {
  const { facts, params = "[]" } = call;
  const { index, name } = facts.blockRange ?? { index: 0, name: "" };
  const filter = memberTexts(paramText(params, { index, name }) ?? "{}");
  filter.set("fromBlock", hex(from)).set("toBlock", hex(to));
  if (params.trimStart()[0] === "{")
    return { ...call, params: objectText(memberTexts(params).set(name, objectText(filter))), block: to };
  const items = itemTexts(params);
  items[index] = objectText(filter);
  return { ...call, params: `[${items.join(",")}]`, block: to };
}

/** @returns the slices of a range, in order, each with at most `limit` blocks. */
export function cutRange({ from, to }: LogRange, limit: number): LogRange[] {
  const slices: LogRange[] = [];
  for (let at = from; at <= to; at += limit) slices.push({ from: at, to: Math.min(to, at + limit - 1) });
  return slices;
}

function hex(number: number): string {
  return `"0x${number.toString(16)}"`;
}

/** Milliseconds until a learned limit is tried again, since an upstream's plan may change. */
const limitLifetime = 600_000;

/** How many blocks each upstream accepts in one call for logs: from its options, and from its errors. */
export class RangeLimits {
  readonly #learned = new Map<Upstream, { readonly limit: number; readonly until: number }>();

  /** @returns `Infinity` if no limit is known. */
  of(upstream: Upstream, now: number): number {
    const learned = this.#learned.get(upstream);
    const known = learned && learned.until > now ? learned.limit : Infinity;
    return Math.min(upstream.limits.logsRange ?? Infinity, known);
  }

  /** Learns from an upstream's rejection of this many blocks, if it says how many it accepts. */
  learn(upstream: Upstream, error: string, size: number, now: number): void {
    const limit = readRangeLimit(readString(memberTexts(error).get("message") ?? '""'), size)?.blocks;
    if (limit !== undefined) this.#learned.set(upstream, { limit, until: now + limitLifetime });
  }
}
