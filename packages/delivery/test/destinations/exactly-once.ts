import { setTimeout as sleep } from "node:timers/promises";
import type { Batch, StreamDefinition, StreamEvent } from "@node-access/delivery";
import { afterAll, expect, it } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import type { Target } from "./targets.ts";
import { batchOf, definitionOf, eventOf } from "./events.ts";

const never: AbortSignal = new AbortController().signal;
const options = { allowPrivate: true, log() {} };

/** Delivers like a runner: after a failure, with a new destination, without the events that it has. */
async function deliver(definition: StreamDefinition, batch: Batch): Promise<void> {
  for (;;) {
    const target = await createDestination(definition, options);
    try {
      const last = (await target.open(batch.epoch, never)) ?? 0;
      const events = batch.events.filter(({ sequence }) => sequence > last);
      if (events.length > 0) await target.deliver({ ...batch, events }, never);
      return;
    } catch (error) {
      expect(error).toMatchObject({ name: "DeliveryError", outcome: "retry" });
      await sleep(20);
    } finally {
      await target.close();
    }
  }
}

const range = (to: number): number[] => Array.from({ length: to }, (_, index) => index + 1);

/** What holds for each destination that can tell what it has. */
export function testExactlyOnce(start: () => Promise<Target>): void {
  let started: Promise<Target> | undefined;
  const target = (): Promise<Target> => (started ??= start());
  let names = 0;
  const next = async () => {
    const server = await target();
    const name = `events${++names}`;
    const define = (port: number): StreamDefinition =>
      definitionOf(server.destination(port, name), { id: name });
    return {
      server,
      stored: async () => (await server.stored(name)).map(({ sequence }) => Number(sequence)),
      define,
      definition: define(server.port),
      batch: (from: number, to: number, epoch = 1) => ({ ...batchOf(from, to, epoch), stream: name }),
    };
  };
  afterAll(async () => (await started)?.stop());

  it("stores events in order, and says which one is the last", async () => {
    const { stored, definition, batch } = await next();
    const first = await createDestination(definition, options);
    expect((await first.open(1, never)) ?? 0).toBe(0);
    await first.deliver(batch(1, 4), never);
    await first.deliver(batch(5, 120), never);
    await first.close();
    const second = await createDestination(definition, options);
    expect(await second.open(2, never)).toBe(120);
    await second.deliver(batch(121, 123, 2), never);
    await second.close();
    expect(await stored()).toEqual(range(123));
  });

  it("stores a batch once that is delivered again, with more events or fewer", async () => {
    const { stored, definition, batch } = await next();
    const only = await createDestination(definition, options);
    await only.open(1, never);
    for (const [from, to] of [
      [1, 10],
      [1, 10],
      [8, 12],
      [1, 5],
      [12, 14],
    ] as const)
      await only.deliver(batch(from, to), never);
    await only.close();
    expect(await stored()).toEqual(range(14));
  });

  it("stores what an earlier epoch delivers late at most once", async () => {
    const { stored, definition, batch } = await next();
    const [earlier, later] = [
      await createDestination(definition, options),
      await createDestination(definition, options),
    ];
    await earlier.open(1, never);
    await earlier.deliver(batch(1, 10, 1), never);
    await later.open(2, never);
    await later.deliver(batch(8, 20, 2), never);
    // It may be rejected.
    await earlier.deliver(batch(11, 15, 1), never).catch(() => {});
    await later.deliver(batch(21, 30, 2), never);
    await earlier.deliver(batch(16, 40, 1), never).catch(() => {});
    await later.close();
    await earlier.close();
    await deliver(definition, batch(25, 50, 2));
    expect(await stored()).toEqual(range(50));
  });

  it.each(["client", "server"] as const)(
    "stores each event once, whichever packet of the %s is lost with the connection",
    async (side) => {
      const { server, stored, define, batch } = await next();
      const proxy = await startCuttingProxy(server.port);
      const definition = define(proxy.port);
      let delivered = 0;
      let hasCut = true;
      for (let packet = 1; hasCut; packet += 1) {
        proxy.cutAt(side, packet);
        await deliver(definition, batch(delivered + 1, delivered + 40));
        ({ hasCut } = proxy);
        delivered += 40;
      }
      await proxy.close();
      expect(delivered).toBeGreaterThan(80);
      expect(await stored()).toEqual(range(delivered));
    },
  );

  it("stores each event once while the server is killed and started again", async () => {
    const { server, stored, definition, batch } = await next();
    const done = new AbortController();
    const crashes = (async () => {
      for (let crash = 0; crash < 3; crash += 1) {
        await sleep(100 * crash);
        await server.kill();
        await server.restart();
      }
      done.abort();
    })();
    let delivered = 0;
    while (!done.signal.aborted) {
      await deliver(definition, batch(delivered + 1, delivered + 20));
      delivered += 20;
    }
    await crashes;
    expect(await stored()).toEqual(range(delivered));
  });

  it("ends a delivery to a server that is frozen when it is aborted, and stores its events once", async () => {
    const { server, stored, definition, batch } = await next();
    const frozen = await createDestination(definition, options);
    await frozen.open(1, never);
    await frozen.deliver(batch(1, 10), never);
    server.freeze();
    try {
      const controller = new AbortController();
      const delivered = frozen.deliver(batch(11, 20), controller.signal);
      setTimeout(() => controller.abort(new Error("stopped")), 50);
      await expect(delivered).rejects.toThrow("stopped");
      await frozen.close();
      const connecting = await createDestination(definition, options);
      const opening = new AbortController();
      const opened = connecting.open(1, opening.signal);
      setTimeout(() => opening.abort(new Error("stopped")), 50);
      await expect(opened).rejects.toThrow("stopped");
      await connecting.close();
    } finally {
      server.thaw();
    }
    await deliver(definition, batch(11, 30));
    expect(await stored()).toEqual(range(30));
  });

  it("leaves nothing behind after a test event", async () => {
    const { stored, definition, batch } = await next();
    const event: StreamEvent = eventOf(0, { type: "test", key: "test", id: "test" });
    const test = async (): Promise<void> => {
      const tested = await createDestination(definition, options);
      await tested.test({ ...batch(1, 1), events: [event] }, never);
      await tested.close();
    };
    await test();
    await deliver(definition, batch(1, 5));
    await test();
    await deliver(definition, batch(6, 7));
    expect(await stored()).toEqual(range(7));
  });

  it("says what happened if nobody listens", async () => {
    const { server, define } = await next();
    const proxy = await startCuttingProxy(server.port);
    await proxy.close();
    const away = await createDestination(define(proxy.port), options);
    await expect(away.open(1, never)).rejects.toMatchObject({
      outcome: "retry",
      message: `127.0.0.1:${proxy.port} cannot be reached: it refuses connections`,
    });
    await away.close();
  });
}
