import { setTimeout as sleep } from "node:timers/promises";
import { Caller } from "../calls/caller.ts";
import { findAny } from "../calls/method-table.ts";
import { listMethods, findSurface } from "../facts/rpc-method.ts";
import { toHex } from "../check/evm.ts";
import { CommandError } from "../io/command-error.ts";
import { type McpContext, type NodeChoice, resolveTarget, type ToolValue } from "./context.ts";

export interface WatchArguments extends NodeChoice {
  readonly kind: "heads" | "logs";
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly count: number;
  readonly seconds: number;
}

/** How often a node is asked for its height. */
const INTERVAL = 1_000;

/** Waits for new blocks, or for logs in them, and returns them. `left` aborts when the caller no longer waits. */
export async function watchTool(
  context: McpContext,
  args: WatchArguments,
  left: AbortSignal,
): Promise<ToolValue> {
  const target = await resolveTarget(context, args);
  const signal = AbortSignal.any([context.io.signal, left]);
  const io = { ...context.io, signal };
  const { protocol = "ethereum" } = target;
  const heightMethod = listMethods(findSurface(protocol)).find(({ says }) => says === "height")?.name;
  if (heightMethod === undefined) throw new CommandError(`watch: ${protocol} has no method for its height`);
  if (args.kind === "logs" && heightMethod !== "eth_blockNumber")
    throw new CommandError("watch: logs are those of EVM nodes");
  const caller = new Caller(target, io);
  const call = (name: string, params: unknown): Promise<unknown> =>
    caller.call(findAny(name, protocol), params);
  const height = async (): Promise<bigint> => BigInt(String(await call(heightMethod, [])));
  const until = Date.now() + args.seconds * 1_000;
  const events: unknown[] = [];
  let seen = await height();
  const from = seen;
  while (events.length < args.count && Date.now() < until) {
    await sleep(Math.min(INTERVAL, Math.max(0, until - Date.now())), undefined, { signal });
    const now = await height();
    if (now <= seen) continue;
    const range = { fromBlock: toHex(seen + 1n), toBlock: toHex(now) };
    if (args.kind === "logs")
      events.push(...((await call("eth_getLogs", [{ ...args.filter, ...range }])) as unknown[]));
    else
      for (let number = seen + 1n; number <= now && events.length < args.count; number += 1n)
        events.push(await head(number));
    seen = now;
  }
  const value = { events: events.slice(0, args.count), from: String(from), to: String(seen) };
  return { value, redact: target.redact };

  async function head(number: bigint): Promise<unknown> {
    if (heightMethod !== "eth_blockNumber") return { number: String(number) };
    const block = Object(await call("eth_getBlockByNumber", [toHex(number), false])) as Record<
      string,
      unknown
    >;
    const { hash, parentHash, timestamp, transactions, gasUsed, baseFeePerGas } = block;
    const count = Array.isArray(transactions) ? transactions.length : 0;
    return {
      number: toHex(number),
      hash,
      parentHash,
      timestamp,
      gasUsed,
      baseFeePerGas,
      transactions: count,
    };
  }
}
