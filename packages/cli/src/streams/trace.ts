import { stringifyJson } from "@node-access/transport/rest";
import { clientOptions } from "../calls/call-options.ts";
import { readListedParams } from "../calls/rpc.ts";
import { findMethod } from "../facts/rpc-method.ts";
import { readJson } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import { type Io, write } from "../io/io.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { Rate } from "./rate.ts";

export interface TraceOptions extends TargetOptions {
  readonly tracer?: string;
  /** The tracer's options as JSON. */
  readonly config?: string;
}

/** How much text is written at once. */
const CHUNK = 65_536;

/**
 * Traces a block, and writes a line for each part of its traces: with a tracer for each transaction, otherwise for each
 * step of each transaction, followed by the rest of its trace. No more than one part is in memory.
 */
export async function traceBlock(block: string, options: TraceOptions, io: Io): Promise<void> {
  const { tracer } = options;
  const method = /^0x[0-9a-f]{64}$/i.test(block) ? "debug_traceBlockByHash" : "debug_traceBlockByNumber";
  const target = await findTarget(options, io);
  const found = findMethod(method, target.protocol, false);
  if (!found.facts) throw new CommandError(`${method}: is unknown`);
  const { facts } = found;
  const config = {
    ...Object(options.config === undefined ? {} : readJson("--config", options.config)),
    ...(tracer !== undefined && { tracer }),
  } as { readonly tracer?: unknown };
  const positional = [block, ...(Object.keys(config).length > 0 ? [JSON.stringify(config)] : [])];
  const params = await readListedParams(facts, { positional, named: [] }, found);
  const own = await clientOptions(target, "node", io);
  const { streamItems, streamStructLogs } = await import("@node-access/rpc/stream");
  const node = { protocol: found.surface.name, ...own } as never;
  const request = { method, params } as never;
  const parts: AsyncIterable<unknown> =
    config.tracer === undefined ? streamStructLogs(node, request) : streamItems(node, request);
  const rate = new Rate(config.tracer === undefined ? "steps" : "transactions", io);
  let isComplete = false;
  try {
    await writeLines(parts, io, rate, target.redact);
    isComplete = true;
  } finally {
    rate.end(isComplete);
  }
}

async function writeLines(
  parts: AsyncIterable<unknown>,
  { stdout }: Io,
  rate: Rate,
  redact: (text: string) => string,
): Promise<void> {
  let text = "";
  const flush = async (): Promise<void> => {
    const written = redact(text);
    text = "";
    rate.add(0, Buffer.byteLength(written));
    await write(stdout, written);
  };
  try {
    for await (const part of parts) {
      const { kind, ...rest } = Object(part) as { readonly kind?: unknown };
      text += `${stringifyJson(kind === undefined ? part : rest)}\n`;
      rate.add(kind === "trace" ? 0 : 1, 0);
      if (text.length > CHUNK) await flush();
    }
  } finally {
    // What arrived before an error is worth keeping.
    if (text !== "") await flush();
  }
}
