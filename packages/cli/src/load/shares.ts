import { isCount, readNumber, readPattern } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import type { LoadCall } from "./open-loop.ts";

/** Returns how often a method is called for each call of a method with the share 1; 0 if it is not called. */
export type Shares = (name: string, cost?: string) => number;

/** The largest share, so that the calls of one round fit into memory. */
const MOST = 1_000;

/** Reads the option `--methods`, such as `eth_call=8,eth_get*`. Without it, all methods have the same share, except those that are heavy. */
export function readShares(text: string | undefined): Shares {
  if (text === undefined) return (_, cost) => (cost === "heavy" ? 0 : 1);
  const rows = text.split(",").map((part) => {
    const [name = "", share = "1", ...more] = part.split("=");
    if (more.length > 0 || name.trim() === "")
      throw new CommandError(
        `--methods: expected names with shares, such as eth_call=8,eth_get*=1, received ${JSON.stringify(part)}`,
      );
    const expected = `a whole share from 1 to ${MOST} after ${name.trim()}`;
    return {
      pattern: readPattern(name),
      share: readNumber("--methods", share, expected, (value) => isCount(value) && value <= MOST),
    };
  });
  // The first one that matches counts, as a name before a pattern does.
  return (name) => rows.find(({ pattern }) => pattern.test(name))?.share ?? 0;
}

/** Returns a round of calls, with each as often as its share says and its turns far apart. */
export function arrange(calls: readonly { readonly call: LoadCall; readonly share: number }[]): LoadCall[] {
  const total = calls.reduce((sum, { share }) => sum + share, 0);
  const turns = calls.map((one) => ({ ...one, credit: 0 }));
  return Array.from({ length: total }, () => {
    for (const turn of turns) turn.credit += turn.share;
    const next = turns.reduce((most, turn) => (turn.credit > most.credit ? turn : most));
    next.credit -= total;
    return next.call;
  });
}
