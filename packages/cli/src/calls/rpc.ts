import { findMethod, type FoundMethod, type MethodSchemas, loadSchemas } from "../facts/rpc-method.ts";
import { protocolTables } from "../generated/protocols.ts";
import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import { confirm } from "../input/confirm.ts";
import { type Place, readParams, type TypedParams } from "../input/read-params.ts";
import { listMeanings, readJson } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { printResult } from "../output/print-result.ts";
import { withProgress } from "../output/progress.ts";
import { findTarget } from "../target/target.ts";
import { callVerified, checkVerifiable, createRpcView } from "./verified-call.ts";
import { type CallCommandOptions, clientOptions, printCurl } from "./call-options.ts";

export interface RpcOptions extends CallCommandOptions {
  readonly decoded?: boolean;
  readonly unlisted?: boolean;
  readonly verify?: boolean;
}

export interface AnyRpcClient {
  request(request: RpcRequest): Promise<unknown>;
}

interface RpcRequest {
  readonly method: string;
  readonly params?: unknown;
  readonly idempotency?: string;
}

export async function callRpc(
  method: string,
  positional: readonly string[],
  options: RpcOptions,
  io: Io,
): Promise<void> {
  const isUnlisted = options.unlisted === true;
  const target = await findTarget(options, io).catch((error: unknown) => {
    // Nobody should look for an endpoint and then learn that the name is mistyped.
    findMethod(method, options.protocol, isUnlisted);
    throw error;
  });
  const found = findMethod(method, target.protocol, isUnlisted);
  const typed = { positional, named: options.param ?? [], json: options.params };
  const request = await createRequest(found, method, typed);
  const send = async (client: AnyRpcClient): Promise<unknown> => client.request(request);
  if (options.curl) return printCurl(target, "node", io, async (own) => send(await createClient(found, own)));
  if (options.verify) checkVerifiable(found);
  if (found.facts?.idempotency !== "safe") await confirm(method, options.yes, io);
  const client = await createClient(found, await clientOptions(target, "node", io));
  const call = (own: AnyRpcClient): Promise<unknown> =>
    options.decoded ? callDecoded(own, found, request) : send(own);
  const result = await withProgress(method, io, () =>
    options.verify ? callVerified(client, createRpcView(found), call, io) : call(client),
  );
  await printResult(result, options, io, target.redact);
}

/** Reads and validates what a call sends. The client's own table lacks the methods of one kind of chain. */
export async function createRequest(
  found: FoundMethod,
  method: string,
  typed: TypedParams,
): Promise<RpcRequest> {
  const { facts } = found;
  const params = facts ? await readListedParams(facts, typed, found) : readUnlistedParams(method, typed);
  return { method, params, ...(facts?.schemas === "chains/schemas" && { idempotency: facts.idempotency }) };
}

export async function createClient(
  { surface }: Pick<FoundMethod, "surface">,
  options: object,
): Promise<AnyRpcClient> {
  const { createRpcClient } = await import("@node-access/rpc");
  const protocol = (await protocolTables[surface.name]?.()) ?? surface.name;
  return createRpcClient({ protocol, ...options } as never) as unknown as AnyRpcClient;
}

/** Calls a method of the view of a client that has quantities as integers. */
async function callDecoded(
  client: AnyRpcClient,
  { facts }: FoundMethod,
  { method, params }: RpcRequest,
): Promise<unknown> {
  const { decoded } = await import("@node-access/rpc/decoded");
  const load = QUANTITIES[facts?.schemas ?? ""];
  const tables = load ? [await load()] : [];
  const view = (decoded as (...args: unknown[]) => Readonly<Record<string, (...args: unknown[]) => unknown>>)(
    client,
    ...tables,
  );
  return view[method]?.(...(Array.isArray(params) ? params : [params]));
}

/** The tables of quantities that belong to schemas. */
const QUANTITIES: Readonly<Record<string, () => Promise<object>>> = {
  "bitcoin/schemas": () => import("@node-access/rpc/bitcoin/quantities"),
  "chains/schemas": () => import("@node-access/rpc/chains/quantities"),
  "tron/schemas": () => import("@node-access/rpc/tron/quantities"),
};

/** Reads and validates the params of a method: a list, or an object if nodes only take them by name. */
export async function readListedParams(
  facts: RpcMethodFacts,
  typed: TypedParams,
  { surface }: Pick<FoundMethod, "surface">,
): Promise<unknown> {
  if (facts.subscriptions)
    throw new CommandError(
      `${facts.name}: starts a subscription, which needs a WebSocket: use node-access subscribe`,
    );
  // Schemas take some milliseconds to load.
  const schemas = facts.params.length === 0 ? undefined : await loadSchemas(facts);
  const values = await readParams(facts.name, typed, listPlaces(facts, schemas), schemas?.definitions ?? {});
  if ((facts.namedParams ?? surface.namedParams) === "only") return Object.fromEntries(values);
  const last = facts.params.findLastIndex(({ name }) => values.has(name));
  // A param before others cannot be omitted. Nodes take null for its default.
  return facts.params.slice(0, last + 1).map(({ name }) => (values.has(name) ? values.get(name) : null));
}

/** The params of a method with their schemas. */
export function listPlaces(facts: RpcMethodFacts, schemas: MethodSchemas | undefined): readonly Place[] {
  return facts.params.map((one, index) => ({ ...one, schema: schemas?.params[index] ?? true }));
}

function readUnlistedParams(method: string, { positional, named, json }: TypedParams): unknown {
  if (named.length > 0)
    throw new CommandError(`${method}: the names of its params are unknown: give them in order`);
  if (json !== undefined) return readJson("--params", json);
  return positional.map((text) => listMeanings(text)[0]);
}
