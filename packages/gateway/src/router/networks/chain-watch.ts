import { within } from "../../observe/clock.ts";
import type { UpstreamNode } from "../../upstreams/upstream-node.ts";

/**
 * Milliseconds until an upstream that has not reported the right chain is checked again: first, and at most.
 */
const minPause = 1_000;
const maxPause = 30_000;
/**
 * Milliseconds that a start waits for upstreams to report their chains. Calls to slower ones wait for them.
 */
const maxWait = 2_000;

interface Pause {
  milliseconds: number;
  until: number;
}

/** Checks which chains upstreams serve: at the start, and later if they have not reported the right one. */
export class ChainWatch {
  readonly #upstreams = new Map<UpstreamNode, Pause>();
  #timer: NodeJS.Timeout | undefined;

  add(upstreams: readonly UpstreamNode[]): void {
    for (const upstream of upstreams) this.#upstreams.set(upstream, { milliseconds: minPause, until: 0 });
  }

  /** @returns when all upstreams have reported their chains, or the time for it is over. */
  async start(): Promise<void> {
    this.#timer ??= setInterval(() => void this.#verifyAll(), minPause).unref();
    await within(this.#verifyAll(), maxWait);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #verifyAll(): Promise<void> {
    const now = performance.now();
    const verifications: Promise<void>[] = [];
    for (const [upstream, pause] of this.#upstreams) {
      if (upstream.isClosed) this.#upstreams.delete(upstream);
      else if (upstream.isVerified) pause.milliseconds = minPause;
      else if (now >= pause.until) {
        pause.until = now + pause.milliseconds;
        pause.milliseconds = Math.min(maxPause, 2 * pause.milliseconds);
        // After a failure, the upstream is checked later, or by the next call.
        verifications.push(upstream.verify().catch(() => {}));
      }
    }
    await Promise.all(verifications);
  }
}
