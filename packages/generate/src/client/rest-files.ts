import {
  type ApiMethod,
  BASE64,
  constantName,
  emitApiOperations,
  emitErrors,
  emitMethods,
  emitPages,
  EVENTS,
  methodGroups,
  RUNTIME,
  usedNames,
  collectWords,
} from "../emit/rest/index.ts";
import { Code, literal } from "../emit/typescript/literal.ts";
import { doc } from "../emit/typescript/text.ts";
import { camelStart } from "../model/identifier.ts";
import type { RestOperation, Server, Spec, SecurityScheme } from "../model/index.ts";
import {
  type ClientNames,
  importLines,
  importTypes,
  ownHeader,
  ownTypes,
  runtimeNames,
  tidyDocs,
} from "./client-files.ts";

const RUNTIME_ENTRY = "@node-access/transport/openapi";
const EVENTS_ENTRY = "@node-access/transport/openapi/events";

const BASE64_ENTRY = "@node-access/transport/openapi/base64";
const PAGES_ENTRY = "@node-access/transport/openapi/pages";

/** What `index.ts` exports in addition to the client's own files, by module. */
const EXPORTED = {
  "@node-access/auth": [
    "apiKey",
    "basic",
    "bearer",
    "type Credential",
    "isNodeAccessError",
    "NodeAccessError",
    "pathKey",
    "refreshing",
    "urlToken",
    "xToken",
  ],
  "@node-access/transport": ["withResponse"],
  [RUNTIME_ENTRY]: ["accepting", "isApiError", "sending"],
};

/** The functions that send an API key, by its place in the document. */
const KEY_PLACES = { header: "keyInHeader", query: "keyInQuery", cookie: "keyInCookie" } as const;

/** What it exports too if tokens can be had by a client's credentials. */
const OAUTH = { "@node-access/auth/oauth": ["clientCredentials"] };

/** Returns the files of a REST client, by file name. */
export function restFiles(spec: Spec<RestOperation>, names: ClientNames, base64 = ""): Map<string, string> {
  const { name } = names;
  const { security: schemes = [] } = spec;
  const head = ownHeader(names);
  const types = ownTypes(names, spec.types);
  if (spec.operations.length === 0)
    return new Map([
      ["types.ts", types],
      ["index.ts", `${head}export type * from "./types.js";\n`],
    ]);
  const groups = methodGroups({ ...spec, name: camelStart(name) });
  const methods = apiMethods(
    spec,
    groups.flatMap((group) => group.methods),
    name,
  );
  const interfaces = emitMethods(groups, Object.keys(spec.types)).trimStart() + emitErrors(name, methods);
  const errorsOnly = emitErrors(name, methods);
  const [, body = ""] = /^(?:import[\s\S]*?;\n+)*([\s\S]*)$/.exec(interfaces) ?? [];
  return new Map([
    ["types.ts", types],
    ["methods.ts", head + runtimeTypes(body) + importTypes(body, spec.types) + tidyDocs(body)],
    ["operations.ts", head + operationsText(name, methods, errorsOnly !== "", spec)],
    ...(schemes.length > 0 ? ([["security.ts", head + securityText(name, schemes)]] as const) : []),
    ...(base64 === ""
      ? []
      : [["base64.ts", `${head}import type { Base64Place } from "${BASE64_ENTRY}";\n\n${base64}`] as const]),
    ...pagesFile(name, methods).map(([file, text]) => [file, head + text] as const),
    ["caller.ts", head + callerText(name, spec)],
    ["client.ts", head + clientText(name, schemes)],
    ["index.ts", head + indexText(schemes)],
  ]);
}

function apiMethods(
  { operations, types }: Spec<RestOperation>,
  methods: readonly ApiMethod["method"][],
  name: string,
): ApiMethod[] {
  const byName = new Map(methods.map((method) => [method.name, method]));
  const exported = Object.values({ ...EXPORTED, ...OAUTH }).flat();
  const own = [`create${name}Caller`, `create${name}Client`, `${camelStart(name)}Security`];
  const taken = new Set([...RUNTIME, ...EVENTS, ...BASE64, ...exported, ...own, ...Object.keys(types)]);
  return operations.flatMap((operation) => {
    const method = byName.get(operation.name);
    return method ? [{ operation, method, constant: constantName(operation.name, taken) }] : [];
  });
}

