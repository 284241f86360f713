import type { UpstreamLimits } from "../options/network-options.ts";
import type { QueueState } from "../observe/queue-state.ts";

export interface SocketCheck {
  /** The first message to send. */
  readonly message: string;
  /** Whether the response reports the right chain. */
  isRight(response: string): boolean;
}

/** A real node, whatever its protocol. */
export interface UpstreamNode {
  /** The name in headers, logs and metrics; unique in its cluster. */
  readonly name: string;
  /** A higher one is used only if none of a lower one can serve a request. */
  readonly tier: number;
  /** Its share of the requests of its tier, relative to the weights of the others. */
  readonly weight: number;
  readonly limits: UpstreamLimits;
  /** Redacts its secrets in a text that it wrote, for callers. */
  readonly redact: (text: string) => string;
  /** Derived from its address alone, without revealing it: the same at every gateway. */
  readonly id: string;
  /** Whether it was closed, such as the upstream of an anvil process that ended. */
  readonly isClosed: boolean;
  /** The other chain that it serves, and its network's. If it does, it is never used. */
  readonly mismatch: string | undefined;
  readonly isVerified: boolean;
  /**
   * Since when it has not reported its chain, although it was asked, in milliseconds of `performance.now()`.
   */
  readonly unverifiedSince: number | undefined;
  /** Requests check this too. @throws UpstreamFailure if it serves another chain, or does not report one. */
  verify(): Promise<void>;
  queues(): readonly QueueState[];
  /** Ends its connections; requests that are sent later fail. */
  close(): Promise<void>;
}
