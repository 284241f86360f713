import { status } from "@grpc/grpc-js";
import { isNodeAccessError } from "@node-access/grpc";
import { CommitmentLevel, createGeyserClient, SlotStatus, type GeyserClient } from "@node-access/grpc/geyser";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import type { ServerDuplexStream } from "@grpc/grpc-js";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { DeliveredUpdates } from "../../src/geyser/geyser-replay.ts";
import { bothStreams, startServer } from "../grpc-server.ts";

type Written = Extract<SubscribeUpdate["updateOneof"], { $case: "account" }>["value"];
type Call = ServerDuplexStream<SubscribeRequest, Partial<SubscribeUpdate>>;

function geyser(endpoint: string): GeyserClient {
  const client = createGeyserClient({ endpoint });
  onTestFinished(() => client.close());
  return client;
}

/** Serves subscriptions in turn, each by its own script, which receives its request. */
async function serve(
  ...scripts: ((call: Call, request: SubscribeRequest) => void)[]
): Promise<{ endpoint: string; requests: SubscribeRequest[] }> {
  const requests: SubscribeRequest[] = [];
  const { endpoint } = await startServer([
    bothStreams("/geyser.Geyser/Subscribe", SubscribeRequest, SubscribeUpdate, (call) => {
      call.once("data", (request: SubscribeRequest) => {
        const script = scripts[Math.min(requests.length, scripts.length - 1)];
        requests.push(request);
        script?.(call, request);
      });
    }),
  ]);
  return { endpoint, requests };
}

function written(number: bigint): Partial<SubscribeUpdate> {
  const account = { pubkey: Buffer.alloc(32, 1), writeVersion: number };
  const value = { slot: number, account } as unknown as Written;
  return { filters: ["all"], updateOneof: { $case: "account", value } };
}

function slot(number: bigint, state: SlotStatus = SlotStatus.SLOT_PROCESSED): Partial<SubscribeUpdate> {
  return { filters: ["all"], updateOneof: { $case: "slot", value: { slot: number, status: state } } };
}

function lose(call: Call): void {
  call.emit("error", { code: status.UNAVAILABLE, details: "lost" });
}

async function* twoFiltersAndPing(): AsyncGenerator<Partial<SubscribeRequest>> {
  yield { slots: { first: {} } };
  yield { slots: { second: {} } };
  yield { ping: { id: 1 } };
}

/** The slots of the next updates. */
async function take(stream: AsyncIterable<SubscribeUpdate>, count: number): Promise<bigint[]> {
  const slots: bigint[] = [];
  for await (const { updateOneof } of stream) {
    if (updateOneof && "slot" in updateOneof.value) slots.push(updateOneof.value.slot);
    if (slots.length === count) break;
  }
  return slots;
}

describe("a subscription", () => {
  it.each([true, false])(
    "responds to the server's pings and keeps the pongs to itself (resume: %s)",
    async (resume) => {
      const pings: (number | undefined)[] = [];
      const { endpoint } = await serve((call) => {
        call.on("data", ({ ping }: SubscribeRequest) => {
          pings.push(ping?.id);
          call.write({ updateOneof: { $case: "pong", value: { id: ping?.id ?? 0 } } });
          call.write(slot(BigInt(100 + pings.length)));
        });
        call.write({ updateOneof: { $case: "ping", value: {} } });
        call.write({ updateOneof: { $case: "ping", value: {} } });
      });
      const cases: unknown[] = [];
      for await (const { updateOneof } of geyser(endpoint).subscribe({ slots: { all: {} } }, { resume })) {
        cases.push(updateOneof?.$case);
        if (cases.filter((one) => one === "slot").length === 2) break;
      }
      expect(cases).toEqual(["ping", "ping", "slot", "slot"]);
      expect(pings).toHaveLength(2);
      expect(new Set(pings).size).toBe(1);
    },
  );

  it("delivers the pongs of its caller's own pings", async () => {
    const { endpoint } = await serve((call) =>
      call.on("data", ({ ping }: SubscribeRequest) => {
        if (ping) call.write({ updateOneof: { $case: "pong", value: { id: ping.id } } });
      }),
    );
    const stream = geyser(endpoint).subscribe(twoFiltersAndPing());
    expect((await stream.next()).value?.updateOneof).toMatchObject({ $case: "pong", value: { id: 1 } });
    await stream.return();
  });
});

