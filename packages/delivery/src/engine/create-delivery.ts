import type { Delivery, DeliveryOptions, RunningStream } from "../model/delivery.ts";
import { SharedReads } from "../sources/shared-reads.ts";
import { systemClock } from "../model/clock.ts";
import { Runner } from "./runner.ts";
import type { EngineOptions, StreamParts } from "./stream-parts.ts";

/** Milliseconds, for each stream, after which a stream reports again that nothing has happened. Few streams always report. */
const REPORT_AFTER = 30;
const MAX_REPORT_AFTER = 60_000;
const FEW = 100;

/**
 * Creates what runs streams: it reads the nodes, and delivers the events.
 *
 * @param options - The store of the streams, and what destinations may do.
 * @returns runs no stream yet.
 *
 * @example
 * ```ts
 * import { createDelivery, type StreamStore } from "@node-access/delivery";
 *
 * declare const store: StreamStore;
 * const delivery = createDelivery({ store, allowPrivate: false, log: console.log });
 * await delivery.close();
 * ```
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const shared = new SharedReads();
  return createDeliveryOf(options, {
    clock: systemClock,
    async createSource(definition) {
      const { createSource } = await import("../sources/create-source.ts");
      return createSource(definition, shared, options);
    },
    async createDestination(definition) {
      const { createDestination } = await import("../destinations/create-destination.ts");
      return createDestination(definition, options);
    },
    createTransform: async (definition) => {
      if (definition.filter === undefined && definition.projection === undefined) return undefined;
      const { createTransform } = await import("../cel/create-transform.ts");
      return createTransform(definition);
    },
  });
}

/** Creates a delivery of other parts, for tests. */
export function createDeliveryOf(options: DeliveryOptions, parts: StreamParts): Delivery {
  const engine: EngineOptions = { ...options, ...parts };
  const runners = new Map<string, Runner>();
  const forget = (runner: Runner): void => {
    if (runners.get(runner.id) === runner) runners.delete(runner.id);
  };
  return {
    start(definition, lease) {
      const { id } = definition;
      const before = runners.get(id)?.stop();
      const runner = new Runner(definition, lease, engine, forget);
      runners.set(id, runner);
      if (before) void before.then(() => runner.start());
      else void runner.start();
    },
    wake: (id, acknowledged = 0) => runners.get(id)?.wake(acknowledged),
    async stop(id) {
      const runner = runners.get(id);
      await runner?.stop();
      if (runners.get(id) === runner) runners.delete(id);
    },
    async checkDestination(destination) {
      const { checkDestination } = await import("../destinations/check-destination.ts");
      return checkDestination(destination, options);
    },
    async test(definition) {
      const { testDestination } = await import("./test-destination.ts");
      return testDestination(engine, definition);
    },
    async recheck(definition, ranges) {
      const { recheck } = await import("./recheck.ts");
      return recheck(engine, definition, ranges);
    },
    reports(): readonly RunningStream[] {
      const patience = runners.size > FEW ? Math.min(REPORT_AFTER * runners.size, MAX_REPORT_AFTER) : 0;
      const before = engine.clock.now() - patience;
      const reports: RunningStream[] = [];
      for (const runner of runners.values()) {
        const report = runner.report(before);
        if (report) reports.push(report);
      }
      return reports;
    },
    async close() {
      await Promise.all([...runners.values()].map((runner) => runner.stop()));
      runners.clear();
    },
  };
}
