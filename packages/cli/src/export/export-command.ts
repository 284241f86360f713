import type { HistoryCursor } from "@node-access/rpc/history";
import { clientOptions } from "../calls/call-options.ts";
import { type AnyRpcClient, createClient } from "../calls/rpc.ts";
import { findSurface } from "../facts/rpc-method.ts";
import { isCount, isWhole, readNumber } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { type LogFilterOptions, loadDecoder, readLogFilter } from "../logs/log-filter.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { type Dataset, findColumns } from "./columns.ts";
import { findFormat } from "./format.ts";
import { readItems } from "./read-items.ts";
import { RowReader } from "./row-reader.ts";
import { findTraceMethod } from "./traces.ts";
import { writeExport } from "./write-export.ts";

export interface ExportOptions extends TargetOptions, LogFilterOptions {
  /** The first block. */
  readonly from?: string;
  /** The last block: a number or a tag. */
  readonly to?: string;
  /** The file to write, or the folder of Parquet files. */
  readonly out: string;
  readonly concurrency?: string;
}

/** Writes what the blocks of an EVM chain contain to a file, and continues where an earlier run was interrupted. */
export async function exportHistory(dataset: Dataset, options: ExportOptions, io: Io): Promise<void> {
  const openOutput = findFormat(options.out);
  const from = readNumber("--from", options.from ?? "0", "the number of a block", isWhole);
  const to = readEnd(options.to ?? "finalized");
  if (typeof to === "number" && to < from)
    throw new CommandError(`--to: expected a block from ${from} (--from) on, received ${to}`);
  const concurrency = options.concurrency ?? "4";
  const maxConcurrent = readNumber("--concurrency", concurrency, "a number from 1", isCount);
  const target = await findTarget(options, io);
  const surface = findSurface(target.protocol ?? "ethereum");
  if (!surface.families.includes("ethereum-filter"))
    throw new CommandError(`export: works with EVM chains, and ${surface.title} is none`);
  const decoder = await loadDecoder(options);
  const filter = await readLogFilter(`export ${dataset}`, options, decoder?.topics);
  const found = await findColumns(dataset, surface.name);
  const columns = [...found.columns, ...(decoder?.columns ?? [])];
  const rows = new RowReader({ ...found, columns, decoder, redact: target.redact });
  const client = await createClient({ surface }, await clientOptions(target, "node", io));
  const chainId = await client.request({ method: "eth_chainId" });
  const tracing = dataset === "traces" ? await findTraceMethod(client, surface, from) : undefined;
  const source = { dataset, filter, tracing };
  const { signal } = io;
  await writeExport(
    {
      query: {
        dataset,
        chainId,
        tracing,
        from,
        to,
        filter,
        abi: decoder?.digest,
        columns: columns.map(({ name }) => name),
      },
      out: options.out,
      columns,
      openOutput,
      from,
      findEnd: () => findBlock(client, to),
      async *read(range: { readonly to: number; readonly cursor: HistoryCursor | undefined }) {
        for await (const { items, cursor } of readItems(source, client, {
          from,
          ...range,
          maxConcurrent,
          signal,
        }))
          yield { rows: items.map((item) => rows.read(item)), cursor };
      },
      notes: () => rows.notes(dataset),
    },
    io,
  );
}

type Tag = "latest" | "safe" | "finalized";

function readEnd(text: string): number | Tag {
  if (text === "latest" || text === "safe" || text === "finalized") return text;
  return readNumber("--to", text, "the number of a block, latest, safe or finalized", isWhole);
}

async function findBlock(client: AnyRpcClient, block: number | Tag): Promise<number> {
  const params = [typeof block === "number" ? `0x${block.toString(16)}` : block, false];
  const { number } = Object(await client.request({ method: "eth_getBlockByNumber", params })) as {
    readonly number?: unknown;
  };
  if (typeof number === "string") return Number(number);
  throw new CommandError(`--to: the node has no block ${block}: give a number, or latest`);
}
