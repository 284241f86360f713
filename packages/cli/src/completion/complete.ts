import type { Command } from "commander";
import { listAllMethods } from "../calls/method-table.ts";
import { grpcClients } from "../generated/grpc-methods.ts";
import { endpoints, protocols } from "../generated/protocols.ts";
import { CommandError } from "../io/command-error.ts";
import { type Io, write } from "../io/io.ts";
import { readProfiles } from "../target/profiles.ts";

/** The commands whose first argument is a method: of the API with their name, or of any. */
const METHODS = new Set(["rpc", "beacon", "exchange", "feeder", "management", "tezos", "tron", "describe"]);

/** Writes what may follow on the command line, a line each. The last word is being typed, and may be empty. */
export async function complete(program: Command, words: readonly string[], io: Io): Promise<void> {
  // Shells keep the quote that begins what is typed.
  const typed = (words.at(-1) ?? "").replace(/^["']/, "");
  const candidates = await findCandidates(program, words.slice(0, -1), typed, io).catch((error: unknown) => {
    // A mistake in what was typed so far has no completion.
    if (error instanceof CommandError) return [];
    throw error;
  });
  const fitting = [...new Set(candidates)].filter((one) => one.startsWith(typed));
  await write(io.stdout, fitting.map((one) => `${one}\n`).join(""));
}

async function findCandidates(
  program: Command,
  before: readonly string[],
  typed: string,
  io: Io,
): Promise<readonly string[]> {
  const [name, ...rest] = before;
  if (name === undefined) return program.commands.map((one) => one.name());
  const command = program.commands.find((one) => one.name() === name);
  if (!command) return [];
  const option = rest.at(-1);
  const protocol = rest[rest.indexOf("--protocol") + 1];
  const given = rest.includes("--protocol") ? protocol : undefined;
  if (option === "--protocol") return Object.keys({ ...protocols, ...endpoints });
  if (option === "--profile") return Object.keys(await readProfiles(io));
  const args = findArguments(command, rest);
  if (option === "-p" || option === "--param") return listParams(name, args[0], given);
  const inner = command.commands.find((one) => one.name() === args[0]);
  if (typed.startsWith("-"))
    return (inner ?? command).options
      .flatMap(({ short, long }) => [short, long])
      .filter((one) => one !== undefined);
  if (command.commands.length > 0) {
    if (!inner) return command.commands.map((one) => one.name());
    return name === "profile" && args.length === 1 ? Object.keys(await readProfiles(io)) : [];
  }
  if (name === "grpc" && args.length === 0) return Object.keys(grpcClients);
  if (name === "grpc" && args.length === 1) return listMethodNames(`grpc ${args[0]}`);
  if (!METHODS.has(name) || args.length > 0) return [];
  return listMethodNames(name === "describe" ? undefined : name, given);
}

/** The words that are neither options nor their values. */
function findArguments(command: Command, words: readonly string[]): readonly string[] {
  const takesValue = (word: string | undefined): boolean =>
    command.options.some(
      ({ short, long, required }) => required && word !== undefined && (short === word || long === word),
    );
  return words.filter((word, index) => !word.startsWith("-") && !takesValue(words[index - 1]));
}

function listMethodNames(command: string | undefined, protocol?: string): readonly string[] {
  return listAllMethods(protocol).flatMap((one) =>
    command === undefined || one.command === command ? [one.name] : [],
  );
}

function listParams(
  command: string,
  method: string | undefined,
  protocol: string | undefined,
): readonly string[] {
  const found = listAllMethods(protocol).find((one) => one.name === method && one.command === command);
  return found?.params.map(({ name }) => `${name}=`) ?? [];
}