function runtimeTypes(text: string): string {
  const used = ["EventStream", "ServerSentEvent"].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const events = used.length > 0 ? `import type { ${used.join(", ")} } from "${EVENTS_ENTRY}";\n` : "";
  const files = /\bFilePart\b/.test(text) ? `import type { FilePart } from "${RUNTIME_ENTRY}";\n` : "";
  return files + events;
}

function operationsText(
  name: string,
  methods: readonly ApiMethod[],
  hasErrors: boolean,
  { types }: Spec<RestOperation>,
): string {
  const text = emitApiOperations(name, methods);
  const words = collectWords(text);
  const events = usedNames(text, EVENTS);
  const base64 = usedNames(text, BASE64);
  const places = [...words].filter((word) => word.startsWith("base64Of")).toSorted();
  const local = [
    `type ${name}Methods`,
    ...(hasErrors && words.has(`${name}Errors`) ? [`type ${name}Errors`] : []),
  ];
  const imports = importLines({
    [RUNTIME_ENTRY]: usedNames(text, RUNTIME),
    ...(events.length > 0 && { [EVENTS_ENTRY]: events }),
    ...(base64.length > 0 && { [BASE64_ENTRY]: base64 }),
    ...(places.length > 0 && { "./base64.js": places }),
    "./methods.js": local.toSorted(),
  });
  return `${imports}${importTypes(text, types)}\n${text}`;
}

/** The file with the pages of operations, which only programs that import it load. */
function pagesFile(name: string, methods: readonly ApiMethod[]): [file: string, text: string][] {
  const pages = emitPages(name, methods);
  if (!pages) return [];
  const imports = importLines({
    [PAGES_ENTRY]: pages.runtime,
    "./methods.js": [`type ${name}Methods`],
  });
  const operations = `import {\n${pages.operations.map((one) => `  ${one},\n`).join("")}} from "./operations.js";\n`;
  const exported = `export { eachItem, eachPage } from "${PAGES_ENTRY}";\n`;
  return [["pages.ts", `${imports}${operations}\n${exported}\n${pages.text}`]];
}

function securityText(name: string, schemes: readonly SecurityScheme[]): string {
  const places = schemes.map(({ key, place }) => [key, describePlace(place)] as const);
  const functions = new Set(places.map(([, place]) => place.name));
  const fields = schemes.map(
    ({ key, kinds, description }) =>
      `${doc([description], "  ")}  readonly ${JSON.stringify(key)}?: Credential<${kinds.map((kind) => JSON.stringify(kind)).join(" | ")}> | undefined;\n`,
  );
  return `${importLines({
    "@node-access/auth": ["type Credential"],
    [RUNTIME_ENTRY]: [...[...functions].toSorted(), "type SecuritySchemes"],
  })}
/** Credentials by the names of the document's security schemes. Each call sends those that it requires. */
export interface ${name}Credentials {
${fields.join("")}}

/** Where the credentials of the security schemes are sent. */
export const ${camelStart(name)}Security: SecuritySchemes = ${literal(Object.fromEntries(places.map(([key, { code }]) => [key, code])))};
`;
}

function describePlace(place: SecurityScheme["place"]): { readonly name: string; readonly code: Code } {
  if (!place) return { name: "inOwnHeaders", code: new Code("inOwnHeaders") };
  const name = KEY_PLACES[place.in];
  return { name, code: new Code(`/* @__PURE__ */ ${name}(${JSON.stringify(place.name)})`) };
}

