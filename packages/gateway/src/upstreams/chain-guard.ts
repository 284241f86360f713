import { replyInTime } from "./reply-text.ts";
import type { QueueState } from "../observe/queue-state.ts";
import type { ClusterRequest, UpstreamRequest } from "./upstream.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

export interface ChainCheck {
  /** The network's chain id, or its genesis. */
  readonly expected: string;
  readonly request: ClusterRequest;
  /** @returns the chain that a response reports, written as `expected` is; `undefined` if it reports none. */
  read(body: string): string | undefined;
  /** Whether sockets of these nodes do not report it: they serve subscriptions alone, as Solana's. */
  readonly isHttpOnly?: true;
  /** Called with the wrong chain that the node behind a WebSocket reports, which may be another than that for HTTP. */
  readonly onWrongSocket: (reported: string) => void;
}

/** Milliseconds that an upstream may take to report its chain. */
const timeout = 5_000;

/**
 * Blocks requests to an upstream until it has reported its network's chain. Checks again after each lost
 * connection, since another node may have taken the upstream's place.
 */
export class ChainGuard {
  isVerified = false;
  /** The other chain that the upstream reported at the last check, and the expected one. */
  mismatch: string | undefined;
  /** Since when it has not reported its chain: its creation, or a failed check. A lost connection says nothing yet. */
  unverifiedSince: number | undefined = performance.now();
  readonly #check: ChainCheck;
  readonly #send: (request: ClusterRequest) => UpstreamRequest;
  #checking: Promise<void> | undefined;
  #losses = 0;
  #waiting = 0;

  constructor(check: ChainCheck, send: (request: ClusterRequest) => UpstreamRequest) {
    this.#check = check;
    this.#send = send;
  }

  lost(): void {
    this.#losses++;
    this.isVerified = false;
  }

  /** @throws UpstreamFailure if the upstream serves another chain, or does not report one. */
  async verify(): Promise<void> {
    if (this.isVerified) return;
    this.#checking ??= this.#checkChain()
      .catch((error: unknown) => {
        this.unverifiedSince ??= performance.now();
        throw error;
      })
      .finally(() => {
        this.#checking = undefined;
      });
    this.#waiting += 1;
    try {
      await this.#checking;
    } finally {
      this.#waiting -= 1;
    }
  }

  get queue(): QueueState {
    return { queue: "chain_check", waiting: this.#waiting, active: 0 };
  }

  async #checkChain(): Promise<void> {
    const losses = this.#losses;
    const reported = await this.#readChain();
    const { expected } = this.#check;
    this.mismatch = reported === expected ? undefined : `expected ${expected}, reported ${reported}`;
    this.unverifiedSince = undefined;
    if (this.mismatch !== undefined) throw new UpstreamFailure("rejected", "it serves another chain");
    // If a connection was lost in the meantime, the response may be from another node.
    if (losses !== this.#losses) throw new UpstreamFailure("unreachable", "the connection was lost");
    this.isVerified = true;
  }

  #readChain(): Promise<string> {
    const sentRequest = this.#send(this.#check.request);
    return replyInTime(sentRequest, timeout, "it does not report its chain in time", ({ body, status }) => {
      if (!Buffer.isBuffer(body)) body.destroy();
      else if (status === 200) {
        const reported = this.#check.read(body.toString("utf8"));
        if (reported !== undefined) return reported;
      }
      throw new UpstreamFailure("rejected", `it does not report its chain${makeHint(status)}`);
    });
  }
}

function makeHint(status: number): string {
  if (status === 200) return "";
  const isCredential = status === 401 || status === 403;
  return `: HTTP ${status}${isCredential ? ", so check the user name, password or key in its URL" : ""}`;
}
