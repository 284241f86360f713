import type { Secret } from "@node-access/auth";
import { endpoints } from "../generated/protocols.ts";
import { restClients, type RestInputFacts, type RestMethodFacts } from "../generated/rest-methods.ts";
import { findRestMethod, loadRestDefinitions } from "../facts/rest-method.ts";
import { confirm } from "../input/confirm.ts";
import { readPage } from "../input/read-text.ts";
import { readParams, type TypedParams } from "../input/read-params.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { printResult } from "../output/print-result.ts";
import { withProgress } from "../output/progress.ts";
import { readSecret } from "../target/credential-source.ts";
import { findTarget, readSource, type Target } from "../target/target.ts";
import { createBeaconView, callVerified } from "./verified-call.ts";
import { type CallCommandOptions, clientOptions, printCurl } from "./call-options.ts";

export interface RestOptions extends CallCommandOptions {
  /** Whether the method is an action of the trading venue, where a request has the same name. */
  readonly action?: boolean;
  /** Whether the result is checked, of a beacon node. */
  readonly verify?: boolean;
  readonly signingKeyEnv?: string;
  readonly signingKeyFile?: string;
  readonly signingKeyCommand?: string;
  readonly testnet?: boolean;
}

export type AnyRestClient = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/** Methods that return a secret which nobody could read later. */
const SHOWN_ONCE: ReadonlySet<string> = new Set(["createStream", "rotateStreamSecret"]);

/** Calls a method, and prints its result. @returns the result, if it was called. */
export async function callRest(
  spec: string,
  method: string,
  positional: readonly string[],
  options: RestOptions,
  io: Io,
): Promise<unknown> {
  const facts = findRestMethod(spec, method, options.action ? "exchange" : undefined);
  const typed = { positional, named: options.param ?? [], json: options.params };
  const args = await readArguments(facts, typed);
  const target = await findTarget(options, io);
  const surface = endpoints[facts.operation ?? spec]?.surface ?? spec;
  const send = async (client: AnyRestClient): Promise<unknown> => client[method]?.(...args);
  if (options.curl)
    return printCurl(target, surface, io, async (own) => send(await createRestClient(facts, own)));
  if (facts.idempotency !== "safe")
    await confirm(`${facts.name} (${facts.summary.replace(/\.$/, "")})`, options.yes, io);
  const signed = await signing(facts, target, options, io);
  const own = { ...(await clientOptions(target, surface, io)), ...signed };
  const result = await withProgress(method, io, async () => {
    const client = await createRestClient(facts, own);
    return options.verify ? callVerified(client, createBeaconView, send, io) : send(client);
  });
  const shown = SHOWN_ONCE.has(facts.name) ? reveal(result) : result;
  if (shown !== undefined) await printResult(shown, options, io, target.redact);
  return result;
}

function reveal(result: unknown): unknown {
  const { signing_secret: secret } = Object(result) as { readonly signing_secret?: Secret };
  return secret ? { ...Object(result), signing_secret: secret.reveal() } : result;
}

export async function createRestClient(facts: RestMethodFacts, options: object): Promise<AnyRestClient> {
  const create = await loadClient(facts);
  return create(options as never) as unknown as AnyRestClient;
}

async function loadClient({ spec, operation }: RestMethodFacts): Promise<(options: never) => object> {
  if (operation === "info") return (await import("@node-access/exchange")).createInfoClient;
  if (operation === "exchange") return (await import("@node-access/exchange")).createExchangeClient;
  if (spec === "feeder") return (await import("@node-access/rpc/feeder")).createFeederClient;
  const create = await restClients[spec]?.();
  if (!create) throw new CommandError(`${spec}: has no client`);
  return create;
}

/** Reads and validates the arguments of a client's method: those of the path, the body, then query and headers by name. */
export async function readArguments(facts: RestMethodFacts, typed: TypedParams): Promise<readonly unknown[]> {
  const { inputs } = facts;
  const definitions = await loadRestDefinitions(facts.spec);
  const hasSchemas = Object.keys(definitions).length > 0;
  const places = inputs.map((one) => (hasSchemas ? one : { ...one, schema: true }));
  const values = await readParams(facts.name, typed, places, definitions);
  const at = (...where: readonly RestInputFacts["location"][]): RestInputFacts[] =>
    inputs.filter(({ location }) => where.includes(location));
  const record = (all: readonly RestInputFacts[]): object =>
    Object.fromEntries(all.flatMap(({ name }) => (values.has(name) ? [[name, values.get(name)]] : [])));
  const fields = at("field");
  const named = at("query", "header", "cookie");
  return [
    ...at("path").map(({ name }) => values.get(name)),
    ...at("body").map(({ name }) => values.get(name)),
    ...(facts.operation === undefined ? [] : [record(fields)]),
    ...(named.length > 0 ? [record(named)] : []),
  ];
}

/** What signs an action of the trading venue. */
async function signing(
  { operation }: RestMethodFacts,
  { signingKey }: Target,
  { signingKeyEnv, signingKeyFile, signingKeyCommand, testnet }: RestOptions,
  io: Io,
): Promise<object> {
  if (operation !== "exchange") return {};
  const own = { tokenEnv: signingKeyEnv, tokenFile: signingKeyFile, tokenCommand: signingKeyCommand };
  const given = readSource(own, io);
  const source = given && !("token" in given) ? given : signingKey;
  if (!source)
    throw new CommandError(
      "signing key: an action is signed: add --signing-key-env, --signing-key-file or --signing-key-command",
    );
  const { privateKeySigner } = await import("@node-access/exchange/signing");
  const signer = privateKeySigner(await readSecret(source, io));
  return testnet ? { signer, network: "testnet" } : { signer };
}

export function listNodes(options: RestOptions & { readonly page?: string }, io: Io): Promise<unknown> {
  const page = readPage(options.page);
  const param = [...(options.param ?? []), ...(page === undefined ? [] : [`page=${page}`])];
  return callRest("management", "listNodes", [], { ...options, param }, io);
}

export function showNode(id: string, options: RestOptions, io: Io): Promise<unknown> {
  return callRest("management", "getNode", [id], options, io);
}

export function createNode(node: string, options: RestOptions, io: Io): Promise<unknown> {
  return callRest("management", "createNode", [node], options, io);
}

export function renameNode(id: string, name: string, options: RestOptions, io: Io): Promise<unknown> {
  return callRest("management", "updateNode", [id, JSON.stringify({ name })], options, io);
}

export function deleteNode(id: string, options: RestOptions, io: Io): Promise<unknown> {
  return callRest("management", "deleteNode", [id], options, io);
}
