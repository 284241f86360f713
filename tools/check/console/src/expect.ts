import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds in which something must come true. */
const patience = 20_000;
const lookEvery = 50;

/** @throws Error that says what was expected, if it does not come true. */
export async function eventually(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const until = performance.now() + patience;
  while (!(await isTrue())) {
    if (performance.now() > until) throw new Error(`${what}: not so after ${patience / 1000} s`);
    await sleep(lookEvery);
  }
}

/** @throws Error that says what was expected, if it is not so. */
export function expect(what: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`${what}: not so`);
}
