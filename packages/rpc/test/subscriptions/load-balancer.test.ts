import { type Block, blockAfter, down, EvmServer, logsOf } from "@node-access-tools/evm-node";
import { afterEach, describe, expect, it } from "vitest";
import { watchLogs } from "../../src/subscriptions/index.ts";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "../../src/web-socket-client.ts";
import { collect, logsLeft, seeded, until } from "./watch-fixture.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

interface Balanced {
  readonly server: EvmServer;
  readonly client: RpcWebSocketClient<"ethereum">;
  mine(logs?: number): void;
  truth(after: number): Set<string>;
}

/** A node whose reads are served by backends that are 0 to 5 blocks behind its subscriptions, at random. */
async function balanced(random: () => number): Promise<Balanced> {
  let tip: Block = blockAfter(undefined, 0);
  for (let number = 1; number <= 20; number += 1) tip = blockAfter(tip, 1);
  const server = new EvmServer(tip);
  await server.start();
  const backends = Array.from({ length: 6 }, () => new EvmServer(tip));
  const mine = (logs = 1): void => {
    tip = blockAfter(tip, logs);
    for (const [lag, backend] of backends.entries()) backend.node.follow(tip, lag);
    server.node.moveTo(tip);
  };
  server.fault = (call) => {
    if (!call.method.startsWith("eth_get")) return undefined;
    return backends[Math.floor(random() * 6)]?.node.respond(call);
  };
  const client = createRpcWebSocketClient({
    protocol: "ethereum",
    endpoint: `ws://${server.host}`,
    timeout: 5_000,
  });
  open.push({ close: () => client.close() }, { close: () => server.stop() });
  const truth = (after: number): Set<string> =>
    new Set(
      [...down(tip)]
        .filter(({ number }) => number > after)
        .flatMap((block) => logsOf(block))
        .map(({ blockHash, logIndex }) => `${blockHash} ${logIndex}`),
    );
  return { server, client, mine, truth };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("watchLogs behind a load balancer", () => {
  for (let round = 0; round < 6; round += 1) {
    it(`fromBlock ${round}`, async () => {
      const b = await balanced(seeded(round));
      for (let i = 0; i < 6; i += 1) b.mine();
      const { events } = collect(watchLogs(b.client, {}, { fromBlock: "0x3" }));
      await until(() => b.server.node.count() === 2);
      for (let i = 0; i < 10; i += 1) {
        b.mine();
        await pause(5);
      }
      for (let i = 0; i < 60 && logsLeft(events).size < b.truth(2).size; i += 1) {
        b.mine(0);
        await pause(20);
      }
      expect(logsLeft(events)).toEqual(b.truth(2));
      expect(events.filter((e) => e.type === "gap")).toEqual([]);
    }, 15000);
    it(`reconnect ${round}`, async () => {
      const b = await balanced(seeded(100 + round));
      const { events } = collect(watchLogs(b.client, {}, { fromBlock: "0x15" }));
      await until(() => b.server.node.count() === 2);
      for (let i = 0; i < 3; i += 1) {
        b.mine();
        await pause(5);
      }
      b.server.cut();
      for (let i = 0; i < 12; i += 1) b.mine();
      await until(() => b.server.node.count() === 2);
      for (let i = 0; i < 10; i += 1) {
        b.mine();
        await pause(5);
      }
      // The chain goes on, so backends get what they lack.
      for (let i = 0; i < 60 && logsLeft(events).size < b.truth(20).size; i += 1) {
        b.mine(0);
        await pause(20);
      }
      expect(logsLeft(events)).toEqual(b.truth(20));
      expect(events.filter((e) => e.type === "gap")).toEqual([]);
    }, 15000);
  }
});
