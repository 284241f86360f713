import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { type Clock, systemClock } from "../../src/model/clock.ts";
import { createDeliveryOf } from "../../src/engine/create-delivery.ts";
import type { Delivery } from "../../src/model/delivery.ts";
import type { Destination } from "../../src/model/destination.ts";
import { Chain, transform } from "../engine/chain.ts";
import { checkRecord } from "../engine/check-record.ts";
import { createMemoryStore, StoredStream } from "../engine/memory-store.ts";
import { type Instance, Scheduler } from "../engine/scheduler.ts";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";
import { definitionOf } from "./events.ts";
// prettier-ignore
import { createFileTarget, natsProgram, redisProgram, startNatsTarget, startPostgresTarget, startRedisTarget, startWebhookTarget, type StoredEvent, type Target } from "./targets.ts";

const runs = process.env["NIGHTLY"] ? 60 : 3;
const steps = 60;

/** Chooses what happens by a seed, but lets time pass: real servers do not wait. */
class RealScheduler extends Scheduler {
  override async step(instance: Instance): Promise<void> {
    await new Promise(setImmediate);
    while (instance.state === "frozen") await sleep(5);
    // A gateway that has crashed does nothing anymore.
    if (instance.state === "dead") await new Promise(() => {});
  }

  /** Pauses are short. */
  override clock(instance: Instance): Clock {
    const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
      await systemClock.sleep(milliseconds, signal);
      await this.step(instance);
    };
    return { ...systemClock, sleep: pause, random: () => -0.98 };
  }
}

/** A stream to a real server, whose gateways crash, freeze and thaw, while the server is killed and connections are cut. */
async function run(target: Target, proxy: CuttingProxy | undefined, name: string, seed: number) {
  const scheduler = new RealScheduler(seed);
  const chain = new Chain(scheduler);
  const stored = new StoredStream();
  const mistakes: string[] = [];
  const destinations: Destination[] = [];
  const definition = definitionOf(target.destination(proxy?.port ?? 0, name), {
    id: name,
    start: { block: 0 },
    confirmations: 0,
    batchSize: 1 + scheduler.below(20),
    secrets: ["whsec_bmV3ZXItc2VjcmV0LW9mLXRoZS1zdHJlYW0="],
  });
  const { folder } = target as Partial<ReturnType<typeof createFileTarget>>;
  const gateways: { readonly instance: Instance; readonly delivery: Delivery }[] = [];

  const startGateway = (): void => {
    const instance: Instance = { state: "alive" };
    stored.epoch += 1;
    const store = createMemoryStore(new Map([[name, stored]]), () => scheduler.step(instance));
    const options = {
      store,
      allowPrivate: true,
      folder,
      log: (level: string, text: string, { reason }: { readonly reason?: unknown }) => {
        if (level === "error") mistakes.push(`${text}: ${String(reason)}`);
      },
    };
    const delivery = createDeliveryOf(options, {
      clock: scheduler.clock(instance),
      createSource: () => Promise.resolve(chain.source(instance)),
      createTransform: () => Promise.resolve(transform),
      async createDestination() {
        const destination = await createDestination(definition, options);
        destinations.push(destination);
        return destination;
      },
    });
    gateways.push({ instance, delivery });
    delivery.start(definition, { stream: name, epoch: stored.epoch });
  };

  const happen = async (): Promise<void> => {
    const value = scheduler.random();
    const current = gateways.at(-1);
    if (value < 0.35) chain.grow(1 + scheduler.below(6));
    else if (value < 0.5) chain.reorganize();
    else if (value < 0.6) chain.finalize();
    else if (value < 0.75) {
      if (current) current.instance.state = value < 0.68 ? "dead" : "frozen";
      startGateway();
    } else if (value < 0.8) {
      for (const { instance } of gateways) if (instance.state === "frozen") instance.state = "alive";
    } else if (value < 0.96) proxy?.cutAt(value < 0.88 ? "client" : "server", 1 + scheduler.below(12));
    else if (definition.destination.type !== "webhook") {
      await target.kill();
      await target.restart();
    }
  };

  startGateway();
  for (let step = 0; step < steps; step += 1) {
    await happen();
    await sleep(scheduler.below(20));
  }
  proxy?.pass();
  chain.calm = true;
  for (const { instance } of gateways) if (instance.state === "frozen") instance.state = "alive";
  chain.grow(1);
  chain.finalizeAll();
  const last = gateways.at(-1)?.delivery;
  const isDone = (): boolean =>
    stored.paused || (last?.reports()[0]?.next === chain.head + 1 && stored.delivered === stored.sequence);
  await expect.poll(isDone, { timeout: 30_000 }).toBe(true);
  // It stores where it is: blocks without events are not stored one by one.
  for (const { delivery } of gateways) void delivery.close();
  await last?.close();
  for (const destination of destinations) await destination.close();
  return { chain, stored, mistakes };
}

/** What a destination has stored, as events of the engine. */
function recordOf(events: readonly StoredEvent[]) {
  return events.map(({ sequence, id, subject, removed, data }) => {
    const { key } = data as { readonly key: string };
    const [hash = ""] = key.split(":");
    const number = Number(subject.split("/")[1]);
    return { sequence: Number(sequence), id, key, type: "log", number, hash, removed, data: "" };
  });
}

describe.each([
  ["Redis", startRedisTarget, redisProgram],
  ["NATS JetStream", startNatsTarget, natsProgram],
  ["a file", async () => createFileTarget(), true],
  ["a webhook", startWebhookTarget, true],
  ["Postgres", startPostgresTarget, true],
])("the engine with %s", (kind, start, isInstalled) => {
  let target: Target;
  let proxy: CuttingProxy | undefined;
  beforeAll(async () => {
    if (!isInstalled) return;
    target = await start();
    if (target.port) proxy = await startCuttingProxy(target.port);
  });
  afterAll(async () => {
    await proxy?.close();
    await target?.stop();
  });

  it.runIf(isInstalled).each(Array.from({ length: runs }, (_, index) => index + 1))(
    "delivers what happened, in order, whatever is killed, frozen or cut (%i)",
    async (seed) => {
      const name = `chain${seed}`;
      const { chain, stored, mistakes } = await run(target, proxy, name, seed);
      const record = recordOf(await target.stored(name));
      if (kind === "Postgres") {
        const items = chain.blocks.flatMap((block) => block.items);
        const expected = items
          .filter(({ data }) => (data as { readonly kind: string }).kind === "plain")
          .map(({ key }) => key);
        expect(record.map(({ key }) => key)).toEqual(expected);
        expect(mistakes).toEqual([]);
        return;
      }
      const recognition = kind === "a webhook" ? "none" : "transaction";
      const found = checkRecord({
        chain,
        stored,
        mistakes,
        receiver: { recognition, record },
        start: 0,
      } as never);
      expect(found).toEqual([]);
    },
  );
});
