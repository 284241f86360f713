import { setTimeout as sleep } from "node:timers/promises";
import type { UpstreamNode } from "../../contract/part-source.ts";

/** Milliseconds after which an upstream is asked again that has not told the right chain: the first time, and at most. */
const firstPause = 1_000;
const longestPause = 30_000;
/** Milliseconds that a start waits for upstreams to tell their chains. Calls wait for those that take longer. */
const patience = 2_000;

/** When an upstream is asked again. */
interface Pause {
  milliseconds: number;
  until: number;
}

/** Asks upstreams which chain they serve: at the start, and then those again that have not told the right one. */
export class ChainWatch {
  readonly #upstreams = new Map<UpstreamNode, Pause>();
  #timer: NodeJS.Timeout | undefined;

  add(upstreams: readonly UpstreamNode[]): void {
    for (const upstream of upstreams) this.#upstreams.set(upstream, { milliseconds: firstPause, until: 0 });
  }

  /** @returns when all upstreams have told their chains, or have had the time for it. */
  async start(): Promise<void> {
    this.#timer ??= setInterval(() => void this.#ask(), firstPause).unref();
    const late = new AbortController();
    await Promise.race([this.#ask(), sleep(patience, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #ask(): Promise<void> {
    const now = performance.now();
    const asked: Promise<void>[] = [];
    for (const [upstream, pause] of this.#upstreams) {
      if (upstream.isClosed) this.#upstreams.delete(upstream);
      else if (upstream.isVerified) pause.milliseconds = firstPause;
      else if (now >= pause.until) {
        pause.until = now + pause.milliseconds;
        pause.milliseconds = Math.min(longestPause, 2 * pause.milliseconds);
        // One that fails is asked again later, or by the next call.
        asked.push(upstream.verify().catch(() => {}));
      }
    }
    await Promise.all(asked);
  }
}
