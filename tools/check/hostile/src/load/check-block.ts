import type { SharedChain } from "../upstreams/state-node.ts";
import type { WrongKind } from "./tally.ts";

export interface Checked {
  readonly head?: number;
  readonly wrong?: { readonly kind: WrongKind; readonly what: string };
  /** Whether the result is of a fork that an upstream followed a moment ago. */
  readonly fork?: true;
}

export function wrong(kind: WrongKind, what: string): Checked {
  return { wrong: { kind, what } };
}

/** Milliseconds for which callers may still get a fork's block after its upstream has abandoned the fork. */
const forkVisibleFor = 2_000;

/** Whether an upstream has the fork's block, or had it a moment ago. */
function isRecent(forkedUntil: number): boolean {
  return performance.now() < forkedUntil + forkVisibleFor;
}

/** Compares a block with the chain. @param expected - Its number, if it was requested by number. */
export function checkBlock(chain: SharedChain, result: unknown, expected?: number): Checked {
  const block = result as { readonly number: string; readonly hash: string } | null;
  // An upstream on a fork does not have the chain's last blocks.
  if (block === null && [...chain.forked.values()].some(isRecent)) return { fork: true };
  if (block === null) return wrong("missing", `block ${expected} is null, but a caller has seen it`);
  const number = Number(block.number);
  if (expected !== undefined && number !== expected)
    return wrong("wrong chain", `block ${expected} has number ${number}`);
  if (number > chain.height) return wrong("beyond the chain", `block ${number}; the head is ${chain.height}`);
  const known = chain.blocks[number];
  if (known === undefined || known.hash === block.hash) return {};
  const forkedUntil = chain.forked.get(block.hash);
  if (forkedUntil !== undefined && isRecent(forkedUntil)) return { fork: true };
  return wrong("wrong chain", `block ${number} has hash ${block.hash}, expected ${known.hash}`);
}
