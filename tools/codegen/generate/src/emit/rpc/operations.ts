import {
  callable,
  findDecimals,
  findProtocols,
  identifier,
  type Input,
  listNames,
  type RpcMethod,
  type RpcProtocol,
  type RpcSpec,
} from "@node-access/generate/model";
import { Code, doc, header, literal } from "@node-access/generate/emit/typescript";

/** `operations.ts`: what a client needs to know about methods at run time. */
export function emitOperations(spec: RpcSpec): string {
  const { methods, wireNames, latestBlockPlaces, subscribeMethod } = readFacts(spec);
  const probe = spec.operations.find((method) => method.probe)?.name;
  return [
    header("specs/rpc"),
    constant(
      'methodIdempotency: Readonly<Record<string, "safe" | "idempotent" | "write">>',
      "The effect of repeating a call, by method. Aliases are methods too.",
      methods ?? {},
    ),
    constant(
      "wireNames: ReadonlyMap<string, string>",
      "Maps aliases to the method names on the wire.",
      wireNames ?? new Code("/* @__PURE__ */ new Map()"),
    ),
    constant(
      "latestBlockPlaces",
      "By method, the index of the param whose default is the block `latest`. Clients send it explicitly, since some nodes require the param.",
      new Code(`${literal(latestBlockPlaces ?? {})} as const`),
    ),
    `\n${doc(["The type of {@link latestBlockPlaces}."], "")}`,
    "export type LatestBlockPlaces = typeof latestBlockPlaces;\n",
    constant(
      "subscribeMethod",
      "The method that starts all kinds of subscription without a method of their own. Its first param is the kind.",
      subscribeMethod,
    ),
    constant(
      "probeMethod",
      "The method called to keep a connection alive if the platform's WebSocket has no ping.",
      probe,
    ),
  ].join("");
}

/** `affinity.ts`: what a client with several nodes needs to know, since not every node can serve every call. */
export function emitAffinity(spec: RpcSpec): string {
  // Aliases have the names on the wire by then.
  const operations = spec.operations.map((method) => ({ ...method, aliases: [] }));
  const { filterMethods = {}, blockParams = {}, heightMethods = [] } = readFacts({ ...spec, operations });
  return [
    header("specs/rpc"),
    constant(
      'filterMethods: Readonly<Record<string, "makes" | "uses" | "ends">>',
      "Methods that make, use or end a filter. Only the node that made a filter knows it.",
      filterMethods,
    ),
    constant(
      "blockParams: Readonly<Record<string, number>>",
      "The index of the param that names the block to read, by method.",
      blockParams,
    ),
    constant(
      "heightMethods: readonly string[]",
      "Methods whose result is the number of the node's newest block.",
      heightMethods,
    ),
  ].join("");
}

/** A constant with its docstring; nothing without a value. */
function constant(name: string, about: string, value: unknown): string {
  return value === undefined ? "" : `\n${doc([about], "")}export const ${name} = ${literal(value)};\n`;
}

/**
 * The module of an entry: the table of each of its protocols. They differ in their types and paths only, except further
 * paths of a node, each of which has its own methods.
 */
export function emitTables(spec: RpcSpec): string {
  const nodes = spec.protocols.filter(({ isEndpoint }) => !isEndpoint);
  const facts = nodes.length > 0 ? readFacts(spec) : {};
  const shared = Object.entries(facts).map(
    ([name, fact]) => `\nconst ${name}: Table["${name}"] = ${literal(fact)};\n`,
  );
  const names = Object.keys(facts).map((fact) => `  ${fact},\n`);
  const tables = [
    ...nodes.map((protocol) => tableText(protocol, names)),
    ...spec.protocols.filter((protocol) => !nodes.includes(protocol)).map((path) => pathTable(spec, path)),
  ];
  const text = [...shared, ...tables].join("");
  const imported = text.includes("createDialect(")
    ? "{ createDialect, type ProtocolTable }"
    : "type { ProtocolTable }";
  return [
    header("specs/catalog.yaml and specs/rpc"),
    `\nimport ${imported} from "@node-access/transport/json-rpc";\n`,
    shared.length > 0 ? "\ntype Table = ProtocolTable<unknown>;\n" : "",
    text,
  ].join("");
}

