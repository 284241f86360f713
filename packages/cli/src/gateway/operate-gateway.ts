import { createRequire } from "node:module";
import { suggestNames } from "../facts/suggest.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { runGateway, showStatus } from "./run-gateway.ts";

/** By command: the arguments that the gateway's own command line has for it. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => readonly string[]>> = {
  start: startArguments,
  config: ([verb, ...args]) => (verb === "check" ? checkArguments(args) : ["config", verb ?? "", ...args]),
  reload: (args) => ["config", "reload", ...args],
  cordon: (args) => ["upstreams", "cordon", ...args],
  uncordon: (args) => ["upstreams", "uncordon", ...args],
  evidence: ([id, ...args]) =>
    id === undefined || id.startsWith("-")
      ? ["wrong-results", "list", ...(id === undefined ? [] : [id]), ...args]
      : ["wrong-results", "evidence", id, ...args],
  ...Object.fromEntries(
    "keys credentials organizations upstreams light-clients usage audit wrong-results"
      .split(" ")
      .map((name) => [name, (args: readonly string[]): readonly string[] => [name, ...args]]),
  ),
};

/** Runs a command of the gateway. Its exit code is that of the gateway's own command. */
export async function operateGateway(name: string, args: readonly string[], io: Io): Promise<void> {
  if (name === "status" && !args.includes("--help")) return showStatus(args, io);
  // Options alone start it, as its own command does.
  const read = name.startsWith("-") ? undefined : COMMANDS[name === "status" ? "upstreams" : name];
  if (!read && !name.startsWith("-")) {
    const names = ["status", ...Object.keys(COMMANDS)];
    throw new CommandError(
      `gateway: ${JSON.stringify(name)} is not a command${suggestNames(name, names) || `: there are ${names.join(", ")}`}`,
    );
  }
  const code = await runGateway(read ? read(args) : startArguments([name, ...args]), io);
  // The gateway has said itself what is wrong.
  if (code !== 0) throw new CommandError("", code);
}

function checkArguments([file, ...args]: readonly string[]): readonly string[] {
  if (file === undefined || file.startsWith("-"))
    throw new CommandError("gateway config check: name the config file");
  return ["--check-config", "--config", file, ...args];
}

/** The arguments that start the gateway. Its `--mcp` names the module with the tools, which is this package. */
function startArguments(args: readonly string[]): readonly string[] {
  const own = createRequire(import.meta.url).resolve("@node-access/cli");
  return args.map((one) => (one === "--mcp" ? `--mcp=${own}` : one));
}
