import type { Child } from "../child.ts";
import { load } from "./load.ts";

/** Concurrent calls. */
export const concurrency = 64;

/** The cost of calls for a proxy. */
export interface Cost {
  /** Microseconds of its CPU per call. */
  readonly cpu: number;
  /** Calls per second. */
  readonly rate: number;
}

/** Makes calls through a proxy and measures their cost. */
export async function measureCost(child: Child, calls: number, bodyOf: () => string): Promise<Cost> {
  const [cpu, started] = [await child.cpu(), performance.now()];
  await load(child.url, calls, concurrency, bodyOf);
  const seconds = (performance.now() - started) / 1000;
  return { cpu: ((await child.cpu()) - cpu) / calls, rate: calls / seconds };
}
