import type { HistoryCursor, HistoryOptions, HistoryParts } from "@node-access/rpc/history";
import type { AnyRpcClient } from "../calls/rpc.ts";
import type { Dataset } from "./columns.ts";
import { listTraces, type TraceMethod, traceRequest } from "./traces.ts";

type Item = Readonly<Record<string, unknown>>;

/** Items of consecutive blocks, and where to continue after them. */
export interface ItemPart {
  readonly items: readonly Item[];
  readonly cursor: HistoryCursor;
}

/** What is read. */
export interface Source {
  readonly dataset: Dataset;
  /** Which logs. */
  readonly filter: object;
  /** How blocks are traced. */
  readonly tracing: TraceMethod | undefined;
}

/** Reads the items of a dataset. */
export async function* readItems(
  { dataset, filter, tracing = "trace_block" }: Source,
  client: AnyRpcClient,
  options: HistoryOptions,
): AsyncGenerator<ItemPart, void> {
  const history = await import("@node-access/rpc/history");
  const own = client as never;
  if (dataset === "logs") yield* toParts(history.readLogs<Item>(own, filter, options), (log) => [log]);
  else if (dataset === "receipts")
    yield* toParts(history.readReceipts<Item>(own, options), (receipt) => [receipt]);
  else if (dataset === "blocks") yield* toParts(history.readBlocks(own, options), (block) => [{ ...block }]);
  else if (dataset === "transactions") {
    const blocks = history.readBlocks(own, { ...options, fullTransactions: true });
    // Few nodes repeat the time in each transaction.
    yield* toParts(blocks, ({ timestamp, transactions }) =>
      transactions.map((transaction) => ({ blockTimestamp: timestamp, ...transaction })),
    );
  } else {
    const traces = history.readEachBlock<readonly Item[]>(
      own,
      (block) => traceRequest(tracing, block),
      options,
    );
    yield* toParts(traces, ({ block, result }) => listTraces(tracing, block, result));
  }
}

async function* toParts<T>(
  parts: HistoryParts<T>,
  list: (item: T) => readonly Item[],
): AsyncGenerator<ItemPart, void> {
  for await (const { items, cursor } of parts) yield { items: items.flatMap(list), cursor };
}
