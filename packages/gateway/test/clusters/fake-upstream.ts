import type { Upstream } from "../../src/upstreams/upstream.ts";
import { PoolMember } from "../../src/clusters/pool-member.ts";

/** An upstream that never gets a request, for tests of decisions before a request is sent. */
export function fakeMember(name: string, { tier = 1, weight = 1, isCordoned = false } = {}): PoolMember {
  const upstream: Upstream = {
    id: name,
    name,
    tier,
    weight,
    limits: {},
    redact: (text) => text,
    isClosed: false,
    closing: new AbortController().signal,
    retire: async () => {},
    mismatch: undefined,
    isVerified: true,
    unverifiedSince: undefined,
    isBusy: false,
    verify: async () => {},
    queues: () => [],
    send: () => {
      throw new Error("this test sends no request");
    },
    webSocket: () => ({ url: "", headers: {}, handshakeTimeout: 0 }),
    close: async () => {},
  };
  return new PoolMember(upstream, { cordons: new Map(isCordoned ? [[name, null]] : []) });
}
