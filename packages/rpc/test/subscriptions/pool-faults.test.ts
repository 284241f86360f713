import { afterEach, describe, expect, it } from "vitest";
import { type HeadEvent, type LogEvent, watchHeads, watchLogs } from "../../src/subscriptions/index.ts";
import { createRpcWebSocketPool } from "../../src/web-socket-pool/index.ts";
import { ChainNode, createLogs } from "./chain-node.ts";
import { Replay } from "./replay.ts";
import { collect, seeded, until } from "./watch-fixture.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** Two nodes of one chain: the second follows the first, some blocks behind. */
async function twoNodes(): Promise<{ ahead: ChainNode; behind: ChainNode }> {
  const [ahead, behind] = [await ChainNode.start(), await ChainNode.start()];
  open.push(ahead, behind);
  return { ahead, behind };
}

describe("watches over a pool of two nodes", () => {
  it("deliver the chain, although sockets close, confirmations arrive late and one node lags", async () => {
    const seed = Date.now() % 1_000_000;
    const random = seeded(seed);
    const { ahead, behind } = await twoNodes();
    const start = ahead.height;
    const endpoints = [{ endpoint: behind.url }, { endpoint: ahead.url }];
    const pool = createRpcWebSocketPool({ protocol: "ethereum", endpoints, timeout: 5_000 });
    open.push(pool);
    for (const node of [ahead, behind]) {
      node.defer = ({ method }, process) => {
        if (method === "eth_subscribe") setTimeout(process, random() * 60);
        return method === "eth_subscribe";
      };
      node.hold = (_call, respond) => {
        setTimeout(respond, random() * 10);
        return true;
      };
    }
    const heads = collect<HeadEvent>(watchHeads(pool));
    const logs = collect<LogEvent>(watchLogs(pool));
    const subscribed = (): boolean => ahead.subscriptions + behind.subscriptions === 3;
    const eitherEnd = Promise.race([heads.done, logs.done]);
    await until(subscribed);
    for (let step = 0; step < 120; step += 1) {
      const dice = random();
      const room = ahead.height - start - 1;
      if (dice < 0.04) (random() < 0.5 ? ahead : behind).cut();
      else if (dice < 0.2 && room > 0)
        ahead.reorganise(1 + Math.floor(random() * Math.min(5, room)), 1 + Math.floor(random() * 8));
      else ahead.mine(Math.floor(random() * 3));
      if (random() < 0.4) behind.follow(ahead, Math.floor(random() * 5));
      await new Promise((resolve) => setTimeout(resolve, random() * 15));
    }
    ahead.mine();
    behind.follow(ahead, 0);
    await Promise.race([until(subscribed), eitherEnd]);
    ahead.mine();
    behind.follow(ahead, 0);
    const blocks = ahead.truth(start);
    const truthOfHeads = new Map(blocks.map(({ hash, number }) => [hash, number]));
    const truthOfLogs = new Map(
      blocks.flatMap((block) =>
        createLogs(block).map((log) => [`${log.blockHash} ${log.logIndex}`, block.number] as const),
      ),
    );
    const wrong = (): string[] => [
      ...new Replay(heads.events, start).compare(truthOfHeads),
      ...new Replay(logs.events, start).compare(truthOfLogs),
    ];
    const ended = performance.now() + 20_000;
    await until(() => wrong().length === 0 || performance.now() > ended);
    expect(wrong(), `seed ${seed}`).toEqual([]);
  });
});
