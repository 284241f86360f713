import { isCount, readNumber } from "../input/read-text.ts";
import { findSurface, type RpcSurface } from "../facts/rpc-method.ts";
import { rpcSchemas } from "../generated/rpc-methods.ts";
import { type Place, readParams } from "../input/read-params.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { formatGap, printStream, type StreamOptions } from "./print-stream.ts";
import { type AnySocketClient, withGaps, withSocketClient } from "./socket-client.ts";
import { openTezosMonitor } from "./http-streams.ts";

export type Watched = "heads" | "logs" | "pending";

/** The options of `node-access watch`. */
export interface WatchOptions extends TargetOptions, StreamOptions {
  readonly param?: readonly string[];
  readonly params?: string;
  /** The first block or slot. */
  readonly from?: string;
  /** Of Solana: the commitment. */
  readonly commitment?: string;
}

/** Prints the heads of a chain, its logs, or its pending transactions, with what was missed while there was no connection. */
export async function watch(kind: Watched, options: WatchOptions, io: Io): Promise<void> {
  const target = await findTarget(options, io);
  const { protocol = "ethereum" } = target;
  const { redact } = target;
  if (protocol === "tezos") {
    if (kind === "logs") throw new CommandError("watch logs: Tezos has no logs");
    const method = kind === "heads" ? "monitorHeads" : "monitorMempool";
    await printStream(await openTezosMonitor(method, [], target, io), options, io, {
      redact,
      brief: formatBrief,
    });
    return;
  }
  const surface = findSurface(protocol);
  const events = await openEvents(kind, surface, options, io);
  await withSocketClient(surface, target, io, async (client) =>
    printStream(events(client), options, io, {
      redact,
      brief: surface.name === "solana" ? formatWhole : formatBrief,
    }),
  );
}

/** Returns what creates the events with a client. Mistakes in options are found before it is called. */
async function openEvents(
  kind: Watched,
  surface: RpcSurface,
  options: WatchOptions,
  io: Io,
): Promise<(client: AnySocketClient) => AsyncIterable<unknown>> {
  const { signal } = io;
  if (surface.name === "solana") {
    const { watchLogs, watchSlots } = await import("@node-access/rpc/solana");
    const own = {
      signal,
      ...(options.from !== undefined && { fromSlot: readFrom(options.from) }),
      ...(options.commitment !== undefined && { commitment: options.commitment }),
    } as never;
    if (kind === "heads") return (client) => withPlainGaps(watchSlots(client as never, own));
    if (kind === "pending")
      throw new CommandError("watch pending: Solana's nodes have no list of pending transactions");
    const filter = Object.fromEntries(
      await readParams(
        "watch logs",
        collectInput(options),
        [{ name: "mentions", required: true, schema: true }],
        {},
      ),
    );
    return (client) => withPlainGaps(watchLogs(client as never, filter as never, own));
  }
  if (!surface.families.includes("ethereum-filter"))
    throw new CommandError(
      `watch: works with EVM chains, Solana and Tezos: for ${surface.title}, see: node-access subscribe --help`,
    );
  if (kind === "pending")
    return (client) =>
      withGaps((onReconnect) => client.with({ onReconnect }).subscribe("newPendingTransactions"), io);
  const { watchHeads, watchLogs } = await import("@node-access/rpc/subscriptions");
  const own = {
    signal,
    ...(options.from !== undefined && {
      fromBlock: `0x${readFrom(options.from).toString(16)}` as const,
    }),
  };
  if (kind === "heads") return (client) => withPlainGaps(watchHeads(client as never, own));
  const filter = await readFilter(options);
  return (client) => withPlainGaps(watchLogs(client as never, filter as never, own));
}

function collectInput({ param = [], params }: WatchOptions): {
  positional: [];
  named: readonly string[];
  json?: string;
} {
  return { positional: [], named: param, ...(params !== undefined && { json: params }) };
}

/** Reads the filter of logs, whose params are the properties of its schema. */
async function readFilter(options: WatchOptions): Promise<object> {
  const { definitions = {}, subscriptionSchemas } = (await rpcSchemas["schemas"]?.()) ?? {};
  const { prefixItems: [schema = {}] = [] } = Object(subscriptionSchemas?.["logs"]?.params) as {
    prefixItems?: readonly { $ref?: string }[];
  };
  const { $defs = {} } = definitions as { $defs?: Readonly<Record<string, { properties?: object }>> };
  const { properties = {} } = $defs[schema.$ref?.replace(/^.*\//, "") ?? ""] ?? {};
  const places: Place[] = Object.entries(properties).map(([name, one]) => ({
    name,
    required: false,
    schema: one as object,
  }));
  return Object.fromEntries(await readParams("watch logs", collectInput(options), places, definitions));
}

function readFrom(text: string): number {
  return readNumber(
    "--from",
    text,
    "the number of a block or slot",
    (value) => value === 0 || isCount(value),
  );
}

async function* withPlainGaps(
  events: AsyncIterable<{ readonly type: string }>,
): AsyncGenerator<unknown, void> {
  for await (const event of events) yield event.type === "gap" ? formatGap({ ...event }) : event;
}

/** What people want to see of an event at a terminal. */
function formatBrief(event: unknown): unknown {
  const { type, head, log, operation } = Object(event) as Readonly<Record<string, Record<string, unknown>>>;
  if (head) {
    const { number, level, hash, timestamp, gasUsed } = head;
    const height = number ?? level;
    const time =
      typeof timestamp === "string" && timestamp.startsWith("0x") ? formatTime(Number(timestamp)) : timestamp;
    return {
      type,
      number: height === undefined ? undefined : Number(height),
      hash,
      time,
      ...(gasUsed !== undefined && { gasUsed: Number(gasUsed) }),
    };
  }
  if (log) {
    const { blockNumber, transactionHash, logIndex, address, topics, data } = log;
    return {
      type,
      block: Number(blockNumber),
      transactionHash,
      logIndex: Number(logIndex),
      address,
      topics,
      data,
    };
  }
  return operation ? { type, ...operation } : event;
}

function formatWhole(event: unknown): unknown {
  return event;
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000", "");
}
