import { flightInTime } from "../contract/flight-in-time.ts";
import type { QueueState } from "../contract/queue-state.ts";
import { type PartRequest, type UpstreamFlight, UpstreamFailure } from "../contract/part-source.ts";

/** How an upstream says which chain it serves. */
export interface ChainCheck {
  /** What its network has: a chain id, or a genesis. */
  readonly expected: string;
  readonly request: PartRequest;
  /** @returns what a response tells, written as `expected` is; nothing if it tells nothing. */
  read(body: string): string | undefined;
  /** Called when the upstream tells another chain than before, or the right one after a wrong one. */
  readonly onVerdict: (isExpected: boolean, told: string) => void;
}

/** Milliseconds that an upstream may take to tell its chain. */
const timeout = 5_000;

/**
 * Keeps requests away from an upstream until it has told the chain of its network: at first, and again whenever a connection to it was
 * lost, since another node may have taken its place.
 */
export class ChainGuard {
  /** Whether requests may be sent. */
  isVerified = false;
  /** Whether the upstream told another chain when it was last asked. */
  isMismatched = false;
  readonly #check: ChainCheck;
  readonly #send: (request: PartRequest) => UpstreamFlight;
  #checking: Promise<void> | undefined;
  #losses = 0;
  #waiting = 0;

  /** @param send - Sends a request to the upstream, verified or not. */
  constructor(check: ChainCheck, send: (request: PartRequest) => UpstreamFlight) {
    this.#check = check;
    this.#send = send;
  }

  /** Notes that a connection was lost. */
  lost(): void {
    this.#losses++;
    this.isVerified = false;
  }

  /**
   * Asks the upstream which chain it serves, unless that is known. All that wait share one request.
   *
   * @throws UpstreamFailure if the upstream serves another chain, or does not tell.
   */
  async verify(): Promise<void> {
    if (this.isVerified) return;
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = undefined;
    });
    this.#waiting += 1;
    try {
      await this.#checking;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Requests that wait until the upstream has told its chain. */
  get queue(): QueueState {
    return { queue: "chain_check", waiting: this.#waiting, active: 0 };
  }

  async #ask(): Promise<void> {
    const losses = this.#losses;
    const told = await this.#told();
    if (told === undefined) throw new UpstreamFailure("refused", "it does not report its chain");
    const isExpected = told === this.#check.expected;
    if (isExpected === this.isMismatched) this.#check.onVerdict(isExpected, told);
    this.isMismatched = !isExpected;
    if (!isExpected) throw new UpstreamFailure("refused", "it serves another chain");
    // A connection that was lost meanwhile may have been to another node.
    if (losses !== this.#losses) throw new UpstreamFailure("unreachable", "the connection was lost");
    this.isVerified = true;
  }

  #told(): Promise<string | undefined> {
    const flight = this.#send(this.#check.request);
    return flightInTime(flight, timeout, "it does not report its chain in time", ({ body, status }) => {
      if (Buffer.isBuffer(body)) return status === 200 ? this.#check.read(body.toString("utf8")) : undefined;
      body.destroy();
      return undefined;
    });
  }
}
