import type { TestChain } from "../chain/test-chain.ts";

/** What may be wrong with a response. */
export type WrongKind =
  | "wrong chain"
  | "beyond the chain"
  | "missing"
  | "incomplete"
  | "wrong state"
  | "malformed";

/** What is to be said about one result. */
export interface Checked {
  /** The head that it tells. */
  readonly head?: number;
  readonly wrong?: { readonly kind: WrongKind; readonly what: string };
  /** Whether it is of a fork that an upstream followed just now. */
  readonly fork?: true;
}

export function fine(head?: number): Checked {
  return head === undefined ? {} : { head };
}

export function wrong(kind: WrongKind, what: string): Checked {
  return { wrong: { kind, what } };
}

/** Milliseconds for which a block of a fork may still be seen after its upstream has given it up. */
const forkedFor = 2_000;

/** Whether an upstream has had the fork's block just now, or has it. */
function isRecent(forkedUntil: number): boolean {
  return performance.now() < forkedUntil + forkedFor;
}

/**
 * Holds a block against the chain.
 *
 * @param expected - Its number, if it was requested by one.
 */
export function checkBlock(chain: TestChain, result: unknown, expected?: number): Checked {
  const block = result as { readonly number: string; readonly hash: string } | null;
  // An upstream that is on a fork does not have the chain's last blocks.
  if (block === null && [...chain.forked.values()].some(isRecent)) return { fork: true };
  if (block === null) return wrong("missing", `block ${expected} is null, and somebody has seen it`);
  const number = Number(block.number);
  if (expected !== undefined && number !== expected)
    return wrong("wrong chain", `block ${expected} has number ${number}`);
  if (number > chain.height) return wrong("beyond the chain", `block ${number}; the head is ${chain.height}`);
  const known = chain.blocks[number];
  if (known === undefined || known.hash === block.hash) return fine();
  const forkedUntil = chain.forked.get(block.hash);
  if (forkedUntil !== undefined && isRecent(forkedUntil)) return { fork: true };
  return wrong("wrong chain", `block ${number} has hash ${block.hash}, expected ${known.hash}`);
}
