import type { Command } from "commander";
import type { CheckOptions } from "../check/check-command.ts";
import type { Io } from "../io/io.ts";
import { withExamples, withTarget } from "./options.ts";

export function addCheckCommand(program: Command, io: Io): void {
  const command = withTarget(
    program
      .command("check [endpoint]")
      .description(
        "Check what a node is and offers, how fast it is, how it fails, and whether its data is true.",
      ),
  )
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
    .action(async (endpoint: string | undefined, options: CheckOptions) => {
      const { checkNode } = await import("../check/check-command.ts");
      await checkNode(endpoint, options, io);
    });
  withExamples(
    command,
    "check http://127.0.0.1:8545",
    "check --profile main --html report.html --json > report.json",
    "check --profile main --compare https://other.example.com --since report.json",
    "check --recorded recordings --protocol solana",
  );
}
