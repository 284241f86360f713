import { type CliCommand, decoding, params, stream, target } from "./cli-command.ts";

/** Adds the commands whose output continues until they are interrupted, or is too large for one result. */
export function addStreamCommands(program: CliCommand): void {
  const watch = program
    .command("watch")
    .description("Follow a chain. After a lost connection, missed events are read, or reported as a gap.")
    .examples("watch heads", "watch logs --param address=0x68aab33e4fbb493c95fda402772a3b88615820bd");
  const add = (kind: string, what: string): CliCommand =>
    watch
      .command(kind)
      .description(what)
      .with(target, stream)
      .option("--from <number>", "the first block or slot (default: the next one)")
      .option("--commitment <name>", "of Solana: confirmed or finalized (default: confirmed)")
      .runs(async () => (await import("../streams/watch.ts")).watch, kind);
  add(
    "heads",
    "Print new heads, and those that a reorganization removes: EVM, Solana (slots), Tezos.",
  ).examples(
    "watch heads",
    "watch heads --from 23000000 --json | jq .head.hash",
    "watch heads --protocol solana --commitment finalized",
  );
  add("logs", "Print new logs, and those that a reorganization removes: EVM, Solana.")
    .with(params, decoding)
    .examples(
      "watch logs --param address=0x68aab33e4fbb493c95fda402772a3b88615820bd",
      "watch logs --abi erc20.json --event Transfer",
      "watch logs --protocol solana --param mentions=TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
    );
  add("pending", "Print transactions that wait for a block: EVM, Tezos.").examples(
    "watch pending --limit 10",
  );
  program
    .command("subscribe <kind> [params...]")
    .description("Print what any subscription delivers, over a WebSocket or as a stream over HTTP.")
    .with(target, stream, params)
    .runs(async () => (await import("../streams/subscribe.ts")).subscribe)
    .examples(
      "subscribe newPendingTransactions --limit 10",
      "subscribe slotSubscribe --protocol solana",
      "subscribe starknet_subscribeNewHeads --protocol starknet",
      "subscribe l2Book BTC --protocol hyperliquid --endpoint wss://exchange.example.com",
      `subscribe eventstream --param 'topics=["head","chain_reorg"]'`,
      "subscribe monitorHeads main",
    );
  addExport(program);
  program
    .command("trace")
    .description("Write traces that are too large for one result.")
    .examples("trace block 23000000 > trace.ndjson")
    .command("block <block>")
    .description(
      "Trace a block, named by number, hash or tag: a line for each step, or with a tracer for each transaction.",
    )
    .with(target)
    .option("--tracer <name>", "the node's tracer, such as callTracer (default: each step)")
    .option("--config <json>", "the tracer's options")
    .runs(async () => (await import("../streams/trace.ts")).traceBlock)
    .examples(
      "trace block 23000000 > trace.ndjson",
      "trace block latest --tracer callTracer",
      `trace block 23000000 --config '{"disableStorage":true}' > trace.ndjson`,
    );
}

/** What `export` writes, and what stands in a row. */
const DATASETS: readonly (readonly [name: string, what: string, ...examples: string[]])[] = [
  [
    "logs",
    "Export logs, decoded with an ABI if you give one.",
    "export logs --from 18000000 --abi erc20.json --event Transfer --out transfers.parquet",
    "export logs --param address=0x68aab33e4fbb493c95fda402772a3b88615820bd --out logs.ndjson",
  ],
  ["blocks", "Export the headers of blocks.", "export blocks --from 18000000 --out blocks.parquet"],
  [
    "transactions",
    "Export transactions.",
    "export transactions --from 18000000 --to 18000999 --out transactions.csv",
  ],
  [
    "receipts",
    "Export the receipts of transactions.",
    "export receipts --from 18000000 --out receipts.parquet",
  ],
  [
    "traces",
    "Export the calls inside of transactions.",
    "export traces --from 18000000 --to 18000999 --out traces.parquet",
  ],
];

function addExport(program: CliCommand): void {
  const exports = program
    .command("export")
    .description(
      "Write a range of blocks of an EVM chain to a file. If it is interrupted, the same command continues.",
    )
    .examples("export logs --from 18000000 --out logs.parquet", "export blocks --to 999 --out blocks.csv");
  for (const [name, what, ...examples] of DATASETS) {
    const command = exports
      .command(name)
      .description(what)
      .with(target)
      .requiredOption("--out <path>", "a name that ends in .ndjson, .csv or .parquet; the last is a folder")
      .option("--from <number>", "the first block (default: 0)")
      .option("--to <block>", "the last block: a number, latest, safe or finalized (default: finalized)")
      .option("--concurrency <count>", "requests at the same time (default: 4)")
      .runs(async () => (await import("../export/export-command.ts")).exportHistory, name)
      .examples(...examples);
    if (name === "logs") command.with(params, decoding);
  }
}
