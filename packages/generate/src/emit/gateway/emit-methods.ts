import type { SpecFile } from "../../spec-file/index.ts";
import { isObject, objectAt, objectsOf, type JsonObject } from "./json.ts";
import { literal } from "./literal.ts";
import { CACHE_TYPES, cacheOf } from "./cache-of.ts";
import { costOf } from "./cost-of.ts";

/** The text of `methods.ts`: what the gateway's policy and retries need of each family. */
export function emitMethods(families: ReadonlyMap<string, SpecFile>): string {
  const rows = [...families].map(([family, file]) => {
    const methods = methodsOf(file);
    const enders = new Set(
      methods.flatMap((method) => ("x-subscription" in method ? unsubscribe(method["name"]) : [])),
    );
    return [
      family,
      methods.map((method, index) => row(method, enders, cacheOf(file, method, ["methods", index]))),
    ];
  });
  return `// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run \`npm run generate\`.
import type { Family, Protocol } from "./catalog.ts";

/** Where a param is: its place in a list of params, and its name in an object of params. */
export interface ParamPlace {
  readonly index: number;
  readonly name: string;
}

${CACHE_TYPES}
/** What the gateway needs to know of a JSON-RPC method. */
export interface MethodFacts {
  readonly name: string;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** How much work it is for a node. Default: \`light\`. */
  readonly cost?: "standard" | "heavy";
  /** How long its result may be cached. Default: not at all. */
  readonly cache?: CacheRule;
  /** Other names that callers may use. */
  readonly aliases?: readonly string[];
  /** The only protocols that offer it, where not all of its family do. */
  readonly protocols?: readonly Protocol[];
  /** What it does with a filter: its result is a filter's id, or its first param is, or that and the filter is gone. */
  readonly filter?: "makes" | "uses" | "ends";
  /** The param that says which block it reads: a number, a tag, a hash, or an object with one of them. */
  readonly block?: ParamPlace;
  /** The param that is an object whose \`fromBlock\` and \`toBlock\` say which blocks it reads. */
  readonly blockRange?: ParamPlace;
  /** Whether its result is the number of the newest block. */
  readonly height?: true;
  /** The params with which its result is the newest block, with its number and hash. */
  readonly head?: readonly unknown[];
  /** Whether its result is the version of the node's software. */
  readonly clientVersion?: true;
  /** What it does with a subscription of a WebSocket. */
  readonly subscription?: "starts" | "ends";
}

export const methods: Readonly<Record<Family, readonly MethodFacts[]>> = ${literal(Object.fromEntries(rows))};
`;
}

/** The text of `rpc-examples.ts`: each method's first example result, by method. */
export function emitRpcExamples(families: ReadonlyMap<string, SpecFile>): string {
  const examples = [...families.values()].flatMap((file) =>
    methodsOf(file).flatMap((method) => {
      const [pairing] = objectsOf(method["examples"]);
      const result = resolve(file, objectAt(pairing, "result"));
      const example = { result: result["value"], ...each(method), ...tells(method, methodsOf(file)) };
      return "value" in result ? [[method["name"], example]] : [];
    }),
  );
  return `// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** What a stand-in answers a method with. */
export interface RpcExample {
  /** The result of the method's first example. */
  readonly result: unknown;
  /** The param that the result has an item for each item of. */
  readonly forEach?: { readonly name: string; readonly index: number };
  /** What is told to one who subscribes. */
  readonly tells?: SubscriptionExample;
}

/** What a subscription is told. */
export interface SubscriptionExample {
  /** Under which method's name. */
  readonly method: string;
  /** Under which name its id stands beside what is told. */
  readonly idName: string;
  /** What is told. */
  readonly event?: unknown;
  /** What is told, by the first param, where that says of what to tell. */
  readonly byKind?: Readonly<Record<string, unknown>>;
}

export const rpcExamples: Readonly<Record<string, RpcExample>> = ${literal(Object.fromEntries(examples))};
`;
}

function methodsOf(file: SpecFile): readonly JsonObject[] {
  return objectsOf(objectAt(file.value)["methods"]);
}

/** The method that ends what another starts. Source: specs/README.md, x-subscription. */
function unsubscribe(starter: unknown): string {
  return String(starter).replace(/_.*/, "_unsubscribe");
}

/** What a subscription that the method starts is told. Source: specs/README.md, x-subscription. */
function tells(method: JsonObject, methods: readonly JsonObject[]): JsonObject {
  if (!("x-subscription" in method)) return {};
  const name = String(method["name"]);
  const [id] = objectsOf(methods.find((one) => one["name"] === unsubscribe(name))?.["params"]);
  const notified = {
    method: name.replace("_subscribe", "_subscription"),
    idName: id?.["name"] ?? "subscription",
  };
  const kinds = objectAt(method, "x-subscription", "kinds");
  const byKind = Object.entries(kinds).flatMap(([kind, of]) => {
    const event = eventOf(of);
    return event === undefined ? [] : [[kind, event] as const];
  });
  const event = eventOf(method["x-subscription"]);
  if (byKind.length > 0) return { tells: { ...notified, byKind: Object.fromEntries(byKind) } };
  return event === undefined ? {} : { tells: { ...notified, event } };
}

function eventOf(subscription: unknown): unknown {
  const [example] = objectsOf(objectAt(subscription)["examples"]);
  return example?.["notification"];
}

function each(method: JsonObject): JsonObject {
  const name = method["x-result-for-each"];
  const index = objectsOf(method["params"]).findIndex((param) => param["name"] === name);
  return index < 0 ? {} : { forEach: { name, index } };
}

function row(method: JsonObject, enders: ReadonlySet<string>, cache: JsonObject): JsonObject {
  const subscription =
    "x-subscription" in method ? "starts" : enders.has(String(method["name"])) ? "ends" : undefined;
  const aliases = method["x-aliases"];
  const protocols = method["x-protocols"];
  return {
    name: method["name"],
    idempotency: method["x-idempotency"],
    ...costOf(method),
    ...cache,
    ...(Array.isArray(aliases) && { aliases }),
    ...(Array.isArray(protocols) && { protocols }),
    ...place("block", method, "x-block"),
    ...place("blockRange", method, "x-block-range"),
    ...(method["x-height"] === true && { height: true }),
    ...(Array.isArray(method["x-head"]) && { head: method["x-head"] }),
    ...(method["x-client-version"] === true && { clientVersion: true }),
    ...("x-filter" in method && { filter: method["x-filter"] }),
    ...(subscription && { subscription }),
  };
}

/** Where the param is that an extension marks. */
function place(fact: string, method: JsonObject, extension: string): JsonObject {
  const params = objectsOf(method["params"]);
  const index = params.findIndex((param) => param[extension] === true);
  return index < 0 ? {} : { [fact]: { index, name: params[index]?.["name"] } };
}

function resolve(file: SpecFile, value: JsonObject): JsonObject {
  const reference = value["$ref"];
  if (typeof reference !== "string" || !reference.startsWith("#/")) return value;
  const target = objectAt(file.value, ...reference.slice(2).split("/"));
  return isObject(target) ? target : value;
}
