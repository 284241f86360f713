import { stringifyJson } from "@node-access/transport/rest";
import { isWhole, readJson, readNumber, readPage } from "../input/read-text.ts";
import type { Redelivery, StreamRecheckResult, StreamTest } from "@node-access/management";
import { suggestNames } from "../facts/suggest.ts";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Io } from "../io/io.ts";
import { findTarget } from "../target/target.ts";
import { clientOptions } from "./call-options.ts";
import { callRest, type RestOptions } from "./rest.ts";

interface ListOptions extends RestOptions {
  readonly page?: string;
  readonly network?: string;
  readonly status?: string;
}

/** What the body of a call has, by the words after the id of the stream. */
const BODIES: Readonly<Record<string, (words: readonly string[]) => string>> = {
  updateStream: ([json = ""]) => json,
  replayStream: ([from = ""]) => JSON.stringify({ from: readBlock(from) }),
  recheckStream: ([from = "", to = ""]) => JSON.stringify({ from: readBlock(from), to: readBlock(to) }),
  redeliverDeadLetters: (sequences) =>
    JSON.stringify(sequences.length === 0 ? {} : { sequences: sequences.map(readSequence) }),
};

/**
 * Calls a method of the management API for a stream. The words after its id become the body.
 *
 * @throws CommandError after the result, if it says that an event was not accepted, or that what was delivered differs.
 */
export async function callStream(method: string, ...given: readonly unknown[]): Promise<void> {
  const words = given.slice(0, -2).flat() as readonly string[];
  const [options, io] = given.slice(-2) as [ListOptions, Io];
  const [id, ...others] = words;
  const body = BODIES[method]?.(others);
  const { network, status } = options;
  const page = readPage(options.page);
  const filters = Object.entries({ page, network, status }).filter(([, value]) => value !== undefined);
  const param = filters.map(([name, value]) => `${name}=${value}`);
  const positional = [id, body].filter((one) => one !== undefined);
  const result = await callRest("management", method, positional, { ...options, param }, io);
  const { differences = [] } = Object(result) as Partial<StreamRecheckResult>;
  const { delivered } = Object(result) as Partial<StreamTest>;
  const { rejected = 0 } = Object(result) as Partial<Redelivery>;
  if (delivered === false)
    throw new CommandError("the destination has not accepted the test event", exitCodes.defect);
  if (rejected > 0)
    throw new CommandError(
      `events that were rejected again: ${rejected}. See: node-access streams dead-letters ${id}`,
      exitCodes.defect,
    );
  if (differences.length > 0)
    throw new CommandError("the blocks differ from what the ledger says was delivered", exitCodes.defect);
}

interface CreateOptions extends RestOptions {
  readonly network?: string;
  readonly logs?: readonly string[];
  readonly source?: string;
  readonly to?: string;
  readonly from?: string;
  readonly confirmations?: string;
  readonly filter?: string;
  readonly projection?: string;
  readonly name?: string;
}

/** Creates a stream: what the options say, or the JSON on stdin if there are none. */
export async function createStream(options: CreateOptions, io: Io): Promise<void> {
  const { network, logs, source, to, from, confirmations, filter, projection, name } = options;
  const given = [network, logs, source, to, from, confirmations, filter, projection, name];
  const json = given.every((one) => one === undefined)
    ? await readStream(options, io)
    : JSON.stringify({
        ...(name !== undefined && { name }),
        network: await findNetwork(network, options, io),
        source: await readSource(logs, source),
        ...(from !== undefined && { start: readStart(from) }),
        ...(confirmations !== undefined && { confirmations: readConfirmations(confirmations) }),
        ...(filter !== undefined && { filter }),
        ...(projection !== undefined && { projection }),
        destination: readDestination(to),
      });
  await callRest("management", "createStream", [json], options, io);
}

