import type { RateReport, SearchReport } from "./report.ts";

/** The most calls a second: no process of Node sends more. */
export const MAX_RATE = 100_000;

/** How exact the highest rate is. */
const EXACTNESS = 0.05;

/** Raises the rate until a bound is broken, then narrows down between the highest that held and the lowest that did not. */
export async function searchRate(
  first: number,
  run: (rate: number) => Promise<RateReport>,
  signal: AbortSignal,
): Promise<SearchReport> {
  const steps: RateReport[] = [];
  let held = 0;
  let broken: number | undefined;
  let lateSteps = 0;
  const end = (endedBy: SearchReport["endedBy"]): SearchReport => ({ highestRate: held, endedBy, steps });
  for (let rate = first; ; rate = lateSteps > 0 ? rate : nextRate(held, broken)) {
    const step = await run(rate);
    steps.push(step);
    if (signal.aborted) return end("interruption");
    // Other work on this machine may have made this process late, so the rate gets a second try.
    lateSteps = step.broken !== undefined && step.generator.isLimit ? lateSteps + 1 : 0;
    if (lateSteps > 1) return end("generator");
    if (lateSteps > 0) continue;
    if (step.broken === undefined) held = rate;
    else broken = rate;
    if (held >= MAX_RATE) return end("largest rate");
    if (broken !== undefined && broken - held <= Math.max(1, broken * EXACTNESS)) return end("node");
  }
}

function nextRate(held: number, broken: number | undefined): number {
  if (broken === undefined) return Math.min(MAX_RATE, held * 2);
  const middle = (held + broken) / 2;
  return middle > 2 ? Math.round(middle) : middle;
}
