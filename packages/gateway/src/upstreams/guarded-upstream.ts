import { hash } from "node:crypto";
import type { UpstreamLimits } from "../contract/network-options.ts";
import type { PartRequest, UpstreamFlight } from "../contract/part-source.ts";
import { type ChainCheck, ChainGuard } from "./chain-guard.ts";

/** What upstreams have in common, whatever they speak. */
export interface GuardedOptions {
  /** Default: 1. */
  readonly tier?: number | undefined;
  /** Default: 1. */
  readonly weight?: number | undefined;
  readonly limits?: UpstreamLimits | undefined;
  /** How it says which chain it serves. Default: it is not asked. */
  readonly chain?: ChainCheck | undefined;
}

/** A real node with a name and a rank, which is used once it has told the chain of its network. */
export abstract class GuardedUpstream {
  readonly id: string;
  readonly name: string;
  readonly tier: number;
  readonly weight: number;
  readonly limits: UpstreamLimits;
  protected readonly guard: ChainGuard | undefined;

  /**
   * @param name - What headers, logs and metrics show.
   * @param address - A URL, which may hold credentials.
   */
  constructor(name: string, address: string, { tier = 1, weight = 1, limits = {}, chain }: GuardedOptions) {
    this.id = hash("sha256", address).slice(0, 16);
    this.name = name;
    this.tier = tier;
    this.weight = weight;
    this.limits = limits;
    this.guard = chain && new ChainGuard(chain, (request) => this.askChain(request));
  }

  /** Sends the request for its chain, verified or not. */
  protected abstract askChain(request: PartRequest): UpstreamFlight;

  /** Whether it told another chain than that of its network. */
  get isMismatched(): boolean {
    return this.guard?.isMismatched ?? false;
  }

  /** Whether it has told the chain of its network, or need not tell it. */
  get isVerified(): boolean {
    return this.guard?.isVerified ?? true;
  }

  async verify(): Promise<void> {
    await this.guard?.verify();
  }

  /** A connection was lost, or took too long. */
  lost(): void {
    this.guard?.lost();
  }
}
