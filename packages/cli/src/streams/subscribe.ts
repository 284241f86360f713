import type { Subscription } from "@node-access/transport/web-socket";
import { type FoundMethod, findSurface, listMethods, rpcSurfaces } from "../facts/rpc-method.ts";
import { suggestNames } from "../facts/suggest.ts";
import { callRest, readArguments, type RestOptions } from "../calls/rest.ts";
import { findRestMethod } from "../facts/rest-method.ts";
import { protocols } from "../generated/protocols.ts";
import { restMethods, type RestMethodFacts, restSubscriptions } from "../generated/rest-methods.ts";
import { type RpcMethodFacts, rpcSchemas } from "../generated/rpc-methods.ts";
import { readParams, type TypedParams } from "../input/read-params.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { findTarget, type Target, type TargetOptions } from "../target/target.ts";
import { openRestStream } from "./http-streams.ts";
import { printStream, type StreamOptions } from "./print-stream.ts";
import { withGaps, withRpcSocket, withSocketClient } from "./socket-client.ts";

export interface SubscribeOptions extends TargetOptions, StreamOptions {
  readonly param?: readonly string[];
  readonly params?: string;
}

/** A kind of subscription to a node that speaks JSON-RPC. */
interface RpcKind {
  readonly surface: FoundMethod["surface"];
  readonly facts: RpcMethodFacts;
  readonly kind: string;
}

/** Prints what a subscription delivers: a kind such as `newHeads`, or a method whose first param is the kind. */
export async function subscribe(
  name: string,
  positional: readonly string[],
  options: SubscribeOptions,
  io: Io,
): Promise<void> {
  const target = await findTarget(options, io);
  const typed: TypedParams = { positional, named: options.param ?? [], json: options.params };
  const rest = findRestSubscription(name, target.protocol);
  if (rest) return subscribeRest(rest, typed, target, options, io);
  const [found, others] = findRpcKind(name, typed, target.protocol);
  const params = await readKindParams(found, others);
  const { surface, kind } = found;
  await withRpcSocket(surface, target, io, async (client) => {
    const events = withGaps((onReconnect) => client.with({ onReconnect }).subscribe(kind, ...params), io);
    await printStream(events, options, io, target);
  });
}

/** Finds a stream of a REST API, or a subscription of the trading venue. */
function findRestSubscription(name: string, protocol: string | undefined): RestMethodFacts | undefined {
  // The protocol may be that of a node, or one of its endpoints.
  const nodes = Object.entries(protocols).filter(
    ([node, { endpoints }]) => protocol === undefined || node === protocol || endpoints.includes(protocol),
  );
  return (
    restMethods.find((one) => one.stream && one.name === name) ??
    restSubscriptions.find(
      (one) => one.name === name && nodes.some(([, { endpoints }]) => endpoints.includes(one.spec)),
    )
  );
}

/** Calls a method of a REST API, and prints its result, or its events if it is a stream. */
export async function callOrStream(
  spec: string,
  method: string,
  positional: readonly string[],
  options: RestOptions & StreamOptions,
  io: Io,
): Promise<unknown> {
  const facts = findRestMethod(spec, method);
  if (!facts.stream) return callRest(spec, method, positional, options, io);
  if ((options.record ?? options.replay) !== undefined)
    throw new CommandError(`${method}: is a stream, and only calls are recorded and replayed`);
  if (options.verify)
    throw new CommandError(`--verify: ${method} is a stream, and only results of calls are checked`);
  const typed = { positional, named: options.param ?? [], json: options.params };
  return subscribeRest(facts, typed, await findTarget(options, io), options, io);
}

/** Prints a stream of a REST API, or a subscription of the trading venue. */
async function subscribeRest(
  facts: RestMethodFacts,
  typed: TypedParams,
  target: Target,
  options: StreamOptions,
  io: Io,
): Promise<void> {
  const args = await readArguments(facts, typed);
  if (facts.stream) return printStream(await openRestStream(facts, args, target, io), options, io, target);
  const { createSubscriptionClient } = await import("@node-access/exchange/subscriptions");
  const { timeout } = target;
  const own = { ...(timeout !== undefined && { timeout }), userAgent: "node-access-cli" };
  await withSocketClient(createSubscriptionClient, own, target, io, async (client) => {
    const events = withGaps(async (onReconnect) => {
      const open: unknown = Reflect.get(client.with({ onReconnect }), facts.name);
      if (typeof open !== "function")
        throw new CommandError(`${facts.name}: the client has no such subscription`);
      return open(args[0]) as Subscription;
    }, io);
    await printStream(events, options, io, target);
  });
}

/** Finds a kind of subscription by its name, or by the method that starts it and a first param. */
function findRpcKind(
  name: string,
  typed: TypedParams,
  protocol: string | undefined,
): readonly [RpcKind, TypedParams] {
  const surfaces = protocol === undefined ? rpcSurfaces : [findSurface(protocol)];
  const kinds = surfaces.flatMap((surface) =>
    listMethods(surface).flatMap((facts) =>
      Object.keys(facts.subscriptions ?? {}).map((kind): RpcKind => ({ surface, facts, kind })),
    ),
  );
  const byKind = kinds.find(({ kind }) => kind === name);
  const method = kinds.find(({ facts }) => facts.name === name);
  if (byKind) return [byKind, typed];
  if (method) {
    const [first, ...positional] = typed.positional;
    const found = kinds.find(({ kind, facts }) => kind === first && facts.name === name);
    if (found) return [found, { ...typed, positional }];
    const known = Object.keys(method.facts.subscriptions ?? {});
    throw new CommandError(
      `${name}: expected a kind of subscription, received ${JSON.stringify(first ?? "none")}${suggestNames(first ?? "", known) || `: there are ${known.join(", ")}`}`,
    );
  }
  const streams = [
    ...restMethods.filter(({ stream }) => stream),
    ...(protocol === undefined ? restSubscriptions : []),
  ];
  const names = [
    ...kinds.flatMap(({ kind, facts }) => [kind, facts.name]),
    ...streams.map((one) => one.name),
  ];
  throw new CommandError(
    `subscribe: there is no subscription ${JSON.stringify(name)}${suggestNames(name, names) || `: there are ${[...new Set(names)].join(", ")}`}`,
  );
}

/** Reads and validates the params after the kind. */
async function readKindParams({ facts, kind }: RpcKind, typed: TypedParams): Promise<readonly unknown[]> {
  const module = await rpcSchemas[facts.schemas]?.();
  const { prefixItems = [] } = Object(module?.subscriptionSchemas[kind]?.params) as {
    prefixItems?: readonly object[];
  };
  const params = facts.subscriptions?.[kind] ?? [];
  const places = params.map(({ name, required }, index) => ({
    name,
    required,
    schema: prefixItems[index] ?? true,
  }));
  const values = await readParams(kind, typed, places, module?.definitions ?? {});
  const last = places.findLastIndex(({ name }) => values.has(name));
  return places.slice(0, last + 1).map(({ name }) => (values.has(name) ? values.get(name) : null));
}
