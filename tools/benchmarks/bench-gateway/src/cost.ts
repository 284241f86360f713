import type { Child } from "./child.ts";
import { load } from "./load.ts";

/** Calls at once. */
export const atOnce = 64;

/** What calls cost a proxy. */
export interface Cost {
  /** Microseconds of its CPU for a call. */
  readonly cpu: number;
  /** Calls a second. */
  readonly rate: number;
}

/** Makes calls through a proxy and measures what they cost it. */
export async function costOf(child: Child, calls: number, bodyOf: () => string): Promise<Cost> {
  const [cpu, started] = [await child.cpu(), performance.now()];
  await load(child.url, calls, atOnce, bodyOf);
  const seconds = (performance.now() - started) / 1000;
  return { cpu: ((await child.cpu()) - cpu) / calls, rate: calls / seconds };
}
