import { median, table } from "../report.ts";
import { ratio, runRounds } from "../rounds.ts";
import { baseline, contenders, type Sign, withoutCurve } from "./contenders.ts";

/**
 * Runs the contenders, and returns a table of medians as ratios to the baseline in the same round.
 *
 * @param milliseconds - The length of a run.
 */
export async function measureSigning(rounds: number, milliseconds: number): Promise<string> {
  const results = await signInRounds(contenders, rounds, milliseconds);
  const base = results.get(baseline) ?? [];
  return table([
    ["signatures", "ratio", "a second"],
    ...[...results].map(([name, speeds]) => [
      name,
      ratio(speeds, base),
      Math.round(median(speeds)).toString(),
    ]),
  ]);
}

/**
 * Measures what fraction of the time of signing an order is its validation, with the two signers without a curve.
 *
 * @param rounds - Measured runs of each signer.
 * @param milliseconds - The length of a run.
 * @returns the fraction of the time that `Node Access` takes with its own curve: 0.05 is 5 %.
 */
export async function validationShare(rounds: number, milliseconds: number): Promise<number> {
  const whole = contenders["Node Access"];
  if (!whole) throw new Error("Node Access is not a contender");
  const results = await signInRounds({ ...withoutCurve, whole }, rounds, milliseconds);
  const computeTime = (name: string, round: number): number => 1 / (results.get(name)?.[round] ?? Number.NaN);
  const shares = Array.from({ length: rounds }, (_, round) => {
    return (
      (computeTime("validated", round) - computeTime("unvalidated", round)) / computeTime("whole", round)
    );
  });
  return median(shares);
}

/** @returns signatures per second, round by round. */
function signInRounds(
  signers: Readonly<Record<string, Sign>>,
  rounds: number,
  milliseconds: number,
): Promise<Map<string, number[]>> {
  const runs = Object.entries(signers).map(
    ([name, sign]) => [name, () => signaturesPerSecond(sign, milliseconds)] as const,
  );
  return runRounds(Object.fromEntries(runs), rounds);
}

let lastNonce = 1_700_000_000_000;

async function signaturesPerSecond(sign: Sign, milliseconds: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let index = 0; index < 20; index += 1) await sign((lastNonce += 1));
    count += 20;
    elapsed = performance.now() - start;
  }
  return (count * 1000) / elapsed;
}
