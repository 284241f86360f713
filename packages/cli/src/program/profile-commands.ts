import type { Command } from "commander";
import type { Io } from "../io/io.ts";
import type { OutputOptions } from "../output/print-result.ts";
import type { ProfileOptions } from "../target/profile-commands.ts";
import { withExamples, withOutput, withTarget } from "./options.ts";

const load = () => import("../target/profile-commands.ts");

/** Adds the commands that store nodes. */
export function addProfileCommands(program: Command, io: Io): void {
  const profile = withExamples(
    program
      .command("profile")
      .description("Store nodes by name: their address, and where their credential comes from."),
    "profile add main --endpoint https://node.example.com --token-env NODE_TOKEN",
    "profile list",
  );
  const add = withTarget(
    profile.command("add <name>").description("Store a node. The token itself is never stored."),
  )
    .option(
      "--signing-key-env <variable>",
      "read the key that signs actions of the venue from an environment variable",
    )
    .option("--signing-key-file <path>", "read it from a file that only you may read")
    .option("--force", "replace a profile of this name")
    .action(async (name: string, options: ProfileOptions) => (await load()).addProfile(name, options, io));
  withExamples(
    add,
    "profile add main --endpoint https://node.example.com --protocol ethereum --token-env NODE_TOKEN",
    "profile add main --endpoint https://node.example.com --token-file ~/.node-token",
    "profile add main --endpoint https://node.example.com --token-command 'op read op://nodes/main/token'",
  );
  withExamples(
    withOutput(profile.command("list").description("List the stored nodes.")),
    "profile list --json",
  ).action(async (options: OutputOptions) => (await load()).listProfiles(options, io));
  withExamples(
    withOutput(profile.command("show <name>").description("Show a stored node, without secrets.")),
    "profile show main",
  ).action(async (name: string, options: OutputOptions) => (await load()).showProfile(name, options, io));
  withExamples(
    profile.command("remove <name>").description("Remove a stored node."),
    "profile remove main",
  ).action(async (name: string) => (await load()).removeProfile(name, io));
}
