import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { UpstreamCluster } from "../../clusters/upstream-cluster.ts";
import type { Upstream } from "../../upstreams/upstream.ts";
import { UpstreamSocket, type UpstreamSocketOptions } from "../../upstreams/web-socket/upstream-socket.ts";
import { UpstreamPool } from "../../clusters/upstream-pool.ts";
import type { Block } from "./block.ts";
import { createPollingLink } from "./polling-link.ts";
import type { UpstreamLinks } from "./session.ts";

/** Makes a safe call at one upstream, or at any. Params and result are JSON. */
export type MakeSafeCall = (method: string, params: string, only?: Upstream) => Promise<string>;

/** Milliseconds for which other upstreams are preferred to one whose subscription failed. */
const avoidTime = 10_000;

/** Milliseconds between two checks whether the upstreams of open sockets may still be used. */
const checkInterval = 1_000;

export class PoolLinks implements UpstreamLinks {
  readonly #cluster: UpstreamCluster;
  readonly #options: UpstreamSocketOptions;
  readonly #makeCall: MakeSafeCall;
  readonly #sockets = new Map<Upstream, UpstreamSocket>();
  #watch: NodeJS.Timeout | undefined;
  readonly #avoidedUntil = new WeakMap<UpstreamLink, number>();
  readonly #polling = new Map<Upstream, UpstreamLink>();

  constructor(cluster: UpstreamCluster, options: UpstreamSocketOptions, makeCall: MakeSafeCall) {
    this.#cluster = cluster;
    this.#options = options;
    this.#makeCall = makeCall;
  }

  async hasBetter(link: UpstreamLink): Promise<boolean> {
    const [best] = await this.links(false);
    return findTier(best) < findTier(link);
  }

  async links(isUrgent: boolean): Promise<readonly UpstreamLink[]> {
    const upstreams = await this.#cluster.upstreams();
    this.#watch ??= setInterval(() => void this.#check(), checkInterval).unref();
    const sockets = upstreams.map((upstream) => this.#socket(upstream));
    const links = [
      ...sockets.filter(({ isReady }) => isReady),
      ...upstreams.map((upstream) => this.#pollingLink(upstream)),
      ...(isUrgent ? sockets.filter(({ isReady }) => !isReady) : []),
    ];
    const now = performance.now();
    const isAvoided = (link: UpstreamLink): boolean => (this.#avoidedUntil.get(link) ?? 0) > now;
    return [...links.filter((link) => !isAvoided(link)), ...links.filter(isAvoided)];
  }

  call(method: string, params: string): Promise<string> {
    return this.#makeCall(method, params);
  }

  failed(link: UpstreamLink): void {
    this.#avoidedUntil.set(link, performance.now() + avoidTime);
  }

  get served(): number {
    return this.#cluster instanceof UpstreamPool && this.#cluster.heads.isPinned
      ? this.#cluster.heads.served
      : -1;
  }

  async waitUntilShown(
    { name }: UpstreamLink,
    { number, hash }: Pick<Block, "number" | "hash">,
  ): Promise<boolean> {
    if (!(this.#cluster instanceof UpstreamPool)) return true;
    const { heads, members } = this.#cluster;
    const upstream = members.find((member) => member.upstream.name === name)?.upstream;
    return !heads.isPinned || !upstream || heads.reported(upstream, number, hash);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
  }

  /** Ends the sockets of upstreams that must not be used any more: others take over. */
  async #check(): Promise<void> {
    const upstreams = this.#cluster.isAsleep ? [] : await this.#cluster.upstreams().catch(() => []);
    for (const [upstream, socket] of this.#sockets) {
      if (upstreams.includes(upstream)) continue;
      this.#sockets.delete(upstream);
      this.#polling.delete(upstream);
      socket.terminate();
    }
    if ([...this.#sockets.values()].some(({ isOpen }) => isOpen)) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  #socket(upstream: Upstream): UpstreamSocket {
    const socket = this.#sockets.get(upstream) ?? new UpstreamSocket(upstream, this.#options);
    this.#sockets.set(upstream, socket);
    return socket;
  }

  #pollingLink(upstream: Upstream): UpstreamLink {
    const known = this.#polling.get(upstream);
    if (known) return known;
    const call = (method: string, params: string): Promise<string> =>
      this.#makeCall(method, params, upstream);
    const link = createPollingLink(upstream.name, call, () => [...this.#sockets.values()]);
    this.#polling.set(upstream, link);
    return link;
  }
}

/** An upstream that is polled ranks as one of the highest tier. */
function findTier(link: UpstreamLink | undefined): number {
  return link instanceof UpstreamSocket ? link.upstream.tier : Infinity;
}
