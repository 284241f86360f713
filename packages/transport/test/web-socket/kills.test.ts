import { isNodeAccessError } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import type { Operation } from "../../src/operation.ts";
import { connect, serve, until } from "./fixture.ts";
import type { Peer, Request } from "./hostile-server.ts";

/** A random number generator with a seed (mulberry32): numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KILLS = 100;

function response(request: Request, peer: Peer): void {
  if (peer.socket.readyState === 1) peer.result(request, request.params?.[0]);
}

describe("a server that cuts the socket 100 times at random", () => {
  it("never mixes up results, never sends a write twice, and keeps the subscription", async () => {
    const next = random(20_260_101);
    const writes = new Map<unknown, number>();
    const chaos = { kills: 0 };
    const server = await serve({
      onRequest(request, peer) {
        const [param] = request.params ?? [];
        if (request.method === "write") writes.set(param, (writes.get(param) ?? 0) + 1);
        if (request.method === "eth_subscribe") {
          peer.result(request, `0x${server.peers.length}`);
          return;
        }
        const chance = next();
        if (chaos.kills < KILLS && chance < 0.3) {
          chaos.kills += 1;
          peer.kill();
        } else if (chance < 0.6) response(request, peer);
        else setTimeout(() => response(request, peer), next() * 5);
      },
    });
    const client = connect(server);
    let reconnects = 0;
    const subscription = await client.subscribe("eth_subscribe", ["newHeads"], {
      onReconnect: () => (reconnects += 1),
    });
    const outcomes = { right: 0, wrong: 0, unanswered: 0, other: [] as unknown[] };
    const calls: Promise<void>[] = [];
    for (let number = 0; chaos.kills < KILLS; number++) {
      const operation: Operation =
        next() < 0.5 ? { name: "read", idempotency: "safe" } : { name: "write", idempotency: "write" };
      const call = client.call(operation, [number], { retries: 1_000 }).then(
        ({ value }) => void (outcomes[value === number ? "right" : "wrong"] += 1),
        (error: unknown) => {
          if (operation.idempotency === "write" && isNodeAccessError(error, "UNANSWERED"))
            outcomes.unanswered += 1;
          else outcomes.other.push(error);
        },
      );
      calls.push(call);
      if (number % 20 === 19) await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 20))]);
    }
    await Promise.all(calls);
    expect(outcomes).toMatchObject({ wrong: 0, other: [] });
    expect(outcomes.right).toBeGreaterThan(0);
    expect(outcomes.unanswered).toBeGreaterThan(0);
    expect([...writes.values()].filter((times) => times > 1)).toEqual([]);
    await until(
      () => server.requests.filter(({ method }) => method === "eth_subscribe").length === server.peers.length,
    );
    server.peers.at(-1)?.notify(`0x${server.peers.length}`, "alive");
    expect(await subscription.next()).toEqual({ done: false, value: "alive" });
    expect(reconnects).toBeGreaterThan(0);
  });
});
