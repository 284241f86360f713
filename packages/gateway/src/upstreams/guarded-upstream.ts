import { hash } from "node:crypto";
import type { UpstreamLimits } from "../options/network-options.ts";
import type { ClusterRequest, UpstreamRequest } from "./upstream.ts";
import { upstreamRedactor } from "./upstream-redactor.ts";
import { type ChainCheck, ChainGuard } from "./chain-guard.ts";

/** The options of all upstreams, whatever their protocol. */
export interface GuardedOptions {
  /** Default: 1. */
  readonly tier?: number | undefined;
  /** Default: 1. */
  readonly weight?: number | undefined;
  readonly limits?: UpstreamLimits | undefined;
  /** The headers of each request, which may hold credentials. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The address of its WebSocket, if it has one of its own. It may hold credentials, too. */
  readonly webSocketUrl?: string | undefined;
  /** How to check which chain it serves. Default: no check. */
  readonly chain?: ChainCheck | undefined;
}

/** A real node with a name and a tier, which is used once its chain has been verified. */
export abstract class GuardedUpstream {
  readonly id: string;
  readonly name: string;
  readonly tier: number;
  readonly weight: number;
  readonly limits: UpstreamLimits;
  /** Redacts its secrets in a text that it wrote, for callers. */
  readonly redact: (text: string) => string;
  protected readonly guard: ChainGuard | undefined;

  /**
   * @param name - Shown in headers, logs and metrics.
   * @param address - A URL, which may hold credentials.
   */
  constructor(name: string, address: string, options: GuardedOptions) {
    const { tier = 1, weight = 1, limits = {}, headers = {}, webSocketUrl = address, chain } = options;
    this.id = hash("sha256", address).slice(0, 16);
    this.name = name;
    this.tier = tier;
    this.weight = weight;
    this.limits = limits;
    this.redact = upstreamRedactor([address, webSocketUrl], headers);
    this.guard = chain && new ChainGuard(chain, (request) => this.sendChainRequest(request));
  }

  /** Sends the request for its chain, whether it is verified or not. */
  protected abstract sendChainRequest(request: ClusterRequest): UpstreamRequest;

  get mismatch(): string | undefined {
    return this.guard?.mismatch;
  }

  /** Whether it has reported its network's chain, or does not have to. */
  get isVerified(): boolean {
    return this.guard?.isVerified ?? true;
  }

  /** Since when it has not reported its chain, although it was asked; `undefined` if it has. */
  get unverifiedSince(): number | undefined {
    return this.guard?.unverifiedSince;
  }

  async verify(): Promise<void> {
    await this.guard?.verify();
  }

  /** Reports that a connection was lost, or took too long. */
  lost(): void {
    this.guard?.lost();
  }
}
