import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Feed, FeedOutput } from "../../src/streams/subscriptions/feed.ts";
import { createFeed } from "../../src/streams/subscriptions/create-feed.ts";
import { ethereumHeads } from "../../src/streams/subscriptions/head-dialect.ts";
import { HeadFeed } from "../../src/streams/subscriptions/head-feed.ts";
import {
  createBlockReceipts,
  hasReceipts,
  readReceipts,
} from "../../src/streams/subscriptions/block-receipts.ts";
import type { FeedContext } from "../../src/streams/subscriptions/feed-context.ts";
import { readOnce } from "../../src/streams/subscriptions/read-once.ts";
import { readEvents } from "../../src/streams/subscriptions/starknet-event.ts";
import { SharedLogs } from "../../src/streams/subscriptions/shared-logs.ts";
import { createNewHeadsFeed } from "../../src/streams/subscriptions/block-feed.ts";
import { down, logTexts, type TreeBlock } from "./block-tree.ts";
import { type Faults, World } from "./world.ts";

const runs = Number(process.env["MODEL_RUNS"] ?? 3_000);

const anyFaults: fc.Arbitrary<Faults> = fc.record({
  upstreams: fc.integer({ min: 1, max: 3 }),
  depth: fc.integer({ min: 1, max: 5 }),
  lag: fc.integer({ min: 0, max: 4 }),
  leftOut: fc.integer({ min: 0, max: 4 }),
  repeated: fc.integer({ min: 0, max: 3 }),
  rejected: fc.integer({ min: 0, max: 1 }),
  lateLogs: fc.integer({ min: 0, max: 3 }),
  lostLogs: fc.constant(0),
  slowStart: fc.integer({ min: 0, max: 2 }),
});

/** A caller's events, and why the subscription ended if it did. */
class Recorded implements FeedOutput {
  readonly events: string[] = [];
  reason: string | undefined;
  emit(result: string): void {
    this.events.push(result);
  }
  finish(): void {
    this.reason = "finished";
  }

  end(reason: string): void {
    this.reason = reason;
  }
}

/** Runs a feed in a world of faults, until everything has settled. */
async function run(
  create: (world: World, output: FeedOutput) => Feed,
  faults: Faults,
  choices: readonly number[],
  healing = 4,
): Promise<[World, Recorded]> {
  let next = 0;
  const world = new World({ ...faults, rejected: 0, slowStart: 0, lostLogs: 0 }, (limit) => {
    const choice = choices[next % choices.length] ?? 0;
    next += 1;
    return limit < 1 ? 0 : Math.floor((choice / 2 ** 32) * limit + next * 0.618) % limit;
  });
  const recorded = new Recorded();
  const feed = create(world, recorded);
  const started = feed.start();
  let isStarted = false;
  void started.then(() => {
    isStarted = true;
  });
  await world.settle();
  expect(isStarted).toBe(true);
  Object.assign(world.faults, faults);
  for (let count = 0; count < choices.length; count += 1) {
    world.act();
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await world.heal(healing);
  feed.close();
  expect(recorded.reason).toBe(undefined);
  return [world, recorded];
}

const anyChoices = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 50, maxLength: 400 });

/** The chain that results from heads: each follows a block that is on it. */
function followChain(start: TreeBlock, heads: readonly string[]): string[] {
  const chain: string[] = [start.hash];
  for (const text of heads) {
    const { hash, parentHash } = JSON.parse(text) as { hash: string; parentHash: string };
    expect(chain).not.toContain(hash);
    expect(chain).toContain(parentHash);
    chain.splice(chain.indexOf(parentHash) + 1);
    chain.push(hash);
  }
  return chain;
}

/** The logs that result from events: a withdrawn log must be the last one. */
function listLogs(events: readonly string[]): string[] {
  const logs: string[] = [];
  for (const text of events) {
    const { removed, ...log } = JSON.parse(text) as { removed: boolean };
    if (removed) expect(logs.pop()).toBe(JSON.stringify(log));
    else {
      expect(logs).not.toContain(JSON.stringify(log));
      logs.push(JSON.stringify(log));
    }
  }
  return logs;
}

function chainAfterStart({ start, tip }: World): readonly TreeBlock[] {
  const before = new Set(down(start));
  return [...down(tip)].filter((block) => !before.has(block)).toReversed();
}

const expectedLogs = (world: World): string[] =>
  chainAfterStart(world).flatMap((block) =>
    logTexts(block).map((text) => {
      const { removed: _removed, ...log } = JSON.parse(text) as { removed: boolean };
      return JSON.stringify(log);
    }),
  );

const headsFeed = (world: World, output: FeedOutput): Feed =>
  createNewHeadsFeed(new HeadFeed(world, ethereumHeads), output);

const createContext = (world: World, output: FeedOutput): FeedContext => {
  const heads = (): HeadFeed => new HeadFeed(world, ethereumHeads);
  const logs = new SharedLogs(world, heads);
  const receipts = readOnce(readReceipts, hasReceipts);
  return {
    upstreams: world,
    output,
    heads,
    logs: () => logs,
    receipts: (option) => createBlockReceipts(receipts, option),
    readEvents: readOnce(readEvents),
  };
};

const logsFeed = (world: World, output: FeedOutput): Feed =>
  createFeed({ method: "eth_subscribe", params: '["logs",{}]' }, createContext(world, output));

const pendingFeed = (world: World, output: FeedOutput): Feed =>
  createFeed({ method: "eth_subscribe", params: '["newPendingTransactions"]' }, createContext(world, output));

describe("a shared subscription, whatever upstreams do", () => {
  it("delivers each head after its parent, and ends with the chain as it is", async () => {
    await fc.assert(
      fc.asyncProperty(anyFaults, anyChoices, async (faults, choices) => {
        const [world, { events }] = await run(headsFeed, faults, choices);
        expect(followChain(world.start, events)).toEqual(
          [world.start, ...chainAfterStart(world)].map(({ hash }) => hash),
        );
      }),
      { numRuns: runs },
    );
  });

  it("delivers the logs of the chain in order, and withdraws those of replaced blocks", async () => {
    await fc.assert(
      fc.asyncProperty(anyFaults, anyChoices, async (faults, choices) => {
        const [world, { events }] = await run(logsFeed, faults, choices);
        expect(listLogs(events)).toEqual(expectedLogs(world));
      }),
      { numRuns: runs },
    );
  });

  it("delivers logs late that an upstream has omitted", async () => {
    const leaving = anyFaults.map((faults) => ({ ...faults, lostLogs: 3 }));
    await fc.assert(
      fc.asyncProperty(leaving, anyChoices, async (faults, choices) => {
        const [world, { events }] = await run(logsFeed, faults, choices, 40);
        const current = new Set<string>();
        for (const text of events) {
          const { removed, ...log } = JSON.parse(text) as { removed: boolean };
          expect(current.has(JSON.stringify(log))).toBe(removed);
          if (removed) current.delete(JSON.stringify(log));
          else current.add(JSON.stringify(log));
        }
        expect([...current].toSorted()).toEqual(expectedLogs(world).toSorted());
      }),
      { numRuns: runs },
    );
  });

  it("delivers each pending transaction once, and all that a connected upstream reports", async () => {
    await fc.assert(
      fc.asyncProperty(anyFaults, anyChoices, async (faults, choices) => {
        const [{ reportedPending }, { events }] = await run(pendingFeed, faults, choices);
        expect(events).toEqual([...new Set(events)]);
        expect([...reportedPending].filter((one) => !events.includes(one))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
