import {
  identifier,
  type Callable,
  callable,
  type Catalog,
  type Example,
  exampleArguments,
  exampleParams,
  isWithin,
  listKinds,
  readOutput,
  pascal,
  type RpcProtocol,
  findProtocols,
  type RpcMethod,
  type RpcSpec,
  spanText,
  type SubscriptionKind,
} from "@node-access-tools/generate/model";
import { describeBehaviour } from "./behaviour.ts";
import { createPlayground, rpcClient, rpcWebSocketClient } from "./clients.ts";
import type { Declarations } from "./declarations.ts";
import { findGroup } from "./group-title.ts";
import type { TypeContext } from "./fields.ts";
import {
  createPage,
  type Exported,
  createJsonSample,
  linkToPage,
  listFacts,
  type PlaygroundCall,
  type ReferencePage,
  type Sample,
  createTypeScriptSample,
} from "./page.ts";
import { createResultSection } from "./results.ts";
import { createAvailabilitySection, createErrorSection, createParameterSection } from "./rpc-sections.ts";
import { decodeResult, findQuantities } from "./samples/decoded.ts";
import { printValue } from "./samples/proto-text.ts";
import { createCurlSample, createWebsocatSample } from "./samples/shell.ts";
import { formatLiteral, printTypeScript, type SampleCall } from "./samples/typescript.ts";

/** The path of all pages about JSON-RPC. */
export const rpcArea = "json-rpc";

export interface RpcContext extends TypeContext {
  readonly spec: RpcSpec;
  readonly catalog: Catalog;
  readonly declarations: Declarations;
}

/** A page for each method, and for each kind of subscription. */
export async function createRpcPages(context: RpcContext): Promise<ReferencePage[]> {
  const { spec } = context;
  const called = callable(spec);
  const methods = await Promise.all(called.map((method) => createMethodPage(method, context)));
  const kinds = spec.operations.flatMap((method) =>
    listKinds(method).map(([name, kind]) => createSubscriptionPage(name, kind, method, context)),
  );
  const all = new Set([...methods, ...kinds].map(({ title }) => title));
  const others = spec.operations.filter(({ name }) => !all.has(name));
  return [...methods, ...kinds, ...others.map((method) => createPlumbingPage(method, context))];
}

function createHead(method: RpcMethod, { spec }: RpcContext): Pick<ReferencePage, "location" | "deprecated"> {
  return {
    location: { area: rpcArea, group: findGroup(spec, method.section) },
    deprecated: method.deprecated === true,
  };
}

/**
 * Names without a namespace differ between protocols only in capital letters (`getblock`, `getBlock`),
 * which not all file systems distinguish. Methods with a key have a name that a method of another protocol has.
 */
function createId(method: RpcMethod, { spec }: RpcContext): string {
  const [entry] = findProtocols(spec, method).flatMap(({ rpcEntry }) => rpcEntry ?? []);
  const folder =
    (method.name.includes("_") && method.key === undefined) || entry === undefined ? "" : `${entry}/`;
  return `${rpcArea}/${folder}${method.name}`;
}

/** The interfaces that may declare a method: its family's, if a method of another protocol has the name too. */
function matchInterfaces({ key, section }: RpcMethod): RegExp {
  return key === undefined ? /Methods$/ : new RegExp(`^${pascal(section)}Methods$`);
}

async function createMethodPage(method: RpcMethod, context: RpcContext): Promise<ReferencePage> {
  const { name, description } = method;
  const [shown] = method.examples;
  const params = shown ? exampleArguments(method, shown) : [];
  // The decoded view of the named protocols does not know methods of other tables.
  const [first = { families: [] }] = findProtocols(context.spec, method);
  const view = shown && method.key === undefined && (await decodeResult(name, params, shown.output, first));
  const isDecoded = view !== undefined && view !== false && printValue(view) !== printValue(shown?.output);
  return {
    ...createMethodHead(method, context),
    text: description,
    ...context.declarations.readMethod(matchInterfaces(method), name),
    samples: shown ? createMethodSamples(method, shown, isDecoded, context) : [],
    responses: shown ? createResponses(shown, isDecoded ? view : undefined) : [],
    playground: shown && createRpcPlayground(method, method.name, params, isDecoded, context),
  };
}

/** What the pages of all methods have. */
function createMethodHead(method: RpcMethod, context: RpcContext): ReferencePage {
  return createPage({
    ...createHead(method, context),
    id: createId(method, context),
    title: method.name,
    label: "JSON-RPC method",
    summary: method.summary,
    facts: [
      ...listFacts({
        "Also called": method.aliases.map((alias) => `\`${alias}\``).join(", "),
        Specification: spanText(method),
      }),
      ...describeBehaviour(method),
    ],
    sections: [
      ...createParameterSection(method, context),
      createResultSection("Result", readOutput(method), method.outputs[0].description, context),
      ...createErrorSection(method, context),
      createAvailabilitySection(method, context),
    ],
  });
}

function createMethodSamples(
  method: RpcMethod,
  shown: Example,
  isDecoded: boolean,
  context: RpcContext,
): Sample[] {
  const { name } = method;
  const call: SampleCall = {
    client: rpcClient,
    ...chooseProtocol(method, method, context),
    method: name,
    arguments: exampleArguments(method, shown).map(formatLiteral),
    result: identifier(method.outputs[0].name),
    returns: "promise",
  };
  const body = { jsonrpc: "2.0", id: 1, method: name, params: exampleParams(method, shown) };
  const [protocol] = findProtocols(context.spec, method);
  const quantities = protocol && findQuantities(protocol);
  const path = protocol?.rpcPath ?? "";
  const decodedCall = printTypeScript({ ...call, decoded: { quantities } });
  return [
    createTypeScriptSample(printTypeScript(call)),
    ...(isDecoded ? [createTypeScriptSample(decodedCall, "Decoded")] : []),
    createCurlSample({ method: "POST", url: `${rpcClient.endpoint}/$TOKEN${path}`, body }),
  ];
}

