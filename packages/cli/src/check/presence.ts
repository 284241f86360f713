import { setTimeout as sleep } from "node:timers/promises";

/** No further request is sent: there is no time, no request left, or no node. */
export class LimitReached extends Error {}

/** Ends a step when no further request is sent. */
export async function runBounded(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
}

/** Sends a request; whether it has a response. */
export type Probe = () => Promise<boolean>;

/** How long to wait before each probe of a node that may be lost, in milliseconds. */
const PAUSES = [0, 250, 1_500];

/** After how many refusals, without any other response before, the credential is wrong. */
const REFUSALS = 3;

/** Distinguishes a request that failed from a node that is lost. */
export class Presence {
  readonly #onLost: (what: string) => void;
  readonly #signal: AbortSignal;
  readonly #started: number = Date.now();
  #responses = 0;
  #probe: Probe | undefined;
  #asked: Promise<string | undefined> | undefined;
  #lost: string | undefined;
  #seconds = 0;
  #isServed = false;
  #refusals = 0;
  /** Why the node refuses the credential, if it has for all requests. */
  refused: string | undefined;

  /** @param onLost - Called once, with what happened, if a node that had responded does so no more. */
  constructor(signal: AbortSignal, onLost: (what: string) => void) {
    this.#signal = signal;
    this.#onLost = onLost;
  }

  /** Why the node is unreachable, if it has never responded. */
  get unreachable(): string | undefined {
    return this.#responses === 0 ? this.#lost : undefined;
  }

  /** @throws LimitReached if the node is lost, or refuses the credential. */
  check(): void {
    if (this.refused !== undefined)
      throw new LimitReached(`not asked: the node refuses the credential: ${this.refused}`);
    if (this.#lost !== undefined) throw new LimitReached(`not asked: ${this.#summary()}`);
  }

  /** Counts a response. `refusal` says how it refuses the credential; `probe` sends the request again. */
  responded(probe: Probe, refusal: string | undefined): void {
    this.#responses += 1;
    this.#probe ??= probe;
    // A credential may be for some methods alone.
    if (refusal === undefined) this.#isServed = true;
    else if (!this.#isServed && ++this.#refusals >= REFUSALS) this.refused = refusal;
  }

  /** Finds out what a request without a response means: that request, or the node. A lost node ends the check. */
  async failed(why: string, probe: Probe): Promise<void> {
    this.check();
    const isNew = this.#asked === undefined;
    this.#lost = await (this.#asked ??= this.#ask(why, this.#probe ?? probe));
    this.#asked = undefined;
    if (this.#lost !== undefined && isNew && this.#responses > 0)
      this.#onLost(`${this.#summary()}: ${this.#lost}`);
    this.check();
  }

  async #ask(why: string, probe: Probe): Promise<string | undefined> {
    this.#seconds = Math.round((Date.now() - this.#started) / 100) / 10;
    // A node that has never responded is most likely not there.
    for (const pause of this.#responses === 0 ? PAUSES.slice(0, 2) : PAUSES) {
      await sleep(pause, undefined, { signal: this.#signal });
      if (await probe()) return undefined;
    }
    return why;
  }

  #summary(): string {
    if (this.#responses === 0) return `the node does not respond: ${this.#lost}`;
    return `the node has stopped responding after ${this.#responses} requests, ${this.#seconds} s after the start`;
  }
}