describe("a subscription that resumes", () => {
  it("subscribes again from the first incomplete slot, and delivers each update once", async () => {
    const { endpoint, requests } = await serve(
      (call) => {
        for (const number of [100n, 101n, 102n]) call.write(slot(number));
        lose(call);
      },
      (call) => {
        for (const number of [101n, 102n, 103n, 104n]) call.write(slot(number));
        call.end();
      },
      (call) => {
        for (const number of [104n, 105n]) call.write(slot(number));
      },
    );
    const stream = geyser(endpoint).subscribe({ slots: { all: {} }, commitment: 1 }, { resume: true });
    expect(await take(stream, 6)).toEqual([100n, 101n, 102n, 103n, 104n, 105n]);
    expect(requests.map(({ fromSlot }) => fromSlot)).toEqual([undefined, 70n, 72n]);
    expect(requests.map(({ commitment }) => commitment)).toEqual(Array(3).fill(CommitmentLevel.CONFIRMED));
  });

  it("sends the request as it was when the stream opened, even if the caller has changed it", async () => {
    const filter = { account: ["first"] };
    const { endpoint, requests } = await serve(
      (call) => {
        filter.account[0] = "second";
        call.write(slot(100n));
        lose(call);
      },
      (call) => call.write(slot(101n)),
    );
    const stream = geyser(endpoint).subscribe({ accounts: { all: filter } }, { resume: true });
    expect(await take(stream, 2)).toEqual([100n, 101n]);
    expect(requests.map(({ accounts }) => accounts["all"]?.account)).toEqual([["first"], ["first"]]);
  });

  it("receives no accounts from before it began, but new updates about earlier slots", async () => {
    const { endpoint } = await serve(
      (call) => {
        for (const update of [slot(90n, SlotStatus.SLOT_FINALIZED), written(101n), written(100n)])
          call.write(update);
        lose(call);
      },
      (call) => {
        for (const update of [
          written(99n),
          slot(99n, SlotStatus.SLOT_FINALIZED),
          written(100n),
          written(102n),
        ])
          call.write(update);
      },
    );
    const request = { slots: { all: {} }, accounts: { all: {} } };
    const stream = geyser(endpoint).subscribe(request, { resume: true });
    expect(await take(stream, 5)).toEqual([90n, 101n, 100n, 99n, 102n]);
  });

  it("fails instead of resuming if more updates were delivered than are remembered", async () => {
    const { endpoint, requests } = await serve((call) => {
      for (const number of [100n, 101n, 102n, 103n]) call.write(slot(number));
      lose(call);
    });
    const stream = geyser(endpoint).subscribe({ slots: { all: {} } }, { resume: true, maxRemembered: 3 });
    const seen: unknown[] = [];
    const error = await (async () => {
      for await (const update of stream) seen.push(update);
    })().catch((reason: unknown) => reason);
    expect(seen).toHaveLength(4);
    expect(error).toMatchObject({
      code: "SUBSCRIPTION_OVERFLOW",
      context: { limit: 3, option: "maxRemembered", operation: "geyser.Geyser/Subscribe" },
    });
    expect(requests).toHaveLength(1);
  });

  it("resumes again once all forgotten updates are older than the start of a replay", async () => {
    const { endpoint, requests } = await serve(
      (call) => {
        for (const number of [100n, 100n, 101n, 102n]) call.write(slot(number, SlotStatus.SLOT_PROCESSED));
        for (const state of [1, 2, 3] as const) call.write(slot(103n, state));
        call.write(slot(200n));
        lose(call);
      },
      (call) => call.write(slot(201n)),
    );
    const stream = geyser(endpoint).subscribe({ slots: { all: {} } }, { resume: true, maxRemembered: 4 });
    expect(await take(stream, 8)).toEqual([100n, 101n, 102n, 103n, 103n, 103n, 200n, 201n]);
    expect(requests.map(({ fromSlot }) => fromSlot)).toEqual([undefined, 168n]);
  });

  it("rejects an invalid limit", async () => {
    const stream = geyser("http://127.0.0.1:1").subscribe({}, { resume: true, maxRemembered: 0 });
    await expect(stream.next()).rejects.toThrow("maxRemembered: expected a number above 0");
  });

  it("never requests slots before the first requested one", async () => {
    const { endpoint, requests } = await serve(
      (call) => {
        call.write(slot(100n));
        lose(call);
      },
      (call) => call.write(slot(101n)),
    );
    const stream = geyser(endpoint).subscribe({ slots: { all: {} }, fromSlot: 99n }, { resume: true });
    expect(await take(stream, 2)).toEqual([100n, 101n]);
    expect(requests.map(({ fromSlot }) => fromSlot)).toEqual([99n, 99n]);
  });

  it("continues with the latest filters, not with a ping", async () => {
    const { endpoint, requests } = await serve(
      (call) =>
        call.on("data", ({ ping }: SubscribeRequest) => {
          call.write(slot(ping ? 2n : 1n));
          if (ping) lose(call);
        }),
      (call) => call.write(slot(3n)),
    );
    const stream = geyser(endpoint).subscribe(twoFiltersAndPing(), { resume: true });
    expect(await take(stream, 3)).toEqual([1n, 2n, 3n]);
    expect(requests.map(({ slots }) => Object.keys(slots))).toEqual([["first"], ["second"]]);
  });

  it("throws the server's status for a slot it no longer has", async () => {
    const { endpoint } = await serve(
      (call) => {
        call.write(slot(100n));
        lose(call);
      },
      (call) => call.emit("error", { code: status.INVALID_ARGUMENT, details: "slot 68 is not available" }),
    );
    const stream = geyser(endpoint).subscribe({ slots: { all: {} } }, { resume: true });
    await stream.next();
    const error = await stream.next().catch((failure: unknown) => failure);
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.details).toBe("slot 68 is not available");
  });

  it("gives up if the stream is lost repeatedly without an update", async () => {
    const { endpoint, requests } = await serve((call) => {
      call.write(slot(100n));
      call.end();
    });
    const stream = geyser(endpoint)
      .with({ retries: 2 })
      .subscribe({ slots: { all: {} } }, { resume: true });
    await stream.next();
    const error = await stream.next().catch((failure: unknown) => failure);
    expect(isNodeAccessError(error, "UNANSWERED") && error.attempts).toMatchObject(
      [1, 2, 3].map((attempt) => ({ attempt, code: "UNANSWERED" })),
    );
    expect(requests).toHaveLength(3);
  });

  it("does nothing unless enabled", async () => {
    const { endpoint, requests } = await serve(lose);
    const stream = geyser(endpoint)
      .with({ retries: 0 })
      .subscribe({ slots: { all: {} } });
    const error = await stream.next().catch((failure: unknown) => failure);
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.status).toBe("UNAVAILABLE");
    expect(requests).toHaveLength(1);
  });

  it("ends while it waits to subscribe again", async () => {
    const { endpoint } = await serve(lose);
    const stream = geyser(endpoint).subscribe({ slots: { all: {} } }, { resume: true });
    const waiting = stream.next();
    await stream.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });
});

