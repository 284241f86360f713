import { type CliCommand, output, target } from "./cli-command.ts";

const loadProfiles = () => import("../target/profile-commands.ts");

export function addCheckCommand(program: CliCommand): void {
  program
    .command("check [endpoint]")
    .description(
      "Check what a node is and offers, how fast it is, how it fails, and whether its data is true.",
    )
    .with(target)
    .option("--json", "the report as JSON (the default if the output is not a terminal)")
    .option("--html <file>", "also write the report as a page")
    .option(
      "--compare <node>",
      "compare finalized blocks with those of another node: an address or a profile",
    )
    .option("--grpc", "check the gRPC services of a protocol that has other APIs too, such as tron")
    .option(
      "--recorded <path>",
      "compare recorded calls with the schemas instead of calling a node: a folder or a file",
    )
    .option("--since <file>", "name what has changed since a report that --json wrote")
    .option(
      "--methods <names>",
      "call only these methods, such as trace_*,debug_* (default: all that only read)",
    )
    .option("--samples <count>", "how often each method is called, for its latency (default: 3)")
    .option("--rate <count>", "requests a second (default: 10)")
    .option("--max-requests <count>", "requests in all (default: 1000)")
    .option("--max-seconds <count>", "seconds in all (default: 120)")
    .option("--event-seconds <count>", "how long to wait for a subscription's first event (default: 15)")
    .runs(async () => (await import("../check/check-command.ts")).checkNode)
    .examples(
      "check http://127.0.0.1:8545",
      "check --profile main --html report.html --json > report.json",
      "check --profile main --compare https://other.example.com --since report.json",
      "check --recorded recordings --protocol solana",
    );
}

export function addLoadCommand(program: CliCommand): void {
  program
    .command("load [nodes...]")
    .description(
      "Send calls to nodes at a constant rate: latency by percentile, errors by code, and the highest rate that holds.",
    )
    .with(target)
    .option("--json", "the report as JSON (the default if the output is not a terminal)")
    .option("--html <file>", "also write the report as a page")
    .option("--rate <count>", "calls a second to each node (default: 10)")
    .option("--seconds <count>", "how long to send, for each rate (default: 10)")
    .option("--connections <count>", "calls in flight to each node, from 1 to 128 (default: 50)")
    .option(
      "--methods <names>",
      "which methods, and how often, such as eth_call=8,eth_get*=1 (default: all that only read and are not heavy)",
    )
    .option("--recorded <path>", "make the calls of a recording, in its order: a folder or a file")
    .option("--max-p99 <ms>", "exit with 5 if one call of a hundred takes longer")
    .option("--max-errors <percent>", "exit with 5 if more calls have no result (default of --search: 1)")
    .option("--search", "raise the rate until a bound is broken, and report the highest that held")
    .option("--yes", "don't ask before a load on another machine")
    .runs(async () => (await import("../load/load-command.ts")).loadNodes)
    .examples(
      "load http://127.0.0.1:8545 --rate 200 --seconds 30",
      "load http://127.0.0.1:8545 --methods eth_call=8,eth_getLogs=1 --html load.html",
      "load gateway node --recorded calls.ndjson --rate 100 --yes",
      "load http://127.0.0.1:8545 --search --max-p99 250 --max-errors 0.5",
    );
}

/** Adds the commands that store nodes by name. */
export function addProfileCommands(program: CliCommand): void {
  const profile = program
    .command("profile")
    .description("Store nodes by name: their address, and where their credential comes from.")
    .examples("profile add main --endpoint https://node.example.com --token-env NODE_TOKEN", "profile list");
  profile
    .command("add <name>")
    .description("Store a node. The token itself is never stored.")
    .with(target)
    .option(
      "--signing-key-env <variable>",
      "read the key that signs actions of the venue from an environment variable",
    )
    .option("--signing-key-file <path>", "read it from a file that only you may read")
    .option("--force", "replace a profile of this name")
    .runs(async () => (await loadProfiles()).addProfile)
    .examples(
      "profile add main --endpoint https://node.example.com --protocol ethereum --token-env NODE_TOKEN",
      "profile add main --endpoint https://node.example.com --token-file ~/.node-token",
      "profile add main --endpoint https://node.example.com --token-command 'op read op://nodes/main/token'",
    );
  profile
    .command("list")
    .description("List the stored nodes.")
    .with(output)
    .runs(async () => (await loadProfiles()).listProfiles)
    .examples("profile list --json");
  profile
    .command("show <name>")
    .description("Show a stored node, without secrets.")
    .with(output)
    .runs(async () => (await loadProfiles()).showProfile)
    .examples("profile show main");
  profile
    .command("remove <name>")
    .description("Remove a stored node.")
    .runs(async () => (await loadProfiles()).removeProfile)
    .examples("profile remove main");
}