function tableText({ name, title, rpcPath }: RpcProtocol, facts: readonly string[]): string {
  const about = `The methods of ${title}, as the \`protocol\` of a client.`;
  const type = `ProtocolTable<${JSON.stringify(name)}>`;
  const path = rpcPath === "" ? [] : [`  rpcPath: ${JSON.stringify(rpcPath)},\n`];
  const lines = [...path, ...facts].join("");
  return `\n${doc([about], "")}export const ${identifier(name)}: ${type} = {\n${lines}};\n`;
}

function pathTable(spec: RpcSpec, protocol: RpcProtocol): string {
  const operations = spec.operations.filter((method) => findProtocols(spec, method).includes(protocol));
  const facts = Object.entries(readFacts({ ...spec, protocols: [protocol], operations }));
  return tableText(
    protocol,
    facts.map(([name, fact]) => `  ${name}: ${literal(fact).replaceAll("\n", "\n  ")},\n`),
  );
}

/** The facts of a table, without those that hold for no method. */
function readFacts(spec: RpcSpec): Readonly<Record<string, unknown>> {
  const methods = callable(spec);
  const starting = spec.operations.filter(({ subscription }) => subscription);
  const heights = methods.filter(({ height }) => height).map(({ name }) => name);
  const named = methods
    .filter(({ namedParams, inputs }) => namedParams === "only" && inputs.length > 0)
    .flatMap(listNames);
  const aliases = methods.flatMap(({ name, aliases: other }) => other.map((alias) => [alias, name]));
  const facts = {
    methods: byName(methods, ({ idempotency }) => idempotency),
    wireNames: printMap(aliases),
    latestBlockPlaces: byName(methods, (method) =>
      findPlace(method, ({ type }) => type.default === "latest"),
    ),
    subscribeMethod: starting.find(({ subscription }) => subscription && "kinds" in subscription)?.name,
    subscriptions: printMap(
      starting.flatMap(({ name, subscription: { unsubscribeMethod, notificationMethod } = {} }) =>
        unsubscribeMethod === undefined ? [] : [[name, { unsubscribeMethod, notificationMethod }]],
      ),
    ),
    probeMethod: (methods.find(({ probe, height }) => probe ?? height) ?? methods[0])?.name,
    filterMethods: byName(methods, ({ filter }) => filter),
    blockParams: byName(methods, (method) => findPlace(method, ({ block }) => block === true)),
    namedParams: named.length > 0 ? named : undefined,
    heightMethods: heights.length > 0 ? heights : undefined,
    dialect: readDialect(spec),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

function printMap(rows: readonly unknown[]): Code | undefined {
  return rows.length > 0 ? new Code(`/* @__PURE__ */ new Map(${literal(rows)})`) : undefined;
}

/** What is special about the responses of the protocols' nodes, if anything. */
function readDialect(spec: RpcSpec): Code | undefined {
  const errorStatuses = new Set(spec.protocols.flatMap((protocol) => protocol.errorStatuses ?? []));
  const facts = Object.entries({ errorStatuses: [...errorStatuses], ...findDecimals(spec) });
  const stated = facts.filter(([, values]) => values.length > 0);
  if (stated.length === 0) return undefined;
  return new Code(`/* @__PURE__ */ createDialect(${literal(Object.fromEntries(stated))})`);
}

/** A fact by each name of a method. */
export function byName(
  methods: readonly RpcMethod[],
  factOf: (method: RpcMethod) => unknown,
): object | undefined {
  const rows = methods.flatMap((method) => {
    const fact = factOf(method);
    return fact === undefined ? [] : listNames(method).map((name) => [name, fact] as const);
  });
  return rows.length > 0 ? Object.fromEntries(rows) : undefined;
}

function findPlace({ inputs }: RpcMethod, holds: (input: Input) => boolean): number | undefined {
  const index = inputs.findIndex(holds);
  return index < 0 ? undefined : index;
}
