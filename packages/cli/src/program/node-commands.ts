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