function callerText(name: string, { security: schemes = [], servers = [] }: Spec<RestOperation>): string {
  const isSecured = schemes.length > 0;
  const { known, imported } = runtimeNames(name);
  const imports = {
    [RUNTIME_ENTRY]: [
      "type ApiCaller",
      "type ApiOptions",
      imported("createApiCaller"),
      ...(isSecured ? ["secured"] : []),
    ],
    ...(isSecured && { "./security.js": [`type ${name}Credentials`, `${camelStart(name)}Security`] }),
  };
  const credentials = `
  /** Credentials by security scheme. Each call sends those that it requires. */
  readonly credentials?: ${name}Credentials | undefined;
`;
  const own = (isSecured ? credentials : "") + serversText(servers);
  const base = `Omit<ApiOptions, "credentials" | "servers">`;
  const options =
    own === ""
      ? `export type ${name}ClientOptions = ${base};`
      : `export interface ${name}ClientOptions extends ${base} {${own}}`;
  return `${importLines(imports)}
/** The endpoint of the client, its credentials, and the default options of calls. */
${options}

/**
 * Creates a client that calls the constants of \`operations.ts\`: \`caller.call(operation, ...args)\`.
 * A bundle contains only the operations that the program calls.
 *
 * @param options - The endpoint, the credentials, and deadlines in milliseconds.
 * @throws NodeAccessError \`INVALID_ARGUMENT\` or \`INSECURE_ENDPOINT\`, naming the option.
 */
export function create${name}Caller(options: ${name}ClientOptions): ApiCaller {
  return ${known("createApiCaller")}(${isSecured ? `options as ApiOptions, secured(${camelStart(name)}Security)` : "options"});
}
`;
}

/** The option with addresses in place of the servers that operations have of their own. */
function serversText(servers: readonly Server[]): string {
  if (servers.length === 0) return "";
  const fields = servers.map(
    ({ url, description }) =>
      `${doc(description === "" ? [] : [description], "    ")}    readonly ${JSON.stringify(url)}?: string | undefined;\n`,
  );
  return `
  /**
   * Addresses in place of the servers that some operations are sent to. Servers of other origins than the endpoint's get
   * credentials only if they are named here, at least with their own address.
   */
  readonly servers?: {
${fields.join("")}  } | undefined;
`;
}

function clientText(name: string, schemes: readonly SecurityScheme[]): string {
  const isSecured = schemes.length > 0;
  const { known, imported } = runtimeNames(name);
  const imports = {
    [RUNTIME_ENTRY]: [
      `type ${imported("ApiClient")}`,
      ...(isSecured ? ["type ApiOptions"] : []),
      imported("createApiClient"),
      ...(isSecured ? ["secured"] : []),
    ],
    "./caller.js": [`type ${name}ClientOptions`],
    "./methods.js": [`type ${name}Methods`],
    ...(isSecured && { "./security.js": [`${camelStart(name)}Security`] }),
  };
  const args = isSecured
    ? `options as ApiOptions, operations, secured(${camelStart(name)}Security)`
    : "options, operations";
  return `${importLines(imports)}import * as operations from "./operations.js";

/** The methods, and functions for all of them. */
export type ${name}Client = ${known("ApiClient")}<${name}Methods>;

/**
 * Creates a client with a method for each operation. Nothing is sent until you call one.
 *
 * @param options - The endpoint, the credentials, and deadlines in milliseconds.
 * @throws NodeAccessError \`INVALID_ARGUMENT\` or \`INSECURE_ENDPOINT\`, naming the option.
 */
export function create${name}Client(options: ${name}ClientOptions): ${name}Client {
  return ${known("createApiClient")}<${name}Methods>(${args});
}
`;
}

function indexText(schemes: readonly SecurityScheme[]): string {
  const oauth = schemes.some(({ grantsToClients }) => grantsToClients) ? OAUTH : {};
  const exports = Object.entries({ ...EXPORTED, ...oauth }).map(
    ([module, all]) => `export { ${all.join(", ")} } from "${module}";\n`,
  );
  const files = ["caller", "client", ...(schemes.length > 0 ? ["security"] : []), "operations"];
  return `${exports.join("")}${files.map((file) => `export * from "./${file}.js";\n`).join("")}export type * from "./methods.js";
export type * from "./types.js";
`;
}
