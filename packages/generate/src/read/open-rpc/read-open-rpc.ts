import { basename } from "node:path";
import { reachableFrom } from "../../model/references.ts";
import { withDirections } from "../../model/directions.ts";
import { callables, errorData, receivedFrom, type RpcSpec, sentBy } from "../../model/json-rpc.ts";
import type { Json } from "../../model/json.ts";
import type {
  Example,
  Failure,
  Input,
  RpcMethod,
  SubscriptionFacts,
  SubscriptionKind,
  SubscriptionMethods,
} from "../../model/operation.ts";
import { Mistakes } from "../../spec-file/mistakes.ts";
import { identifier } from "../../model/identifier.ts";
import { NO_DETAILS } from "../../model/operation-facts.ts";
import { copyPath, setPath } from "../../model/place.ts";
import {
  field,
  formatValue,
  list,
  Part,
  type SpecDocument,
  type SpecSource,
  text,
} from "../spec-document.ts";
import type { Selectable, Selection } from "../selection.ts";
import { readIdempotency } from "../read-idempotency.ts";
import { type SchemaOptions, SchemaReader } from "../json-schema/schema-reader.ts";

export interface OpenRpcOptions extends SchemaOptions {
  /** The client's name, in Pascal case. */
  readonly name: string;
  /** Selects the methods. Default: all. */
  readonly selection?: Selection;
  /** Adds what the document states beyond OpenRPC. */
  readonly extend?: (method: RpcMethod, value: unknown, readParams: ReadParams) => RpcMethod;
}

export type ReadParams = (owner: unknown) => Input[];

export interface ReadRpc {
  readonly spec: RpcSpec;
  /** The methods whose params are sent by name. */
  readonly byName: ReadonlySet<string>;
}

/** Properties that a client has in addition to its methods. */
const taken = new Set(["with", "close", "then", "toJSON", "constructor", "__proto__"]);

/** Reads an OpenRPC document. What is not supported is noted in the document. */
export function readOpenRpc(spec: SpecDocument, options: OpenRpcOptions): ReadRpc {
  const { name } = options;
  const { file, root } = spec;
  const reader = new MethodReader(spec, options);
  const methods = root
    .items("methods")
    .flatMap((method) =>
      options.selection?.selects(listSelectable(spec, method.value)) === false ? [] : reader.read(method),
    );
  const types = reader.schemas.types();
  const info = root.at("info");
  const read: RpcSpec = {
    kind: "json-rpc",
    name,
    file: file.name,
    title: info.text("title") ?? name,
    summary: info.text("description") ?? info.text("title") ?? name,
    sections: [],
    protocols: [],
    operations: methods,
    types,
  };
  const all = callables(read);
  const received = [...all.flatMap(receivedFrom), ...methods.flatMap(errorData)];
  const directed = withDirections(types, all.flatMap(sentBy), received);
  const used = reachableFrom([...all.flatMap(sentBy), ...received], (one) => types[one]?.type);
  const own = Object.fromEntries(Object.entries(directed).filter(([one]) => used.has(one)));
  return {
    spec: { ...read, types: options.selection?.isPartial ? own : directed },
    byName: reader.byName,
  };
}

function listSelectable(spec: SpecDocument, method: unknown): Selectable {
  const value = spec.resolved(method);
  const name = text(field(value, "name"));
  const tags = list(field(value, "tags")).flatMap((tag) => text(field(spec.resolved(tag), "name")) ?? []);
  return { tags, methods: name === undefined ? [] : [name] };
}

class MethodReader {
  readonly schemas: SchemaReader;
  readonly byName = new Set<string>();
  readonly #names = new Set<string>();
  readonly #extend: OpenRpcOptions["extend"];

  constructor(spec: SpecDocument, { extend, ...options }: OpenRpcOptions) {
    this.#extend = extend;
    this.schemas = new SchemaReader(spec, { readsNumbers: true, ...options });
  }

