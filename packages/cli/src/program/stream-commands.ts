import type { Command } from "commander";
import type { Io } from "../io/io.ts";
import type { SubscribeOptions } from "../streams/subscribe.ts";
import type { TraceOptions } from "../streams/trace.ts";
import type { Watched, WatchOptions } from "../streams/watch.ts";
import { withExamples, withParams, withStream, withTarget } from "./options.ts";

/** Adds the commands whose output continues until they are interrupted, or is too large for one result. */
export function addStreamCommands(program: Command, io: Io): void {
  addWatch(program, io);
  const subscribe = withParams(
    withStream(
      withTarget(
        program
          .command("subscribe <kind> [params...]")
          .description("Print what any subscription delivers, over a WebSocket or as a stream over HTTP."),
      ),
    ),
  ).action(async (kind: string, params: readonly string[], options: SubscribeOptions) => {
    const streams = await import("../streams/subscribe.ts");
    await streams.subscribe(kind, params, options, io);
  });
  withExamples(
    subscribe,
    "subscribe newPendingTransactions --limit 10",
    "subscribe slotSubscribe --protocol solana",
    "subscribe starknet_subscribeNewHeads --protocol starknet",
    "subscribe l2Book BTC --protocol hyperliquid --endpoint wss://exchange.example.com",
    `subscribe eventstream --param 'topics=["head","chain_reorg"]'`,
    "subscribe monitorHeads main",
  );
  const trace = withExamples(
    program.command("trace").description("Write traces that are too large for one result."),
    "trace block 23000000 > trace.ndjson",
  );
  const block = withTarget(
    trace
      .command("block <block>")
      .description(
        "Trace a block, named by number, hash or tag: a line for each step, or with a tracer for each transaction.",
      ),
  )
    .option("--tracer <name>", "the node's tracer, such as callTracer (default: each step)")
    .option("--config <json>", "the tracer's options")
    .action(async (name: string, options: TraceOptions) => {
      const { traceBlock } = await import("../streams/trace.ts");
      await traceBlock(name, options, io);
    });
  withExamples(
    block,
    "trace block 23000000 > trace.ndjson",
    "trace block latest --tracer callTracer",
    `trace block 23000000 --config '{"disableStorage":true}' > trace.ndjson`,
  );
}

function addWatch(program: Command, io: Io): void {
  const watch = withExamples(
    program
      .command("watch")
      .description("Follow a chain. After a lost connection, missed events are read, or reported as a gap."),
    "watch heads",
    "watch logs --param address=0x68aab33e4fbb493c95fda402772a3b88615820bd",
  );
  const add = (kind: Watched, what: string): Command =>
    withStream(withTarget(watch.command(kind).description(what)))
      .option("--from <number>", "the first block or slot (default: the next one)")
      .option("--commitment <name>", "of Solana: confirmed or finalized (default: confirmed)")
      .action(async (options: WatchOptions) => {
        const streams = await import("../streams/watch.ts");
        await streams.watch(kind, options, io);
      });
  withExamples(
    add("heads", "Print new heads, and those that a reorganization removes: EVM, Solana (slots), Tezos."),
    "watch heads",
    "watch heads --from 23000000 --json | jq .head.hash",
    "watch heads --protocol solana --commitment finalized",
  );
  withExamples(
    withParams(add("logs", "Print new logs, and those that a reorganization removes: EVM, Solana.")),
    "watch logs --param address=0x68aab33e4fbb493c95fda402772a3b88615820bd",
    "watch logs --protocol solana --param mentions=TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  );
  withExamples(
    add("pending", "Print transactions that wait for a block: EVM, Tezos."),
    "watch pending --limit 10",
  );
}