describe("DeliveredUpdates", () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 2 });
  const small = fc.bigInt({ min: 0n, max: 3n });
  const update = fc.oneof(
    fc.record({
      $case: fc.constant("slot" as const),
      value: fc.record({ slot: small, status: fc.constantFrom(0, 1) }),
    }),
    fc.record({
      $case: fc.constant("account" as const),
      value: fc.record({
        slot: small,
        account: fc.record({
          pubkey: bytes,
          txnSignature: fc.option(bytes, { nil: undefined }),
          writeVersion: small,
        }),
      }),
    }),
    fc.record({
      $case: fc.constantFrom("transaction" as const),
      value: fc.record({ slot: small, bankId: small, transaction: fc.record({ signature: bytes }) }),
    }),
    fc.record({
      $case: fc.constant("transactionStatus" as const),
      value: fc.record({ slot: small, signature: bytes }),
    }),
    fc.record({ $case: fc.constant("entry" as const), value: fc.record({ slot: small, index: small }) }),
    fc.record({
      $case: fc.constant("block" as const),
      value: fc.record({ slot: small, blockhash: fc.string() }),
    }),
    fc.record({
      $case: fc.constant("blockMeta" as const),
      value: fc.record({ slot: small, blockhash: fc.string() }),
    }),
  );

  it("delivers each update once, however often and in whatever order it arrives", () => {
    fc.assert(
      fc.property(fc.array(update), (updates) => {
        const delivered = new DeliveredUpdates();
        const messages = updates.map((updateOneof) =>
          SubscribeUpdate.create({ filters: ["f"], updateOneof }),
        );
        const first = messages.filter((message) => delivered.add(message));
        const again = messages.filter((message) => delivered.add(message));
        expect(again).toEqual([]);
        expect(new Set(first.map(encodeUpdate)).size).toBe(first.length);
      }),
    );
  });

  it("distinguishes the banks of a slot, whose updates are otherwise the same", () => {
    const delivered = new DeliveredUpdates();
    const signature = Buffer.alloc(64, 1);
    const of = (bankId: bigint, index: bigint): SubscribeUpdate[] => {
      const place = { slot: 1n, bankId };
      const updates = [
        { $case: "transaction", value: { ...place, transaction: { signature } } },
        { $case: "account", value: { ...place, account: { txnSignature: signature } } },
        { $case: "slot", value: { ...place, status: SlotStatus.SLOT_CREATED_BANK } },
        { $case: "entry", value: { ...place, index: 1n } },
        { $case: "blockMeta", value: { ...place, blockhash: "h" } },
        { $case: "block", value: { ...place, blockhash: "h" } },
        { $case: "blockFooter", value: { ...place, bankHash: signature } },
        { $case: "transactionStatus", value: { ...place, signature } },
        // Yellowstone before 13 names no bank.
        { $case: "transactionStatus", value: { slot: 1n, signature, index } },
      ] as const;
      return updates.map((updateOneof) => SubscribeUpdate.fromPartial({ updateOneof }));
    };
    const add = (updates: SubscribeUpdate[]): boolean[] => updates.map((one) => delivered.add(one));
    expect(add(of(7n, 1n))).not.toContain(false);
    expect(add(of(8n, 2n))).not.toContain(false);
    expect(add([...of(7n, 1n), ...of(8n, 2n)])).not.toContain(true);
    expect(add(of(9n, 1n))).toEqual([true, true, true, true, true, true, true, true, false]);
  });

  it("distinguishes the same update for other filters, and delivers every pong", () => {
    const delivered = new DeliveredUpdates();
    const value = { slot: 1n, blockhash: "h" };
    const of = (filters: string[]): SubscribeUpdate =>
      SubscribeUpdate.create({ filters, updateOneof: { $case: "block", value } });
    expect([of(["a"]), of(["b"]), of(["a"])].map((message) => delivered.add(message))).toEqual([
      true,
      true,
      false,
    ]);
    const pong = SubscribeUpdate.create({ updateOneof: { $case: "pong", value: { id: 1 } } });
    expect([delivered.add(pong), delivered.add(pong)]).toEqual([true, true]);
  });

  it("forgets updates older than the start of a replay", () => {
    const delivered = new DeliveredUpdates();
    expect(
      [1n, 33n, 1n, 34n, 1n].map((number) => delivered.add(SubscribeUpdate.create(slot(number)))),
    ).toEqual([true, true, false, true, true]);
    expect(delivered.resumed({ fromSlot: 5 }).fromSlot).toBe(5n);
    expect(delivered.resumed({}).fromSlot).toBe(2n);
  });
});

function encodeUpdate(message: SubscribeUpdate): string {
  return Buffer.from(SubscribeUpdate.encode(message).finish()).toString("base64");
}
