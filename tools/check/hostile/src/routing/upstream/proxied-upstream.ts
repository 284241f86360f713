import type { Random } from "@node-access-tools/workspace";
import type { AnvilNode } from "../chain/anvil-node.ts";
import type { TestChain } from "../chain/test-chain.ts";
import type { UpstreamFault } from "./fault.ts";
import type { KnownErrors } from "./known-errors.ts";
import type { WriteArrivals } from "./write-arrivals.ts";

/** Milliseconds by which a slow upstream delays responses. */
export const slowness = 2_000;

/** What the upstreams of one chain share. */
export interface UpstreamContext {
  readonly chain: TestChain;
  /** A node of another chain. */
  readonly otherChainNode: AnvilNode;
  readonly random: Random;
  readonly writeArrivals: WriteArrivals;
  readonly errors: KnownErrors;
}

/** An upstream as the proxies of its requests see it. */
export interface ProxiedUpstream {
  readonly name: string;
  readonly context: UpstreamContext;
  readonly fault: UpstreamFault | undefined;
  /** The node that serves requests now. */
  readonly serving: AnvilNode;
  /** Aborts when requests that hang must end. */
  readonly over: AbortSignal;
  /** Requests that have arrived over HTTP and WebSocket. */
  requests: number;
}

export interface UpstreamResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
  /** Cuts the socket after half of the response, or after nothing. */
  readonly truncated?: "length" | "chunks" | "nothing";
}

export interface RpcRequest {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}
