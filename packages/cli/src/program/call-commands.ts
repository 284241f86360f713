import { type CliCommand, collect, output, params, recording, sending, target } from "./cli-command.ts";

/** Commands that only differ in the API whose methods they call. */
const APIS: readonly (readonly [name: string, what: string, ...examples: string[]])[] = [
  [
    "beacon",
    "Call a beacon node's REST API.",
    "beacon getGenesis",
    "beacon getBlockV2 head --select data.message.slot",
    "beacon getBlockHeader finalized --verify",
    'beacon getStateValidators head --param \'id=["1","2"]\' --table',
  ],
  ["tezos", "Call a Tezos node's RPC.", "tezos getBlockHash main head", "methods --protocol tezos balance"],
  ["tron", "Call a TRON node's HTTP API.", "tron getNowBlock", "methods --protocol tron account"],
  ["feeder", "Call a Starknet node's feeder gateway.", "methods --protocol feeder"],
  ["management", "Call the management API.", "management listNetworks"],
];

const loadRest = () => import("../calls/rest.ts");

export function addCallCommands(program: CliCommand): void {
  program
    .command("rpc <method> [params...]")
    .description("Call a JSON-RPC method.")
    .with(target, output, recording, params, sending)
    .option("--decoded", "quantities as integers instead of hex")
    .option("--verify", "recompute the hashes of an EVM or Bitcoin node's result, and print the verdict")
    .option("--unlisted", "call a method that the specs don't list; it is sent at most once")
    .runs(async () => (await import("../calls/rpc.ts")).callRpc)
    .examples(
      "rpc eth_getBlockByNumber latest true --select transactions[].hash",
      "rpc eth_getBalance --param address=0x68aab33e4fbb493c95fda402772a3b88615820bd --param block=latest --decoded",
      `rpc eth_getLogs --params '[{"fromBlock":"0x10","toBlock":"0x20"}]' --table`,
      "rpc getSlot --protocol solana",
      "rpc eth_blockNumber --curl",
    );
  for (const [name, what, ...examples] of APIS) {
    const command = program
      .command(`${name} <method> [params...]`)
      .description(what)
      .with(target, output, recording, params, sending)
      .option("--limit <count>", "end a stream after this number of events")
      .runs(async () => (await import("../streams/subscribe.ts")).callOrStream, name)
      .examples(...examples);
    if (name === "beacon")
      command.option(
        "--verify",
        "recompute the roots of the result, and print the verdict; needs @lodestar/types and @lodestar/params",
      );
  }
  program
    .command("exchange <method> [params...]")
    .description("Send a request or a signed action to the trading venue.")
    .with(target, output, recording, params, sending)
    .option("--action", "send the action, if a request has the same name")
    .option("--signing-key-env <variable>", "read the key that signs actions from an environment variable")
    .option("--signing-key-file <path>", "read it from a file that only you may read")
    .option("--signing-key-command <command>", "read it from what a program prints")
    .option("--testnet", "sign for the testnet")
    .runs(async () => (await loadRest()).callRest, "exchange")
    .examples(
      "exchange meta --select universe[].name",
      "exchange l2Book BTC",
      `exchange order --param 'orders=[{"a":0,"b":true,"p":"30000","s":"0.001","r":false,"t":{"limit":{"tif":"Alo"}}}]' --param grouping=na --signing-key-env VENUE_KEY`,
    );
  program
    .command("grpc <client> <method> [request]")
    .description("Make a gRPC call: geyser, sui or tron.")
    .with(target, output, recording)
    .option("--limit <count>", "end a stream after this number of messages")
    .option("--yes", "don't ask before a call that changes something")
    .runs(async () => (await import("../streams/grpc.ts")).callGrpc)
    .examples(
      "grpc geyser getSlot --endpoint geyser.example.com --token-env GEYSER_TOKEN",
      `grpc geyser subscribe '{"slots":{"all":{}}}' --limit 10`,
      `grpc sui getCheckpoint '{"sequence_number":180000000}'`,
    );
  program
    .command("graphql <query>")
    .description("Run a GraphQL query.")
    .with(target, output, recording)
    .option("--variables <json>", "the query's variables")
    .option("--yes", "don't ask before a mutation")
    .option("--curl", "print the call as a curl command instead of sending it")
    .runs(async () => (await import("../calls/graphql.ts")).callGraphql)
    .examples(
      "graphql '{ block { number hash } }'",
      `graphql 'query ($n: Long) { block(number: $n) { hash } }' --variables '{"n":17}'`,
    );
  program
    .command("batch")
    .description(
      "Make the calls that stdin lists, one JSON object a line, and print a line for each, in order.",
    )
    .with(target, recording)
    .option("--concurrency <count>", "calls at the same time (default: 8)")
    .option("--select <path>", "only a part of each result; may be repeated", collect)
    .option("--yes", "don't reject calls that change something")
    .runs(async () => (await import("../calls/batch.ts")).callBatch)
    .examples("batch < calls.ndjson > results.ndjson", "batch --select hash --concurrency 4 < blocks.ndjson");
}
