import { hash } from "node:crypto";
import type { UpstreamLimits } from "../options/network-options.ts";
import type { ClusterRequest, UpstreamRequest } from "./upstream.ts";
import { type ChainCheck, ChainGuard } from "./chain-guard.ts";
import { redactor } from "@node-access/auth";
import { networks, protocols } from "../generated/catalog.ts";

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
  readonly redact: (text: string) => string;
  protected readonly guard: ChainGuard | undefined;

  /** @param name - Shown in headers, logs and metrics. The address may hold credentials. */
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

  protected abstract sendChainRequest(request: ClusterRequest): UpstreamRequest;

  get mismatch(): string | undefined {
    return this.guard?.mismatch;
  }

  /** Whether it has reported its network's chain, or does not have to. */
  get isVerified(): boolean {
    return this.guard?.isVerified ?? true;
  }

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

const shortestKey = 8;

/** Redacts secrets in what an upstream wrote: its errors may repeat the key in its URL, or a password. */
function upstreamRedactor(
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
): (text: string) => string {
  const secrets = new Set([
    ...addresses.flatMap(secretsOfAddress),
    ...Object.values(headers).flatMap(secretsOfHeader),
  ]);
  return secrets.size === 0 ? (text) => text : redactor([...secrets]);
}

function secretsOfAddress(address: string): string[] {
  const { username, password, pathname, searchParams } = new URL(address);
  // A path such as `/ethereum-mainnet` is a name, which errors may show.
  const segments = pathname
    .split("/")
    .filter((segment) => segment.length >= shortestKey && !(segment in networks) && !(segment in protocols));
  const values = [...searchParams.values()].filter(({ length }) => length >= shortestKey);
  return [...segments, ...values, ...pair(decodeURIComponent(`${username}:${password}`))];
}

/** The parts of a header, without its scheme: `Bearer key`. */
function secretsOfHeader(value: string): string[] {
  const parts = value.split(/\s+/).filter(({ length }) => length >= shortestKey);
  const [, basic] = /^basic\s+(\S+)$/i.exec(value) ?? [];
  return basic === undefined ? parts : [...parts, ...pair(Buffer.from(basic, "base64").toString("utf8"))];
}

/** @returns the secrets of `user:password`: the password, and the pair, which is sent in base64. */
function pair(text: string): string[] {
  const password = text.slice(text.indexOf(":") + 1);
  return password === "" ? [] : [password, text];
}
