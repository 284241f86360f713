import { median, table } from "@node-access-tools/bench/report";
import { ratio, takeTurns } from "@node-access-tools/bench/turns";
import { baseline, contenders, type Sign, withoutCurve } from "./contenders.ts";

/**
 * Lets the contenders take turns, and shows medians as ratios to the baseline of the same round.
 *
 * @param rounds - Times that each of them signs.
 * @param milliseconds - How long a turn is.
 */
export async function measureSigning(rounds: number, milliseconds: number): Promise<string> {
  const taken = await signInTurns(contenders, rounds, milliseconds);
  const base = taken.get(baseline) ?? [];
  return table([
    ["signatures", "ratio", "a second"],
    ...[...taken].map(([name, speeds]) => [name, ratio(speeds, base), Math.round(median(speeds)).toString()]),
  ]);
}

/**
 * Measures what part of signing an order is its validation: the two signers without a curve take turns.
 *
 * @param rounds - Turns of each of them.
 * @param milliseconds - How long a turn is.
 * @returns the part, 0.05 for a twentieth; of `Node Access` with its own curve.
 */
export async function validationShare(rounds: number, milliseconds: number): Promise<number> {
  const whole = contenders["Node Access"];
  if (!whole) throw new Error("Node Access is no contender");
  const taken = await signInTurns({ ...withoutCurve, whole }, rounds, milliseconds);
  const timeOf = (name: string, round: number): number => 1 / (taken.get(name)?.[round] ?? Number.NaN);
  const shares = Array.from({ length: rounds }, (_, round) => {
    return (timeOf("validated", round) - timeOf("unvalidated", round)) / timeOf("whole", round);
  });
  return median(shares);
}

/** @returns signatures a second, round by round. */
function signInTurns(
  signers: Readonly<Record<string, Sign>>,
  rounds: number,
  milliseconds: number,
): Promise<Map<string, number[]>> {
  const runs = Object.entries(signers).map(
    ([name, sign]) => [name, () => signaturesPerSecond(sign, milliseconds)] as const,
  );
  return takeTurns(Object.fromEntries(runs), rounds);
}

let lastNonce = 1_700_000_000_000;

async function signaturesPerSecond(sign: Sign, milliseconds: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let turn = 0; turn < 20; turn += 1) await sign((lastNonce += 1));
    count += 20;
    elapsed = performance.now() - start;
  }
  return (count * 1000) / elapsed;
}
