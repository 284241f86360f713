import { camelStart } from "../model/identifier.ts";
import {
  callsInterface,
  methodsInterface,
  subscriptionsAbout,
  subscriptionsInterface,
} from "../emit/rpc/interfaces.ts";
import {
  emitQuantities,
  emitQuantityForm,
  hasQuantities,
  parameter,
  quantityFormFile,
  quantityTypes,
  QuantityView,
} from "../emit/quantities/index.ts";
import { emitSchemas } from "../emit/rpc/schemas.ts";
import { findDecimals } from "../model/decimals.ts";
import { type Callable, callable, listKinds, receivedFrom, type RpcSpec, sentBy } from "../model/json-rpc.ts";
import { literal } from "../emit/typescript/literal.ts";
import { union } from "../emit/typescript/text.ts";
import {
  type ClientNames,
  importLines,
  importQuantityForms,
  importTypes,
  optionsText,
  ownHeader,
  ownIndex,
  ownTypes,
  tidyDocs,
} from "./client-files.ts";
import type { ReadRpc } from "../read/open-rpc/read-open-rpc.ts";

export function jsonRpcFiles({ spec, byName }: ReadRpc, names: ClientNames): Map<string, string> {
  const { name } = names;
  const { types, summary } = spec;
  const operations = callable(spec);
  const view = ownView(spec);
  const head = (kind: string, about: string) => ({
    name: `${name}${kind}`,
    about,
    view: view?.methods,
    ...(areGeneric(operations, view) && { parameter }),
  });
  const methods = methodsInterface(head("Methods", summary), operations, spec);
  const calls = callsInterface(
    head("Calls", `The methods of {@link ${name}Methods} as \`{ method, params }\` calls.`),
    operations,
  );
  const text = tidyDocs(`${methods}${calls}`.trimStart());
  return new Map([
    ["types.ts", ownTypes(names, types, view?.types)],
    ["methods.ts", ownHeader(names) + importQuantityForms(text) + importTypes(text, types) + text],
    ["operations.ts", ownHeader(names) + operationsText(name, operations, spec, byName)],
    ["client.ts", ownHeader(names) + clientText(name, byName.size > 0, hasDecimals(spec))],
    ["protocol.ts", ownHeader(names) + protocolText(spec, byName, names)],
    ["schemas.ts", emitSchemas(spec, ownHeader(names).trimEnd().concat("\n"))],
    ...(view ? quantityFiles(spec, names) : []),
    ["index.ts", ownIndex(names, ["protocol"])],
  ]);
}

/** How types and methods are printed if there are quantities or decimals. */
function ownView(
  spec: RpcSpec,
): { readonly types: QuantityView; readonly methods: QuantityView } | undefined {
  const generic = quantityTypes(spec.types);
  const methods = new QuantityView(spec.types, generic, true);
  if (!hasQuantities(spec, methods)) return undefined;
  return { types: new QuantityView(spec.types, generic, false), methods };
}

/** Whether any of these has quantities, so that its interface has a parameter. */
function areGeneric(all: readonly Callable[], view: ReturnType<typeof ownView>): boolean {
  return all.some((one) =>
    [...sentBy(one), ...receivedFrom(one)].some((type) => view?.methods.changes(type)),
  );
}

/** Where quantities are, for the decoded view of clients, and the forms that they have. */
function quantityFiles(spec: RpcSpec, names: ClientNames): [string, string][] {
  const header = ownHeader(names).trimEnd().concat("\n");
  const modules = { decimalPlace: "@node-access/rpc/decimals", tables: "@node-access/rpc/decoded" };
  return [
    ["quantities.ts", emitQuantities(spec, { header, modules })],
    [`${quantityFormFile}.ts`, emitQuantityForm(header)],
  ];
}

function hasDecimals(spec: RpcSpec): boolean {
  return findDecimals(spec).decimals.length > 0;
}