  read(given: Part): RpcMethod[] {
    const method = given.follow();
    if (!method) return [];
    const { value, path, spec } = method;
    const name = this.#name(method);
    if (name === undefined || !hasResult(method, name)) return [];
    const readParams: ReadParams = (owner) =>
      list(field(owner, "params")).flatMap((param, index) =>
        this.#input(new Part(spec, param, [...path, "params", index])),
      );
    const structure = method.get("paramStructure");
    const inputs = distinguish(readParams(value), method, structure === "by-name");
    if (structure === "by-name") this.byName.add(name);
    const description = method.text("description");
    const summary = method.text("summary") ?? description ?? name;
    const deprecated = method.get("deprecated") === true;
    const read: RpcMethod = {
      kind: "json-rpc",
      name,
      summary,
      ...((deprecated || description !== summary) && description !== undefined && { description }),
      ...(deprecated && { deprecated, description: description ?? NO_DETAILS }),
      source: basename(spec.file.name),
      section: "",
      idempotency: readIdempotency(method, "write"),
      inputs,
      outputs: [this.#result(method)],
      failures: readFailures(method),
      aliases: [],
      examples: [],
      overloads: [],
      ...(structure === "by-name" && { namedParams: "only" as const }),
      ...(structure === "either" && { namedParams: "too" as const }),
    };
    setPath(read, path);
    if (this.#extend) return [this.#extend(read, value, readParams)];
    const subscription = this.#subscription(method);
    const examples = readRpcExamples(method);
    return [copyPath(read, { ...read, examples, ...(subscription && { subscription }) })];
  }

  /** What a method says in `x-subscription` about the notifications that it starts. */
  #subscription(method: Part): SubscriptionFacts | undefined {
    const given = method.at("x-subscription");
    if (given.value === undefined) return undefined;
    const methods = {
      ...named("unsubscribeMethod", given),
      ...named("notificationMethod", given),
    };
    const kinds = given.at("kinds");
    if (kinds.value === undefined) return { ...methods, ...this.#notification(given) };
    const read = kinds.entries().map(([name, kind]) => [name, this.#kind(name, kind)] as const);
    return { ...methods, kinds: Object.fromEntries(read) };
  }

  #kind(name: string, kind: Part): SubscriptionKind {
    const inputs = kind.items("params").flatMap((param) => this.#input(param));
    return { summary: kind.text("summary") ?? name, inputs, ...this.#notification(kind) };
  }

  #notification(owner: Part): Omit<SubscriptionKind, "inputs" | "summary"> {
    return { output: this.schemas.read(owner.at("notification")), overloads: [], examples: [] };
  }

  /** Returns the method's name, or `undefined` if the client cannot have the method. */
  #name(method: Part): string | undefined {
    const name = method.text("name");
    if (name === undefined) {
      method.note("a method without a name is omitted", "give it the name that it has on the wire");
      return undefined;
    }
    // Documents merged from several families may have the same name in families of different protocols.
    const key = `${method.text("x-family") ?? ""}/${name}`;
    const isKnown = this.#names.has(key);
    this.#names.add(key);
    if (isKnown)
      method.noteAt(
        "name",
        `two methods have the name ${name}, so the second one is omitted`,
        "remove one of them",
      );
    else if (taken.has(name))
      method.noteAt(
        "name",
        `a client has its own property ${name}, so the method is omitted`,
        "rename the method",
      );
    else return name;
    return undefined;
  }

  #input(placed: Part): Input[] {
    const param = placed.follow();
    if (!param) return [];
    const given = param.text("name");
    const name = given ?? `param${Number(placed.path.at(-1)) + 1}`;
    if (given === undefined) param.note(`a param has no name, so it is called ${name}`, "give it one");
    const description = param.text("description") ?? param.text("summary");
    return [
      {
        name,
        location: "param",
        required: param.get("required") === true,
        type: this.schemas.read(param.at("schema")),
        ...(description !== undefined && { description }),
      },
    ];
  }

  #result(method: Part): RpcMethod["outputs"][0] {
    const found = method.at("result").follow();
    const description = found?.text("description") ?? found?.text("summary");
    const type = this.schemas.read((found ?? new Part(method.spec, {}, method.path)).at("schema"));
    return {
      name: found?.text("name") ?? "result",
      ...(description !== undefined && { description }),
      // A response has a result. Code after a call that returns nothing would never run.
      type: type.kind === "never" ? { kind: "null", type: "null" } : type,
    };
  }
}

function hasResult(method: Part, name: string): boolean {
  if (method.get("result") !== undefined) return true;
  const what = `${name} is omitted: it has no result, and clients do not send notifications`;
  method.note(what, "describe a result (its schema may be null), or remove the method");
  return false;
}

/**
 * Returns the inputs with different arguments: if two would have the same name, the second one gets a number. By name,
 * it could not be sent.
 */
function distinguish(inputs: readonly Input[], method: Part, byName: boolean): Input[] {
  const seen = new Set<string>();
  const params = method.at("params");
  return inputs.flatMap((input, index) => {
    if (byName && inputs.findIndex(({ name }) => name === input.name) < index) {
      const what = `two params have the name ${input.name}, so the second one is omitted`;
      params.note(what, "remove one of them");
      return [];
    }
    const key = identifier(input.name);
    let name = input.name;
    for (let count = 2; seen.has(identifier(name)); count += 1) name = `${input.name}${count}`;
    if (name !== input.name) {
      const what = `two params would both be called ${key}, so the second one is ${name}`;
      params.note(what, "rename one of them");
    }
    seen.add(identifier(name));
    return [{ ...input, name }];
  });
}

function readFailures(method: Part): Failure[] {
  return method.items("errors").flatMap((error) => {
    const found = error.follow();
    const code = found?.get("code");
    return Number.isInteger(code) ? [{ code: Number(code), message: found?.text("message") ?? "" }] : [];
  });
}

/** Returns the example pairings of an OpenRPC method. Those that are not in the document are omitted. */
function readRpcExamples(method: Part): Example[] {
  return method.items("examples").flatMap((given) => {
    const pairing = given.follow();
    if (typeof pairing?.value !== "object" || pairing.value === null) return [];
    const name = pairing.text("name");
    const output = pairing.at("result").follow()?.get("value");
    const inputs = pairing.items("params").flatMap((param, place) => {
      const found = param.follow();
      const example = found?.get("value");
      return example === undefined
        ? []
        : [{ name: found?.text("name") ?? `param${place + 1}`, value: example as Json }];
    });
    return [
      {
        ...(name !== undefined && { name }),
        inputs,
        ...(output !== undefined && { output: output as Json }),
      },
    ];
  });
}

function named(name: keyof SubscriptionMethods, owner: Part): SubscriptionMethods {
  const method = owner.text(name);
  return method === undefined ? {} : { [name]: method };
}

export function checkOpenRpcVersion(file: SpecSource): void {
  const version = formatValue(field(file.value, "openrpc"));
  if (/^1\.\d+(\.\d+)?/.test(version)) return;
  throw new Mistakes([file.mistake(["openrpc"], `OpenRPC ${version} is not supported`, "use a version 1.x")]);
}
