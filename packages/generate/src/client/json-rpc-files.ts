import { camelStart } from "../model/identifier.ts";
import {
  callsInterface,
  methodsInterface,
  subscriptionsAbout,
  subscriptionsInterface,
} from "../emit/rpc/interfaces.ts";
import { callable, kindsOf } from "../model/json-rpc.ts";
import { literal } from "../emit/typescript/literal.ts";
import { union } from "../emit/typescript/text.ts";
import {
  type ClientNames,
  importLines,
  importTypes,
  optionsText,
  ownHeader,
  ownIndex,
  ownTypes,
  tidyDocs,
} from "./client-files.ts";
import type { ReadRpc } from "../read/open-rpc/read-open-rpc.ts";

/** Returns the files of a JSON-RPC client, by file name. */
export function jsonRpcFiles({ spec, byName }: ReadRpc, names: ClientNames): Map<string, string> {
  const { name } = names;
  const { types, summary } = spec;
  const operations = callable(spec);
  const head = (kind: string, about: string) => ({ name: `${name}${kind}`, about, view: undefined });
  const methods = methodsInterface(head("Methods", summary), operations, spec);
  const calls = callsInterface(
    head("Calls", `The methods of {@link ${name}Methods} as \`{ method, params }\` calls.`),
    operations,
  );
  const text = tidyDocs(`${methods}${calls}`.trimStart());
  return new Map([
    ["types.ts", ownTypes(names, types)],
    ["methods.ts", ownHeader(names) + importTypes(text, types) + text],
    ["operations.ts", ownHeader(names) + operationsText(name, operations, byName)],
    ["client.ts", ownHeader(names) + clientText(name, byName.size > 0)],
    ["protocol.ts", ownHeader(names) + protocolText(spec, byName, names)],
    ["index.ts", ownIndex(names, ["protocol"])],
  ]);
}

/** The methods as a protocol of the clients of `@node-access/rpc`. */
function protocolText(spec: ReadRpc["spec"], byName: ReadonlySet<string>, { name }: ClientNames): string {
  const own = camelStart(name);
  const operations = callable(spec).filter((method) => !byName.has(method.name));
  const starting = spec.operations.filter(({ subscription }) => subscription);
  const kinds = starting.flatMap(kindsOf);
  const without = union(
    [...byName].map((method) => JSON.stringify(method)),
    "",
    0,
  );
  const typeOf = (part: string): string =>
    byName.size > 0 ? `Omit<${name}${part}, ${without}>` : name + part;
  const subscriptions = tidyDocs(
    subscriptionsInterface(
      { name: `${name}Subscriptions`, about: subscriptionsAbout, view: undefined },
      kinds,
    ),
  );
  const names = starting.flatMap(({ name: method, subscription }) =>
    subscription?.unsubscribeMethod !== undefined && subscription.notificationMethod !== undefined
      ? [
          [
            method,
            {
              unsubscribeMethod: subscription.unsubscribeMethod,
              notificationMethod: subscription.notificationMethod,
            },
          ],
        ]
      : [],
  );
  const subscribe = starting.find(({ subscription }) => subscription && "kinds" in subscription)?.name;
  // Any method serves, since an error is a response too.
  const probe = operations.find(({ idempotency }) => idempotency === "safe") ?? operations[0];
  const facts = [
    `methods: ${own}Operations`,
    ...(subscribe === undefined ? [] : [`subscribeMethod: ${JSON.stringify(subscribe)}`]),
    ...(names.length > 0 ? [`subscriptions: new Map(${literal(names, 2)})`] : []),
    `probeMethod: ${JSON.stringify(probe?.name ?? "rpc.discover")}`,
  ];
  const imports = {
    "@node-access/transport/json-rpc": ["type ProtocolTable"],
    "./methods.js": [`type ${name}Calls`, `type ${name}Methods`],
    "./operations.js": [`${own}Operations`],
  };
  return `${importLines(imports)}${importTypes(subscriptions, spec.types).trimEnd()}
${subscriptions}
/** The types of the methods, for clients of \`@node-access/rpc\`. */
export interface ${name}Protocol {
  readonly methods: ${typeOf("Methods")};
  readonly calls: ${typeOf("Calls")};
  readonly subscriptions: ${name}Subscriptions;
}

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
  byName: ReadonlySet<string>,
): string {
  const tableOf = (isNamed: boolean): string => {
    const methods = operations.filter((method) => byName.has(method.name) === isNamed);
    return literal(Object.fromEntries(methods.map((method) => [method.name, method.idempotency])));
  };
  const own = camelStart(name);
  const names = union(
    [...byName].map((method) => JSON.stringify(method)),
    "",
    0,
  );
  const params = operations.flatMap((method) =>
    byName.has(method.name) ? [[method.name, method.inputs.map((input) => input.name)] as const] : [],
  );
  const named = `
/** The methods whose params are sent by name. \`createRpcClient\` of \`@node-access/rpc\` sends params by position. */
export const ${own}NamedOperations: OperationTable<Pick<${name}Methods, ${names}>> = ${tableOf(true)};

/** The names of the params of these methods. */
export const ${own}ParamNames: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(params))};
`;
  const imports = {
    "@node-access/transport": ["type OperationTable"],
    "./methods.js": [`type ${name}Methods`],
  };
  return `${importLines(imports)}
/** The effect of sending each method twice. A \`write\` is sent at most once. */
export const ${own}Operations: OperationTable<${byName.size > 0 ? `Omit<${name}Methods, ${names}>` : `${name}Methods`}> = ${tableOf(false)};
${params.length > 0 ? named : ""}`;
}

function clientText(name: string, hasNamed: boolean): string {
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
    "@node-access/auth": ["acceptedCredentials", "authorize", "type Credential", "type Surface"],
    "@node-access/transport": ["type CallOptions", "createHttpTransport", "type Idempotency"],
    "@node-access/transport/json-rpc": ["createHttpJsonRpc", "type HttpJsonRpc"],
    "./methods.js": [`type ${name}Methods`],
    "./operations.js": [
      `${own}Operations`,
      ...(hasNamed ? [`${own}NamedOperations`, `${own}ParamNames`] : []),
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
 * @throws NodeAccessError \`INVALID_ARGUMENT\`, \`CREDENTIAL_NOT_ACCEPTED\` or \`INSECURE_ENDPOINT\`, naming the option.
 */
export function create${name}Client(options: ${name}ClientOptions): ${name}Client {
  const { endpoint, credential, fetch, proxy, userAgent, ...defaults }: ${name}ClientOptions = Object(options);
  const authorized = authorize(surfaceOf(credential), endpoint, credential);
  const transport = createHttpTransport({ authorized, fetch, proxy, userAgent });
  return withMethods(createHttpJsonRpc(transport), () => transport.close(), defaults);
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
