/** Runs in a worker thread: reads, filters and delivers the events of all streams of this process. */
import { workerData } from "node:worker_threads";
import * as delivery from "@node-access/delivery";
import type {
  Delivery,
  DeliveryOptions,
  RunningStream,
  StreamDefinition,
  StreamLease,
  StreamStore,
} from "@node-access/delivery";
import { serveThread } from "../state/channel.ts";
import type { Certainty } from "./certainty.ts";

export interface DeliveryThreadData extends Pick<DeliveryOptions, "allowPrivate" | "folder"> {
  /** Until when the leases are certain: see {@link Certainty}. */
  readonly certainty: Certainty["cell"];
  /** Holds the number of the stream whose expression is being evaluated. */
  readonly evaluating: SharedArrayBuffer;
}

/** What the thread asks of the store: the name of a method of `StreamStore`, and its arguments. */
export interface StoreRequest {
  readonly method: keyof StreamStore;
  readonly lease: StreamLease;
  readonly value?: unknown;
}

/** What the store returned; or another process has the stream now. */
export type StoreReply = { readonly value: unknown } | "lost";

/** Sent as JSON: of thousands of definitions, V8 then holds short texts that are the same once. */
export interface StartedStream {
  readonly definition: StreamDefinition;
  /** Of its lease. */
  readonly epoch: number;
}

const { allowPrivate, folder, ...cells } = workerData as DeliveryThreadData;
const certainUntil = new BigInt64Array(cells.certainty);

/** By the keys of nodes: thousands of streams read the same ones. */
const shared = new Map<string, Pick<StreamDefinition, "node" | "publicNetwork">>();

function start({ definition, epoch }: StartedStream): void {
  const { id: stream, node, publicNetwork } = definition;
  if (!shared.has(node.key)) shared.set(node.key, { node, publicNetwork });
  running.start(Object.assign(definition, shared.get(node.key)), { stream, epoch });
}

const channel = serveThread({
  start(streams: readonly string[]) {
    for (const text of streams) start(JSON.parse(text) as StartedStream);
  },
  wake: ({ id, acknowledged }: { id: string; acknowledged?: number }) => running.wake(id, acknowledged),
  stop: (ids: readonly string[]) => Promise.all(ids.map((id) => running.stop(id))).then(() => {}),
  test: (definition: StreamDefinition) => running.test(definition),
  recheck: ({
    definition,
    ranges,
  }: {
    definition: StreamDefinition;
    ranges: Parameters<Delivery["recheck"]>[1];
  }) => running.recheck(definition, ranges),
  checkDestination: (destination: StreamDefinition["destination"]) => running.checkDestination(destination),
  check: (expression: string) => delivery.checkExpression(expression),
  reports: (): readonly RunningStream[] => running.reports(),
  close: () => running.close(),
});

async function ask(method: keyof StreamStore, lease: StreamLease, value?: unknown): Promise<never> {
  const reply = (await channel.request("store", {
    method,
    lease,
    value,
  } satisfies StoreRequest)) as StoreReply;
  if (reply === "lost") throw new delivery.LeaseLost(lease);
  return reply.value as never;
}

const running: Delivery = delivery.createDelivery({
  store: {
    load: (lease) => ask("load", lease),
    entries: (lease, firsts) => ask("entries", lease, firsts),
    change: (lease, change) => ask("change", lease, change),
    retries: (lease) => ask("retries", lease),
    report: (lease, report) => ask("report", lease, report),
  },
  log: (...entry) => void channel.request("log", entry).catch(() => {}),
  allowPrivate,
  folder,
  isCertain: () => process.hrtime.bigint() < Atomics.load(certainUntil, 0),
  evaluating: new Int32Array(cells.evaluating),
});