/** The methods as a protocol of the clients of `@node-access/rpc`. */
function protocolText(spec: ReadRpc["spec"], byName: ReadonlySet<string>, { name }: ClientNames): string {
  const own = camelStart(name);
  const operations = callable(spec).filter((method) => !byName.has(method.name));
  const starting = spec.operations.filter(({ subscription }) => subscription);
  const kinds = starting.flatMap(listKinds);
  const without = uniteNames(byName);
  const view = ownView(spec);
  const kindTypes = kinds.map(([, kind]) => kind);
  const printTypes = (argument: string): string => {
    const ofMethods = areGeneric(operations, view) ? argument : "";
    const ofKinds = areGeneric(kindTypes, view) ? argument : "";
    const methods = `${name}Methods${ofMethods}`;
    return [
      `methods: ${byName.size > 0 ? `Omit<${methods}, ${without}>` : methods};`,
      `calls: ${name}Calls${ofMethods};`,
      `subscriptions: ${name}Subscriptions${ofKinds};`,
    ]
      .map((line) => `  readonly ${line}\n`)
      .join("");
  };
  const decoded = view
    ? `  readonly decoded: {\n${printTypes('<"bigint">').replaceAll(/^/gm, "  ").trimEnd()}\n  };\n`
    : "";
  const subscriptions = tidyDocs(
    subscriptionsInterface(
      {
        name: `${name}Subscriptions`,
        about: subscriptionsAbout,
        view: view?.methods,
        ...(areGeneric(kindTypes, view) && { parameter }),
      },
      kinds,
    ),
  );
  const names = starting.flatMap(({ name: method, subscription }) => {
    const { unsubscribeMethod, notificationMethod } = subscription ?? {};
    const isNamed = unsubscribeMethod !== undefined && notificationMethod !== undefined;
    return isNamed ? [[method, { unsubscribeMethod, notificationMethod }]] : [];
  });
  const subscribe = starting.find(({ subscription }) => subscription && "kinds" in subscription)?.name;
  // Any method serves, since an error is a response too.
  const probe = operations.find(({ idempotency }) => idempotency === "safe") ?? operations[0];
  const facts = [
    `methods: ${byName.size > 0 ? `{ ...${own}Operations, ...${own}NamedOperations }` : `${own}Operations`}`,
    ...(subscribe === undefined ? [] : [`subscribeMethod: ${JSON.stringify(subscribe)}`]),
    ...(names.length > 0 ? [`subscriptions: new Map(${literal(names, 2)})`] : []),
    `probeMethod: ${JSON.stringify(probe?.name ?? "rpc.discover")}`,
    ...(hasDecimals(spec) ? [`dialect: ${own}Dialect`] : []),
  ];
  const imports = {
    "@node-access/transport/json-rpc": ["type ProtocolTable"],
    "./methods.js": [`type ${name}Calls`, `type ${name}Methods`],
    "./operations.js": [
      `${own}Operations`,
      ...(byName.size > 0 ? [`${own}NamedOperations`] : []),
      ...(hasDecimals(spec) ? [`${own}Dialect`] : []),
    ],
  };
  return `${importLines(imports)}${importQuantityForms(subscriptions)}${importTypes(subscriptions, spec.types).trimEnd()}
${subscriptions}
/** The types of the methods, for clients of \`@node-access/rpc\`. */
export interface ${name}Protocol {
${printTypes("")}${decoded}}

/**
 * The methods, as the \`protocol\` of a client of \`@node-access/rpc\`. \`withMethods\` of
 * \`@node-access/rpc/own-methods\` adds them to those of another protocol.
 */
export const ${own}Protocol: ProtocolTable<${name}Protocol> = {
${facts.map((fact) => `  ${fact},\n`).join("")}};
`;
}

