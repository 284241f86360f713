import { type DeepPartial, isNodeAccessError, xToken } from "@node-access/grpc";
import {
  createSuiClient,
  type EventFilter,
  Ordering,
  QueryEndReason,
  type SuiClient,
  type TransactionFilter,
} from "@node-access/grpc/sui";
import { describe, expect, it } from "vitest";
import { createGateway, type Fault } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";

async function start(faults: readonly Fault[] = []): Promise<SuiClient> {
  const gateway = await createGateway({ faults });
  const credential = xToken(findNode(gateway, "sui").key);
  const client = createSuiClient({ endpoint: `http://${gateway.grpcUrl}`, credential, retries: 10 });
  closeAfterTest(gateway, { close: () => client.close() });
  return client;
}

const sender = `0x${"a".repeat(64)}`;
/** A filter by the sender, who sends the first transaction of each checkpoint. */
function bySender(negated: boolean): DeepPartial<TransactionFilter & EventFilter> {
  const predicate = { $case: "sender", value: { address: sender } } as const;
  return { terms: [{ literals: [{ negated, predicate }] }] };
}

interface Place {
  readonly checkpoint?: bigint | undefined;
  readonly transactionIndex?: bigint | undefined;
}
const findPlace = (item: Place | undefined): string[] =>
  item ? [`${item.checkpoint}.${item.transactionIndex}`] : [];

/** The places of all items between two, including both. */
function between(first = "", last = "", indices: readonly number[] = [0, 1]): string[] {
  const [from = 0, to = 0] = [first, last].map((one) => Number.parseInt(one, 10));
  const all = Array.from({ length: to - from + 1 }, (_, at) =>
    indices.map((index) => `${from + at}.${index}`),
  );
  const places = all.flat();
  return places.slice(places.indexOf(first), places.indexOf(last) + 1);
}

describe("the streams of Sui's simulator", () => {
  it.each([
    [undefined, [0, 1]],
    [bySender(true), [1]],
  ])("resume when they are lost, with a filter %#", async (filter, indices) => {
    const subscriptions = ["sui.rpc.v2.SubscriptionService/*"];
    const { subscription } = await start([{ subscriptions, rate: 0.1, disconnect: true }]);
    const transactions: string[] = [];
    for await (const one of subscription.subscribeTransactions({ filter }, { resume: true })) {
      if (one.type === "gap") expect.fail("a gap");
      transactions.push(...findPlace(one.transaction));
      if (transactions.length >= 4) break;
    }
    expect(transactions).toEqual(between(transactions[0], transactions.at(-1), indices));
    const events: string[] = [];
    for await (const one of subscription.subscribeEvents({ filter }, { resume: true })) {
      if (one.type === "gap") expect.fail("a gap");
      events.push(...findPlace(one.event));
      if (events.length >= 4) break;
    }
    expect(events).toEqual(between(events[0], events.at(-1), indices));
  });

  it("show what the lists show", async () => {
    const { subscription, ledger } = await start();
    for await (const { transaction } of subscription.subscribeTransactions({})) {
      const { checkpoint = 0n, digest = "" } = transaction ?? {};
      expect((await ledger.getTransaction({ digest })).transaction).toEqual(transaction);
      const listed = [];
      for await (const one of ledger.listTransactions({
        startCheckpoint: checkpoint,
        endCheckpoint: checkpoint + 1n,
      }))
        listed.push(one);
      expect(listed.map((one) => one.transaction?.digest)).toEqual([digest, expect.any(String), undefined]);
      expect(listed.at(-1)).toMatchObject({
        watermark: { checkpoint },
        end: { reason: QueryEndReason.CHECKPOINT_BOUND },
      });
      break;
    }
  });
});

describe("the lists of Sui's simulator", () => {
  it("continue after a cursor, in both directions, until the bound", async () => {
    const { ledger } = await start();
    for (const ordering of [Ordering.ASCENDING, Ordering.DESCENDING]) {
      const seen: string[] = [];
      let cursor: Uint8Array | undefined;
      let reason: QueryEndReason | undefined;
      for (let calls = 0; calls < 4; calls += 1) {
        const bound = ordering === Ordering.ASCENDING ? { after: cursor } : { before: cursor };
        for await (const { event, watermark, end } of ledger.listEvents({
          startCheckpoint: 5n,
          endCheckpoint: 9n,
          options: { limit: 3, ordering, ...bound },
        })) {
          seen.push(...findPlace(event));
          cursor = watermark?.cursor;
          reason = end?.reason;
        }
      }
      const expected = between("5.0", "8.1");
      expect(seen).toEqual(ordering === Ordering.ASCENDING ? expected : expected.toReversed());
      expect(reason).toBe(QueryEndReason.CHECKPOINT_BOUND);
    }
  });

  it("end at a limit of what is searched, at a cursor, and at the tip", async () => {
    const { ledger } = await start();
    const ends = async (request: Parameters<typeof ledger.listCheckpoints>[0]): Promise<unknown> => {
      let last: unknown;
      for await (const one of ledger.listCheckpoints(request)) last = one;
      return last;
    };
    const nothing = { terms: [] };
    expect(await ends({ filter: nothing })).toMatchObject({
      watermark: { checkpoint: 999n },
      end: { reason: QueryEndReason.SCAN_LIMIT },
    });
    const { checkpointHeight = 0n } = await ledger.getServiceInfo();
    expect(await ends({ startCheckpoint: checkpointHeight - 2n })).toMatchObject({
      end: { reason: QueryEndReason.LEDGER_TIP },
    });
    const cursors: (Uint8Array | undefined)[] = [];
    for await (const { watermark } of ledger.listCheckpoints({ endCheckpoint: 3n }))
      cursors.push(watermark?.cursor);
    expect(await ends({ options: { after: cursors[0], before: cursors[2] } })).toMatchObject({
      watermark: { cursor: cursors[2] },
      end: { reason: QueryEndReason.CURSOR_BOUND },
    });
    const error = await ends({ options: { after: Uint8Array.of(1) } }).catch((reason: unknown) => reason);
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.status).toBe("INVALID_ARGUMENT");
  });
});