/** The protocol of an example, and its version if the newest one lacks the method. */
function chooseProtocol(
  method: RpcMethod,
  one: Callable,
  { spec }: RpcContext,
): Pick<SampleCall, "protocol" | "specVersion"> {
  const [first] = findProtocols(spec, method);
  if (!first) return {};
  const { name, versions } = first;
  const newest = versions.findLast((version) => isWithin(one, version, versions));
  return {
    protocol: findTable(first) ?? name,
    ...(newest !== undefined && newest !== versions.at(-1) && { specVersion: newest }),
  };
}

/** The table that clients take instead of a protocol's name, if they do. */
function findTable({ name, rpcEntry }: RpcProtocol): Exported | undefined {
  return rpcEntry === undefined
    ? undefined
    : { module: `@node-access/rpc/${rpcEntry}`, name: identifier(name) };
}

function createResponses(shown: Example, view: unknown): Sample[] {
  return [
    createJsonSample("Wire", shown.output),
    ...(view === undefined ? [] : [{ label: "Decoded", language: "js", code: printValue(view) } as const]),
  ];
}

function createRpcPlayground(
  method: RpcMethod,
  called: string,
  args: readonly unknown[],
  decoded: boolean,
  { spec }: RpcContext,
): PlaygroundCall {
  const isStream = called === "subscribe";
  const protocols = findProtocols(spec, method);
  const findAll = (find: typeof findTable): Readonly<Record<string, Exported>> | undefined => {
    const found = protocols.flatMap((protocol) => {
      const { module, name } = find(protocol) ?? {};
      return module && name ? [[protocol.name, { module, name }] as const] : [];
    });
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  };
  const protocolTables = findAll(findTable);
  const protocolQuantities = decoded ? findAll(findQuantities) : undefined;
  return createPlayground(isStream ? rpcWebSocketClient : rpcClient, {
    method: called,
    returns: isStream ? "stream" : "result",
    arguments: args,
    protocols: protocols.map(({ name }) => name),
    takesProtocol: true,
    ...(protocolTables && { protocolTables }),
    decoded,
    ...(protocolQuantities && { protocolQuantities }),
    writes: method.idempotency === "write",
  });
}

function createSubscriptionPage(
  name: string,
  kind: SubscriptionKind,
  method: RpcMethod,
  context: RpcContext,
): ReferencePage {
  const [shown] = kind.examples;
  const isOwn = name === method.name;
  // Only the chains of its family have a kind that has one.
  const subscribed: RpcMethod = { ...method, section: kind.section ?? method.section };
  const values = shown?.inputs.map(({ value }) => value) ?? [];
  const params = isOwn ? values : [name, ...values];
  const args = [name, ...values];
  const call: SampleCall = {
    client: rpcWebSocketClient,
    ...chooseProtocol(subscribed, kind, context),
    method: "subscribe",
    arguments: args.map(formatLiteral),
    result: "notification",
    returns: "promise of a stream",
  };
  const body = { jsonrpc: "2.0", id: 1, method: method.name, params };
  return {
    ...createHead(method, context),
    id: isOwn ? createId(method, context) : `${rpcArea}/subscriptions/${name}`,
    title: name,
    label: "Subscription",
    summary: kind.summary,
    ...context.declarations.readMethod(/Subscriptions$/, name),
    facts: [
      ...listFacts({ Method: `\`${method.name}\` over a WebSocket`, Specification: spanText(kind) }),
      ...describeBehaviour(method),
    ],
    sections: [
      ...createParameterSection(kind, context),
      createResultSection("Notification", readOutput(kind), undefined, context),
      ...createErrorSection(method, context),
      createAvailabilitySection(subscribed, context),
    ],
    samples: [
      createTypeScriptSample(printTypeScript(call)),
      createWebsocatSample(`${rpcWebSocketClient.endpoint}/ws/$TOKEN`, body),
    ],
    responses: shown ? [createJsonSample("Notification", shown.output)] : [],
    playground: createRpcPlayground(subscribed, "subscribe", args, false, context),
  };
}

/** The page of a method that clients call internally, to start and end subscriptions. */
function createPlumbingPage(method: RpcMethod, context: RpcContext): ReferencePage {
  const { name } = method;
  const kinds = listKinds(method).map(([kind]) => linkToPage(kind, `${rpcArea}/subscriptions/${kind}`));
  const [shown] = method.examples;
  const body = { jsonrpc: "2.0", id: 1, method: name, params: shown?.inputs.map(({ value }) => value) ?? [] };
  return {
    ...createMethodHead(method, context),
    text:
      kinds.length > 0
        ? `WebSocket clients call it for you: \`client.subscribe(kind)\`. The kinds are ${kinds.join(", ")}.`
        : "WebSocket clients call it for you when you leave the loop over a subscription, or call `unsubscribe()`.",
    samples: [createWebsocatSample(`${rpcWebSocketClient.endpoint}/ws/$TOKEN`, body)],
    responses: shown ? createResponses(shown, undefined) : [],
  };
}