function operationsText(
  name: string,
  operations: ReadRpc["spec"]["operations"],
  spec: RpcSpec,
  byName: ReadonlySet<string>,
): string {
  const printTable = (isNamed: boolean): string => {
    const methods = operations.filter((method) => byName.has(method.name) === isNamed);
    return literal(Object.fromEntries(methods.map((method) => [method.name, method.idempotency])));
  };
  const own = camelStart(name);
  const names = uniteNames(byName);
  const params = operations.flatMap((method) =>
    byName.has(method.name) ? [[method.name, method.inputs.map((input) => input.name)] as const] : [],
  );
  const named = `
/** The methods whose params are sent by name. \`createRpcClient\` of \`@node-access/rpc\` sends params by position. */
export const ${own}NamedOperations: OperationTable<Pick<${name}Methods, ${names}>> = ${printTable(true)};

/** The names of the params of these methods. */
export const ${own}ParamNames: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(params))};
`;
  const { decimals, withoutDecimals } = findDecimals(spec);
  const facts = literal({ decimals, ...(withoutDecimals.length > 0 && { withoutDecimals }) });
  const dialect = `
/** Reads responses with decimals that must not be rounded: their digits are texts. */
export const ${own}Dialect: JsonRpcDialect = /* @__PURE__ */ createDialect(${facts});
`;
  const imports = {
    "@node-access/transport": ["type OperationTable"],
    ...(decimals.length > 0 && {
      "@node-access/transport/json-rpc": ["createDialect", "type JsonRpcDialect"],
    }),
    "./methods.js": [`type ${name}Methods`],
  };
  return `${importLines(imports)}
/** The effect of sending each method twice. A \`write\` is sent at most once. */
export const ${own}Operations: OperationTable<${byName.size > 0 ? `Omit<${name}Methods, ${names}>` : `${name}Methods`}> = ${printTable(false)};
${params.length > 0 ? named : ""}${decimals.length > 0 ? dialect : ""}`;
}

function uniteNames(names: ReadonlySet<string>): string {
  return union(
    [...names].map((name) => JSON.stringify(name)),
    "",
    0,
  );
}

function clientText(name: string, hasNamed: boolean, isExact: boolean): string {
  const own = camelStart(name);
  const params = hasNamed ? `paramsOf(method, given)` : "given";
  const named = `
/** Returns the params as the method expects them: by position or by name. */
function paramsOf(method: string, given: readonly unknown[]): readonly unknown[] {
  const names = ${own}ParamNames[method];
  const entries = names?.map((name, index) => [name, given[index]] as const);
  return entries ? (Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as never) : given;
}
`;
  const imports = {
    "@node-access/auth": ["authorizeAny", "type Credential"],
    "@node-access/transport": ["type CallOptions", "createHttpTransport", "type Idempotency"],
    "@node-access/transport/json-rpc": ["createHttpJsonRpc", "type HttpJsonRpc"],
    "./methods.js": [`type ${name}Methods`],
    "./operations.js": [
      `${own}Operations`,
      ...(hasNamed ? [`${own}NamedOperations`, `${own}ParamNames`] : []),
      ...(isExact ? [`${own}Dialect`] : []),
    ],
  };
  return `${importLines(imports)}
/** The methods, and functions for all of them. */
export type ${name}Client = ${name}Methods & {
  /** Returns the same client with other options, for one call or several. */
  with(options: CallOptions): ${name}Client;
  /**
   * Rejects further calls. On Node, it waits for calls in flight and closes the connections, unless
   * you passed \`fetch\`. Calling it is optional.
   */
  close(): Promise<void>;
};

${optionsText(name)}
/**
 * Creates the client. Nothing is sent until you call a method.
 *
 * @param options - The endpoint, the credential, and deadlines in milliseconds.
 * @throws NodeAccessError \`INVALID_ARGUMENT\` or \`INSECURE_ENDPOINT\`, naming the option.
 */
export function create${name}Client(options: ${name}ClientOptions): ${name}Client {
  const { endpoint, credential, fetch, proxy, userAgent, ...defaults }: ${name}ClientOptions = Object(options);
  const authorized = authorizeAny(endpoint, credential);
  const transport = createHttpTransport({ authorized, fetch, proxy, userAgent });
  return withMethods(createHttpJsonRpc(transport${isExact ? `, "", ${own}Dialect` : ""}), () => transport.close(), defaults);
}

const table: Readonly<Record<keyof ${name}Methods, Idempotency>> = ${hasNamed ? `{ ...${own}Operations, ...${own}NamedOperations }` : `${own}Operations`};

function withMethods(rpc: HttpJsonRpc, close: () => Promise<void>, options: CallOptions): ${name}Client {
  const client: Record<string, unknown> = {
    with: (changes: CallOptions) => withMethods(rpc, close, { ...options, ...changes }),
    close,
  };
  for (const [method, idempotency] of Object.entries(table))
    client[method] = async (...given: unknown[]) =>
      (await rpc.call({ name: method, idempotency }, ${params}, options)).value;
  return client as unknown as ${name}Client;
}
${hasNamed ? named : ""}`;
}
