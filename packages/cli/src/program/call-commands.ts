import type { Command } from "commander";
import type { BatchOptions } from "../calls/batch.ts";
import type { GraphqlOptions } from "../calls/graphql.ts";
import type { RestOptions } from "../calls/rest.ts";
import type { RpcOptions } from "../calls/rpc.ts";
import type { Io } from "../io/io.ts";
import type { GrpcOptions } from "../streams/grpc.ts";
import { collect, withCall, withExamples, withOutput, withRecording, withTarget } from "./options.ts";

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
];

export function addCallCommands(program: Command, io: Io): void {
  const rpc = withCall(program.command("rpc <method> [params...]").description("Call a JSON-RPC method."))
    .option("--decoded", "quantities as integers instead of hex")
    .option("--verify", "recompute the hashes of an EVM or Bitcoin node's result, and print the verdict")
    .option("--unlisted", "call a method that the specs don't list; it is sent at most once")
    .action(async (method: string, params: readonly string[], options: RpcOptions) => {
      const { callRpc } = await import("../calls/rpc.ts");
      await callRpc(method, params, options, io);
    });
  withExamples(
    rpc,
    "rpc eth_getBlockByNumber latest true --select transactions[].hash",
    "rpc eth_getBalance --param address=0x68aab33e4fbb493c95fda402772a3b88615820bd --param block=latest --decoded",
    `rpc eth_getLogs --params '[{"fromBlock":"0x10","toBlock":"0x20"}]' --table`,
    "rpc getSlot --protocol solana",
    "rpc eth_blockNumber --curl",
    "rpc eth_getBlockByNumber latest true --verify --record calls.ndjson",
  );
  for (const [name, what, ...examples] of APIS) {
    const command = withCall(program.command(`${name} <method> [params...]`).description(what))
      .option("--limit <count>", "end a stream after this number of events")
      .action(async (method: string, params: readonly string[], options: RestOptions) => {
        const { callOrStream } = await import("../streams/subscribe.ts");
        await callOrStream(name, method, params, options, io);
      });
    if (name === "beacon")
      command.option(
        "--verify",
        "recompute the roots of the result, and print the verdict; needs @lodestar/types and @lodestar/params",
      );
    withExamples(command, ...examples);
  }
  addExchange(program, io);
  addGrpc(program, io);
  addGraphql(program, io);
  addNodes(program, io);
  addBatch(program, io);
}

function addBatch(program: Command, io: Io): void {
  const command = withRecording(
    withTarget(
      program
        .command("batch")
        .description(
          "Make the calls that stdin lists, one JSON object a line, and print a line for each, in order.",
        ),
    ),
  )
    .option("--concurrency <count>", "calls at the same time (default: 8)")
    .option("--select <path>", "only a part of each result; may be repeated", collect)
    .option("--yes", "don't reject calls that change something")
    .action(async (options: BatchOptions) => {
      const { callBatch } = await import("../calls/batch.ts");
      await callBatch(options, io);
    });
  withExamples(
    command,
    "batch < calls.ndjson > results.ndjson",
    "batch --select hash --concurrency 4 < blocks.ndjson",
  );
}

function addExchange(program: Command, io: Io): void {
  const command = withCall(
    program
      .command("exchange <method> [params...]")
      .description("Send a request or a signed action to the trading venue."),
  )
    .option("--action", "send the action, if a request has the same name")
    .option("--signing-key-env <variable>", "read the key that signs actions from an environment variable")
    .option("--signing-key-file <path>", "read it from a file that only you may read")
    .option("--signing-key-command <command>", "read it from what a program prints")
    .option("--testnet", "sign for the testnet")
    .action(async (method: string, params: readonly string[], options: RestOptions) => {
      const { callRest } = await import("../calls/rest.ts");
      await callRest("exchange", method, params, options, io);
    });
  withExamples(
    command,
    "exchange meta --select universe[].name",
    "exchange l2Book BTC",
    `exchange order --param 'orders=[{"a":0,"b":true,"p":"30000","s":"0.001","r":false,"t":{"limit":{"tif":"Alo"}}}]' --param grouping=na --signing-key-env VENUE_KEY`,
  );
}

function addGrpc(program: Command, io: Io): void {
  const command = withRecording(
    withOutput(
      withTarget(
        program
          .command("grpc <client> <method> [request]")
          .description("Make a gRPC call: geyser, sui or tron."),
      ),
    ),
  )
    .option("--limit <count>", "end a stream after this number of messages")
    .option("--yes", "don't ask before a call that changes something")
    .action(async (client: string, method: string, request: string | undefined, options: GrpcOptions) => {
      const { callGrpc } = await import("../streams/grpc.ts");
      await callGrpc(client, method, request, options, io);
    });
  withExamples(
    command,
    "grpc geyser getSlot --endpoint geyser.example.com --token-env GEYSER_TOKEN",
    `grpc geyser subscribe '{"slots":{"all":{}}}' --limit 10`,
    `grpc sui getCheckpoint '{"sequence_number":180000000}'`,
  );
}

function addGraphql(program: Command, io: Io): void {
  const command = withRecording(
    withOutput(withTarget(program.command("graphql <query>").description("Run a GraphQL query."))),
  )
    .option("--variables <json>", "the query's variables")
    .option("--yes", "don't ask before a mutation")
    .option("--curl", "print the call as a curl command instead of sending it")
    .action(async (query: string, options: GraphqlOptions) => {
      const { callGraphql } = await import("../calls/graphql.ts");
      await callGraphql(query, options, io);
    });
  withExamples(
    command,
    "graphql '{ block { number hash } }'",
    `graphql 'query ($n: Long) { block(number: $n) { hash } }' --variables '{"n":17}'`,
  );
}

const loadNodes = () => import("../calls/rest.ts");

function addNodes(program: Command, io: Io): void {
  const nodes = withExamples(
    program.command("nodes").description("List, show, create, rename and delete nodes of your organization."),
    "nodes list --table --profile management",
    "nodes show ND-367-614-324",
    "nodes rename ND-367-614-324 'main node'",
  );
  const command = (usage: string, what: string): Command =>
    withRecording(withOutput(withTarget(nodes.command(usage).description(what))))
      .option("--yes", "don't ask before a call that changes something")
      .option("--curl", "print the call as a curl command instead of sending it");
  withExamples(command("list", "List the nodes."), "nodes list --select results[].id")
    .option(
      "-p, --param <name=value>",
      "a filter by name; may be repeated",
      (value: string, all: string[]) => [...all, value],
      [],
    )
    .option("--page <number>", "a page of the list (default: 1)")
    .action(async (options: RestOptions) => (await loadNodes()).listNodes(options, io));
  withExamples(command("show <id>", "Show a node, without its secrets."), "nodes show ND-367-614-324").action(
    async (id: string, options: RestOptions) => (await loadNodes()).showNode(id, options, io),
  );
  withExamples(
    command("create <json>", "Create a node."),
    `describe createNode --json --select '$defs.NodeCreate'`,
  ).action(async (node: string, options: RestOptions) => (await loadNodes()).createNode(node, options, io));
  withExamples(
    command("rename <id> <name>", "Rename a node."),
    "nodes rename ND-367-614-324 'main node' --yes",
  ).action(async (id: string, name: string, options: RestOptions) =>
    (await loadNodes()).renameNode(id, name, options, io),
  );
  withExamples(
    command("delete <id>", "Delete a node, and all that it stores."),
    "nodes delete ND-367-614-324",
  ).action(async (id: string, options: RestOptions) => (await loadNodes()).deleteNode(id, options, io));
}
