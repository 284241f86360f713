import { type CelValue, isCelList, isCelMap } from "@bufbuild/cel";

/** Units that an evaluation may cost. One is about half a microsecond. */
const MAX_COST = 80_000;

let left = 0;

/** Starts to count the cost of an evaluation. */
export function startMeter(): void {
  left = MAX_COST;
}

/** @throws Error if the evaluation has cost too much. */
export function charge(units: number): void {
  left -= units;
  if (left < 0) throw new Error("the expression does too much for this event");
}

/** The cost of looking at a text, or at the entries of a list or a map. */
export function sizeOf(value: CelValue | undefined): number {
  if (typeof value === "string" || value instanceof Uint8Array) return value.length;
  return isCelList(value) || isCelMap(value) ? value.size : 0;
}

/** Charges for looking at a value with all that it contains. */
export function chargeAll(value: CelValue | undefined): void {
  charge(1 + sizeOf(value) / 16);
  if (isCelList(value)) for (const one of value) chargeAll(one);
  if (isCelMap(value)) for (const [, one] of value) chargeAll(one);
}
