import { type CliCommand, collect, output, recording, sending, stream, target } from "./cli-command.ts";

const loadRest = () => import("../calls/rest.ts");
const ID = "ST-123-456-789";
const loadStreams = () => import("../calls/streams.ts");

/** Adds the commands for what your organization has: nodes and streams. */
export function addManagementCommands(program: CliCommand): void {
  addNodes(program);
  addStreams(program);
}

function addNodes(program: CliCommand): void {
  const nodes = program
    .command("nodes")
    .description("List, show, create, rename and delete nodes of your organization.")
    .examples(
      "nodes list --table --profile management",
      "nodes show ND-367-614-324",
      "nodes rename ND-367-614-324 'main node'",
    );
  const add = (usage: string, what: string, example: string): CliCommand =>
    nodes.command(usage).description(what).with(target, output, recording, sending).examples(example);
  add("list", "List the nodes.", "nodes list --select results[].id")
    .option("-p, --param <name=value>", "a filter by name; may be repeated", collect, [])
    .option("--page <number>", "a page of the list (default: 1)")
    .runs(async () => (await loadRest()).listNodes);
  add("show <id>", "Show a node, without its secrets.", "nodes show ND-367-614-324").runs(
    async () => (await loadRest()).showNode,
  );
  add("create <json>", "Create a node.", `describe createNode --json --select '$defs.NodeCreate'`).runs(
    async () => (await loadRest()).createNode,
  );
  add("rename <id> <name>", "Rename a node.", "nodes rename ND-367-614-324 'main node' --yes").runs(
    async () => (await loadRest()).renameNode,
  );
  add("delete <id>", "Delete a node, and all that it stores.", "nodes delete ND-367-614-324").runs(
    async () => (await loadRest()).deleteNode,
  );
}

/** Commands that call a method of the management API, and what follows the id in an example. */
const STREAM_CALLS: readonly (readonly [usage: string, what: string, method: string, others?: string])[] = [
  ["list", "List the streams, and where they are.", "listStreams"],
  ["show <id>", "Show a stream, where it is, and why it waits.", "getStream"],
  [
    "update <id> <json>",
    "Change a stream. All fields but the name need a paused stream.",
    "updateStream",
    ` '{"batch_size":500}'`,
  ],
  ["pause <id>", "Pause a stream. It keeps its place.", "pauseStream"],
  ["resume <id>", "Resume a stream where it was.", "resumeStream"],
  [
    "replay <id> <block>",
    "Deliver events again, from a block on. Pause the stream first.",
    "replayStream",
    ` 18000000`,
  ],
  ["test <id>", "Send a test event to the destination, and print the outcome.", "testStream"],
  [
    "rotate <id>",
    "Replace the secret that signs the requests of a webhook, and print it.",
    "rotateStreamSecret",
  ],
  ["ledger <id>", "List the final blocks whose events were all delivered.", "listStreamRanges"],
  [
    "recheck <id> <from> <to>",
    "Read delivered blocks again, and print what differs from the ledger.",
    "recheckStream",
    ` 18000000 18000999`,
  ],
  ["dead-letters <id>", "List the events that could not be delivered, with the reasons.", "listDeadLetters"],
  [
    "redeliver <id> [sequences...]",
    "Deliver dead letters again. Default: all.",
    "redeliverDeadLetters",
    ` 17 18`,
  ],
  ["delete <id>", "Delete a stream, and all that it stores.", "deleteStream"],
];

function addStreams(program: CliCommand): void {
  const streams = program
    .command("streams")
    .description("Create, watch and operate streams, which deliver a network's events.")
    .examples(
      "streams create --help",
      "streams list --table --profile management",
      `streams watch ${ID} | jq .data`,
    );
  for (const [usage, what, method, others = ""] of STREAM_CALLS) {
    const command = streams
      .command(usage)
      .description(what)
      .with(target, output, recording, sending)
      .runs(async () => (await loadStreams()).callStream, method)
      .examples(`streams ${usage.replace(/<id>.*/, ID)}${others}`);
    if (method.startsWith("list")) command.option("--page <number>", "a page of the list (default: 1)");
    if (method !== "listStreams") continue;
    command
      .option("--network <id>", "only streams of this network")
      .option("--status <status>", "only those that are running, waiting, retrying or paused");
  }
  streams
    .command("create")
    .description("Create a stream by options, or from JSON on stdin.")
    .with(target, output, recording, sending)
    .option("--network <network>", "the network, by its id or by the name of its chain")
    .option("--logs <address>", "deliver the logs of a contract, or of all; may be repeated", collect)
    .option("--source <type>", "deliver something else: blocks, receipts, checkpoints, ...")
    .option("--to <destination>", "the URL of a webhook, or pull to read events with `streams watch`")
    .option("--from <start>", "latest, the number of the first block, or a time (default: latest)")
    .option("--confirmations <number>", "blocks to wait for, safe or finalized (default: 0)")
    .option("--filter <cel>", "deliver only events for which this is true: CEL over `event`")
    .option("--projection <cel>", "deliver this in place of an event's data")
    .option("--name <name>", "a name")
    .runs(async () => (await loadStreams()).createStream)
    .examples(
      "streams create --network ethereum-mainnet --logs 0x68aab33e4fbb493c95fda402772a3b88615820bd --to https://app.example/events",
      `streams create --network NW-123-456-7 --logs all --filter 'size(event.topics) == 3' --from 18000000 --to pull`,
      "streams create --yes < stream.json",
      `describe createStream --json --select '$defs.StreamCreate'`,
    );
  streams
    .command("watch <id>")
    .description("Print the events of a stream with the destination pull, and acknowledge them.")
    .with(target, stream)
    .runs(async () => (await import("../streams/watch-stream.ts")).watchStream)
    .examples(`streams watch ${ID} | jq .data`, `streams watch ${ID} --limit 10`);
}
