import { setTimeout as sleep } from "node:timers/promises";
import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { UpstreamCluster } from "../../clusters/upstream-cluster.ts";
import type { Upstream } from "../../upstreams/upstream.ts";
import { UpstreamSocket, type UpstreamSocketOptions } from "../../upstreams/web-socket/upstream-socket.ts";
import { UpstreamPool } from "../../clusters/upstream-pool.ts";
import { createPollingLink } from "./polling-link.ts";
import type { UpstreamLinks } from "./session.ts";

/** Makes a safe call at one upstream, or at any. Params and result are JSON. */
export type MakeSafeCall = (method: string, params: string, only?: Upstream) => Promise<string>;

/** Milliseconds for which other upstreams are preferred to one whose subscription failed. */
const avoidTime = 10_000;

/** Milliseconds between two checks whether the upstreams of open sockets may still be used. */
const checkInterval = 1_000;

/** The connections to the upstreams of a cluster over which its callers' subscriptions are opened. */
export function createPoolLinks(
  cluster: UpstreamCluster,
  options: UpstreamSocketOptions,
  makeCall: MakeSafeCall,
): UpstreamLinks {
  const sockets = new Map<Upstream, UpstreamSocket>();
  const polling = new Map<Upstream, UpstreamLink>();
  const avoidedUntil = new WeakMap<UpstreamLink, number>();
  let watch: NodeJS.Timeout | undefined;

  async function links(isUrgent: boolean): Promise<readonly UpstreamLink[]> {
    const upstreams = await cluster.upstreams();
    watch ??= setInterval(() => void check(), checkInterval).unref();
    const all = upstreams.map(findSocket);
    const found = [
      ...all.filter(({ isReady }) => isReady),
      ...upstreams.map(findPollingLink),
      ...(isUrgent ? all.filter(({ isReady }) => !isReady) : []),
    ];
    const now = performance.now();
    const isAvoided = (link: UpstreamLink): boolean => (avoidedUntil.get(link) ?? 0) > now;
    return [...found.filter((link) => !isAvoided(link)), ...found.filter(isAvoided)];
  }

  /** Ends the sockets of upstreams that must not be used any more: others take over. */
  async function check(): Promise<void> {
    const upstreams = cluster.isAsleep ? [] : await cluster.upstreams().catch(() => []);
    for (const [upstream, socket] of sockets) {
      if (upstreams.includes(upstream)) continue;
      sockets.delete(upstream);
      polling.delete(upstream);
      socket.terminate();
    }
    if ([...sockets.values()].some(({ isOpen }) => isOpen)) return;
    clearInterval(watch);
    watch = undefined;
  }

  function findSocket(upstream: Upstream): UpstreamSocket {
    const socket = sockets.get(upstream) ?? new UpstreamSocket(upstream, options);
    sockets.set(upstream, socket);
    return socket;
  }

  function findPollingLink(upstream: Upstream): UpstreamLink {
    const known = polling.get(upstream);
    if (known) return known;
    const call = (method: string, params: string): Promise<string> => makeCall(method, params, upstream);
    const link = createPollingLink(upstream.name, call, () => [...sockets.values()]);
    polling.set(upstream, link);
    return link;
  }

  return {
    links,
    async hasBetter(link) {
      const [best] = await links(false);
      return findTier(best) < findTier(link);
    },
    call: (method, params) => makeCall(method, params),
    failed: (link) => void avoidedUntil.set(link, performance.now() + avoidTime),
    get served() {
      return cluster instanceof UpstreamPool && cluster.heads.isPinned ? cluster.heads.served : -1;
    },
    async waitUntilShown({ name }, { number, hash }) {
      if (!(cluster instanceof UpstreamPool)) return true;
      const { heads, members } = cluster;
      const upstream = members.find((member) => member.upstream.name === name)?.upstream;
      return !heads.isPinned || !upstream || heads.reported(upstream, number, hash);
    },
    sleep: (milliseconds) => sleep(milliseconds, undefined, { ref: false }),
  };
}

/** An upstream that is polled ranks as one of the highest tier. */
function findTier(link: UpstreamLink | undefined): number {
  return link instanceof UpstreamSocket ? link.upstream.tier : Infinity;
}
