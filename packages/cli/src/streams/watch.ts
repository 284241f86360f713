import { isWhole, readNumber } from "../input/read-text.ts";
import { findSurface, type RpcSurface } from "../facts/rpc-method.ts";
import { rpcSchemas } from "../generated/rpc-methods.ts";
import { type Place, readParams } from "../input/read-params.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { formatGap, printStream, type StreamOptions } from "./print-stream.ts";
import { type AnySocketClient, withGaps, withRpcSocket } from "./socket-client.ts";
import { openTezosMonitor } from "./http-streams.ts";

export type Watched = "heads" | "logs" | "pending";

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
  const view = { redact: target.redact, brief: protocol === "solana" ? undefined : formatBrief };
  if (protocol === "tezos") {
    if (kind === "logs") throw new CommandError("watch logs: Tezos has no logs");
    const method = kind === "heads" ? "monitorHeads" : "monitorMempool";
    return printStream(await openTezosMonitor(method, [], target, io), options, io, view);
  }
  const surface = findSurface(protocol);
  const events = await openEvents(kind, surface, options, io);
  await withRpcSocket(surface, target, io, (client) => printStream(events(client), options, io, view));
}

/** Returns what creates the events with a client. Mistakes in options are found before it is called. */
async function openEvents(
  kind: Watched,
  surface: RpcSurface,
  options: WatchOptions,
  io: Io,
): Promise<(client: AnySocketClient) => AsyncIterable<unknown>> {
  const { signal } = io;
  const from = options.from === undefined ? undefined : readFrom(options.from);
  if (surface.name === "solana") {
    const { watchLogs, watchSlots } = await import("@node-access/rpc/solana");
    const own = {
      signal,
      ...(from !== undefined && { fromSlot: from }),
      ...(options.commitment !== undefined && { commitment: options.commitment }),
    } as never;
    if (kind === "heads") return (client) => withPlainGaps(watchSlots(client as never, own));
    if (kind === "pending")
      throw new CommandError("watch pending: Solana's nodes have no list of pending transactions");
    const mentions = { name: "mentions", required: true, schema: true };
    const filter = await readFilter(options, [mentions], {});
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
  const own = { signal, ...(from !== undefined && { fromBlock: `0x${from.toString(16)}` as const }) };
  if (kind === "heads") return (client) => withPlainGaps(watchHeads(client as never, own));
  const filter = await readEvmFilter(options);
  return (client) => withPlainGaps(watchLogs(client as never, filter as never, own));
}

async function readFilter(
  { param = [], params }: WatchOptions,
  places: readonly Place[],
  definitions: object,
): Promise<object> {
  const typed = { positional: [], named: param, json: params };
  return Object.fromEntries(await readParams("watch logs", typed, places, definitions));
}

/** Reads the filter of logs of EVM chains, whose params are the properties of its schema. */
async function readEvmFilter(options: WatchOptions): Promise<object> {
  const { definitions = {}, subscriptionSchemas } = (await rpcSchemas["schemas"]?.()) ?? {};
  const { prefixItems: [schema = {}] = [] } = Object(subscriptionSchemas?.["logs"]?.params) as {
    prefixItems?: readonly { $ref?: string }[];
  };
  const { $defs = {} } = definitions as { $defs?: Readonly<Record<string, { properties?: object }>> };
  const { properties = {} } = $defs[schema.$ref?.replace(/^.*\//, "") ?? ""] ?? {};
  const places = Object.entries(properties).map(([name, one]) => ({ name, schema: one as object }));
  return readFilter(options, places, definitions);
}

function readFrom(text: string): number {
  return readNumber("--from", text, "the number of a block or slot", isWhole);
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
    const shown = { type, number: height === undefined ? undefined : Number(height), hash, time };
    return gasUsed === undefined ? shown : { ...shown, gasUsed: Number(gasUsed) };
  }
  if (log) {
    const { blockNumber, transactionHash, logIndex, address, topics, data } = log;
    const place = { block: Number(blockNumber), transactionHash, logIndex: Number(logIndex) };
    return { type, ...place, address, topics, data };
  }
  return operation ? { type, ...operation } : event;
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000", "");
}
