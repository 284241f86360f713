import { isWhole, readNumber } from "../input/read-text.ts";
import { findSurface, type RpcSurface } from "../facts/rpc-method.ts";
import { readParams } from "../input/read-params.ts";
import { type LogFilterOptions, loadDecoder, readLogFilter } from "../logs/log-filter.ts";
import type { LogDecoder } from "../logs/read-abi.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { formatGap, printStream, type StreamOptions } from "./print-stream.ts";
import { type AnySocketClient, withGaps, withRpcSocket } from "./socket-client.ts";
import { openTezosMonitor } from "./http-streams.ts";

export type Watched = "heads" | "logs" | "pending";

export interface WatchOptions extends TargetOptions, StreamOptions, LogFilterOptions {
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
    if (options.abi !== undefined || options.event !== undefined)
      throw new CommandError("--abi: decodes logs of EVM chains");
    const mentions = { name: "mentions", required: true, schema: true };
    const typed = { positional: [], named: options.param ?? [], json: options.params };
    const filter = Object.fromEntries(await readParams("watch logs", typed, [mentions], {}));
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
  const decoder = await loadDecoder(options);
  const filter = await readLogFilter("watch logs", options, decoder?.topics);
  return (client) => withArguments(withPlainGaps(watchLogs(client as never, filter as never, own)), decoder);
}

/** Adds the name of its event to each log, and the arguments. Both are null if the ABI does not fit. */
async function* withArguments(
  events: AsyncIterable<unknown>,
  decoder: LogDecoder | undefined,
): AsyncGenerator<unknown, void> {
  for await (const event of events) {
    const { log } = Object(event) as { readonly log?: Parameters<LogDecoder["decode"]>[0] };
    if (decoder && log) yield { ...Object(event), ...(decoder.decode(log) ?? { event: null, args: null }) };
    else yield event;
  }
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
  const {
    type,
    head,
    log,
    args,
    operation,
    event: name,
  } = Object(event) as Readonly<Record<string, Record<string, unknown>>>;
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
    if (!args) return { type, ...place, address, topics, data };
    const named = Object.entries(args).map(([key, value]) => [`args.${key}`, value]);
    return { type, ...place, address, event: name, ...Object.fromEntries(named) };
  }
  return operation ? { type, ...operation } : event;
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000", "");
}
