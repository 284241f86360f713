import { median, table } from "@node-access-tools/bench/report";
import { baseline, contenders, type Sign, withoutCurve } from "./contenders.ts";

/**
 * Lets the contenders take turns, and shows medians as ratios to the baseline of the same round.
 *
 * @param rounds - Times that each of them signs.
 * @param milliseconds - How long a turn is.
 */
export async function measureSigning(rounds: number, milliseconds: number): Promise<string> {
  const taken = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  // The first round warms the code up and does not count.
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, sign] of Object.entries(contenders)) {
      const speed = await signaturesPerSecond(sign, milliseconds);
      if (round >= 0) taken.get(name)?.push(speed);
    }
  }
  const base = taken.get(baseline) ?? [];
  return table([
    ["signatures", "ratio", "a second"],
    ...[...taken].map(([name, speeds]) => [
      name,
      median(speeds.map((speed, round) => speed / (base[round] ?? Number.NaN))).toFixed(2),
      Math.round(median(speeds)).toString(),
    ]),
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
  const shares: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const validated = 1 / (await signaturesPerSecond(withoutCurve.validated, milliseconds));
    const unvalidated = 1 / (await signaturesPerSecond(withoutCurve.unvalidated, milliseconds));
    const signed = 1 / (await signaturesPerSecond(whole, milliseconds));
    if (round >= 0) shares.push((validated - unvalidated) / signed);
  }
  return median(shares);
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