/** Reads a stream from stdin, whose network may have the name of its chain too. */
async function readStream(options: RestOptions, io: Io): Promise<string> {
  const text = await readInput(io);
  const { network, ...others } = Object(readJson("stdin", text)) as { readonly network?: unknown };
  if (typeof network !== "string" || network.startsWith("NW-")) return text;
  return stringifyJson({ network: await findNetwork(network, options, io), ...others });
}

async function readInput({ stdin }: Io): Promise<string> {
  if (stdin.isTTY === true)
    throw new CommandError(
      "streams create: expected --network, --logs and --to, or a stream as JSON on stdin. See: node-access describe createStream",
    );
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of stdin)
    text += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
  return text;
}

/** Finds the network that is meant: by its id, or the only one of a chain. */
async function findNetwork(network: string | undefined, options: RestOptions, io: Io): Promise<string> {
  if (network === undefined)
    throw new CommandError("--network: expected a network, such as ethereum-mainnet");
  if (network.startsWith("NW-")) return network;
  const { createManagementClient, paginate } = await import("@node-access/management");
  const own = await clientOptions(await findTarget(options, io), "management", io);
  const management = createManagementClient(own as Parameters<typeof createManagementClient>[0]);
  const chains = new Map<string, string[]>();
  for await (const { id, configuration } of paginate((page) => management.listNetworks({ page })))
    chains.set(configuration.network, [...(chains.get(configuration.network) ?? []), id]);
  const [id, ...others] = chains.get(network) ?? [];
  if (id !== undefined && others.length === 0) return id;
  throw new CommandError(
    id === undefined
      ? `--network: expected the id of a network, or one of ${[...chains.keys()].join(", ")}, received ${JSON.stringify(network)}${suggestNames(network, chains.keys())}`
      : `--network: expected one of the ids of ${network}: ${[id, ...others].join(", ")}`,
  );
}

interface SourceSchema {
  readonly required: readonly string[];
  readonly properties: { readonly type: { readonly const: string } };
}

async function readSource(logs: readonly string[] | undefined, type: string | undefined): Promise<object> {
  if ((logs === undefined) === (type === undefined))
    throw new CommandError("streams create: expected either --logs ADDRESS, --logs all or --source TYPE");
  if (logs === undefined) {
    const { schemas } = await import("@node-access/management/schemas");
    const { oneOf } = schemas.$defs.StreamSource as { oneOf: readonly SourceSchema[] };
    // Sources that need more than their type have more required properties.
    const simple = oneOf.filter(({ required }) => required.length === 1);
    const types = simple.map(({ properties }) => properties.type.const);
    if (types.includes(String(type))) return { type };
    throw new CommandError(
      `--source: expected ${types.join(", ")}, received ${JSON.stringify(type)}. Others are created from JSON on stdin`,
    );
  }
  return logs.includes("all") ? { type: "logs" } : { type: "logs", addresses: logs };
}

function readStart(text: string): unknown {
  if (text === "latest") return text;
  if (/^\d+$/.test(text)) return { block: Number(text) };
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return { time: text };
  throw new CommandError(
    `--from: expected latest, a number or a time such as 2026-01-02T03:04:05Z, received ${JSON.stringify(text)}`,
  );
}

function readConfirmations(text: string): unknown {
  return /^\d+$/.test(text) ? Number(text) : text;
}

function readDestination(to: string | undefined): object {
  if (to === "pull") return { type: "pull" };
  if (to !== undefined && /^https?:\/\//.test(to)) return { type: "webhook", url: to };
  throw new CommandError(
    `--to: expected the URL of a webhook, or pull, received ${to === undefined ? "nothing" : JSON.stringify(to.replace(/:\/\/.*/s, "://***"))}. Streams to databases, queues and files are created from JSON on stdin`,
  );
}

function readBlock(text: string): number {
  return readNumber("block", text, "the number of a block", isWhole);
}

function readSequence(text: string): number {
  return readNumber("sequence", text, "the sequence number of a dead letter", isWhole);
}
