import { basename } from "node:path";
import { reachableFrom } from "../../model/references.ts";
import { withDirections } from "../../model/directions.ts";
import { callables, errorData, receivedFrom, type RpcSpec, sentBy } from "../../model/json-rpc.ts";
import type {
  Failure,
  Input,
  RpcMethod,
  SubscriptionFacts,
  SubscriptionKind,
  SubscriptionMethods,
} from "../../model/operation.ts";
import { Mistakes } from "../../spec-file/mistakes.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { identifier } from "../../model/identifier.ts";
import { NO_DETAILS } from "../../model/operation-facts.ts";
import { copyPath, setPath } from "../../model/place.ts";
import {
  entries,
  field,
  list,
  type Placed,
  type SpecDocument,
  type SpecSource,
  text,
} from "../spec-document.ts";
import type { Selectable, Selection } from "../selection.ts";
import { readIdempotency } from "../read-idempotency.ts";
import { readRpcExamples } from "./read-rpc-examples.ts";
import { type SchemaOptions, SchemaReader } from "../json-schema/schema-reader.ts";

/** How an OpenRPC document is read. */
export interface OpenRpcOptions extends SchemaOptions {
  /** The client's name, in Pascal case. */
  readonly name: string;
  /** Selects the methods. Default: all. */
  readonly selection?: Selection;
  /**
   * Adds what the document states beyond OpenRPC.
   *
   * @param method - The method as read so far.
   * @param value - The method in the document.
   * @param readParams - Reads the params of another part of the method.
   */
  readonly extend?: (method: RpcMethod, value: unknown, readParams: ReadParams) => RpcMethod;
}

/** Reads the `params` of an object in a document. */
export type ReadParams = (owner: unknown) => Input[];

/** The methods of an OpenRPC document. */
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
  const { file } = spec;
  const reader = new MethodReader(spec, options);
  const methods = list(field(file.value, "methods")).flatMap((value, index) =>
    options.selection?.selects(listSelectable(spec, value)) === false
      ? []
      : reader.read({ value, path: ["methods", index] }),
  );
  const types = reader.schemas.types();
  const info = field(file.value, "info");
  const read: RpcSpec = {
    kind: "json-rpc",
    name,
    file: file.name,
    title: text(field(info, "title")) ?? name,
    summary: text(field(info, "description")) ?? text(field(info, "title")) ?? name,
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
  readonly #spec: SpecDocument;
  readonly #names = new Set<string>();
  readonly #extend: OpenRpcOptions["extend"];

  constructor(spec: SpecDocument, { extend, ...options }: OpenRpcOptions) {
    this.#spec = spec;
    this.#extend = extend;
    this.schemas = new SchemaReader(spec, { readsNumbers: true, ...options });
  }

  read(placed: Placed): RpcMethod[] {
    const found = this.#spec.resolve(placed);
    if (!found) return [];
    const { value, path } = found;
    const name = this.#name(value, path);
    if (name === undefined || !this.#hasResult(value, name, path)) return [];
    const readParams: ReadParams = (owner) =>
      list(field(owner, "params")).flatMap((param, index) =>
        this.#input({ value: param, path: [...path, "params", index] }),
      );
    const structure = field(value, "paramStructure");
    const inputs = this.#distinct(readParams(value), path, structure === "by-name");
    if (structure === "by-name") this.byName.add(name);
    const summary = text(field(value, "summary")) ?? text(field(value, "description")) ?? name;
    const description = text(field(value, "description"));
    const deprecated = field(value, "deprecated") === true;
    const read: RpcMethod = {
      kind: "json-rpc",
      name,
      summary,
      ...((deprecated || description !== summary) && description !== undefined && { description }),
      ...(deprecated && { deprecated, description: description ?? NO_DETAILS }),
      source: basename(this.#spec.file.name),
      section: "",
      idempotency: readIdempotency(this.#spec, value, path, "write"),
      inputs,
      outputs: [this.#result(value, path)],
      failures: this.#failures(value, path),
      aliases: [],
      examples: [],
      overloads: [],
      ...(structure === "by-name" && { namedParams: "only" as const }),
      ...(structure === "either" && { namedParams: "too" as const }),
    };
    setPath(read, path);
    if (this.#extend) return [this.#extend(read, value, readParams)];
    const subscription = this.#subscription(value, path);
    const examples = readRpcExamples(this.#spec, value, path);
    return [copyPath(read, { ...read, examples, ...(subscription && { subscription }) })];
  }

  /** What a method says in `x-subscription` about the notifications that it starts. */
  #subscription(value: unknown, path: SpecPath): SubscriptionFacts | undefined {
    const given = field(value, "x-subscription");
    if (given === undefined) return undefined;
    const at = [...path, "x-subscription"];
    const methods = {
      ...named("unsubscribeMethod", given),
      ...named("notificationMethod", given),
    };
    const kinds = field(given, "kinds");
    if (kinds === undefined) return { ...methods, ...this.#notification(given, at) };
    const read = entries(kinds).map(
      ([name, kind]) => [name, this.#kind(name, kind, [...at, "kinds", name])] as const,
    );
    return { ...methods, kinds: Object.fromEntries(read) };
  }

  #kind(name: string, kind: unknown, path: SpecPath): SubscriptionKind {
    const inputs = list(field(kind, "params")).flatMap((param, index) =>
      this.#input({ value: param, path: [...path, "params", index] }),
    );
    return { summary: text(field(kind, "summary")) ?? name, inputs, ...this.#notification(kind, path) };
  }

  #notification(owner: unknown, path: SpecPath): Omit<SubscriptionKind, "inputs" | "summary"> {
    const output = this.schemas.read(field(owner, "notification"), [...path, "notification"]);
    return { output, overloads: [], examples: [] };
  }

  /** Returns the method's name, or `undefined` if the client cannot have the method. */
  #name(value: unknown, path: SpecPath): string | undefined {
    const name = text(field(value, "name"));
    if (name === undefined) {
      const what = "a method without a name is omitted";
      this.#spec.note(path, what, "give it the name that it has on the wire");
      return undefined;
    }
    const at = [...path, "name"];
    // Documents merged from several families may have the same name in families of different protocols.
    const key = `${text(field(value, "x-family")) ?? ""}/${name}`;
    const what = this.#names.has(key)
      ? [`two methods have the name ${name}, so the second one is omitted`, "remove one of them"]
      : taken.has(name)
        ? [`a client has its own property ${name}, so the method is omitted`, "rename the method"]
        : undefined;
    this.#names.add(key);
    if (what === undefined) return name;
    const [wrong = "", remedy = ""] = what;
    this.#spec.note(at, wrong, remedy);
    return undefined;
  }

  #hasResult(value: unknown, name: string, path: SpecPath): boolean {
    if (field(value, "result") !== undefined) return true;
    const what = `${name} is omitted: it has no result, and clients do not send notifications`;
    this.#spec.note(path, what, "describe a result (its schema may be null), or remove the method");
    return false;
  }

  #input(placed: Placed): Input[] {
    const found = this.#spec.resolve(placed);
    if (!found) return [];
    const { value, path } = found;
    const given = text(field(value, "name"));
    const name = given ?? `param${Number(placed.path.at(-1)) + 1}`;
    if (given === undefined)
      this.#spec.note(path, `a param has no name, so it is called ${name}`, "give it one");
    const description = text(field(value, "description")) ?? text(field(value, "summary"));
    return [
      {
        name,
        location: "param",
        required: field(value, "required") === true,
        type: this.schemas.read(field(value, "schema"), [...path, "schema"]),
        ...(description !== undefined && { description }),
      },
    ];
  }

  /**
   * Returns the inputs with different arguments: if two would have the same name, the second one gets a number. By name,
   * it could not be sent.
   */
  #distinct(inputs: readonly Input[], path: SpecPath, byName: boolean): Input[] {
    const seen = new Set<string>();
    return inputs.flatMap((input, index) => {
      if (byName && inputs.findIndex(({ name }) => name === input.name) < index) {
        const what = `two params have the name ${input.name}, so the second one is omitted`;
        this.#spec.note([...path, "params"], what, "remove one of them");
        return [];
      }
      const key = identifier(input.name);
      let name = input.name;
      for (let count = 2; seen.has(identifier(name)); count += 1) name = `${input.name}${count}`;
      if (name !== input.name) {
        const what = `two params would both be called ${key}, so the second one is ${name}`;
        this.#spec.note([...path, "params"], what, "rename one of them");
      }
      seen.add(identifier(name));
      return [{ ...input, name }];
    });
  }

  #result(value: unknown, path: SpecPath): RpcMethod["outputs"][0] {
    const given = field(value, "result");
    const found = this.#spec.resolve({ value: given, path: [...path, "result"] });
    const description = text(field(found?.value, "description")) ?? text(field(found?.value, "summary"));
    const type = this.schemas.read(field(found?.value, "schema"), [...(found?.path ?? path), "schema"]);
    return {
      name: text(field(found?.value, "name")) ?? "result",
      ...(description !== undefined && { description }),
      // A response has a result. Code after a call that returns nothing would never run.
      type: type.kind === "never" ? { kind: "null", type: "null" } : type,
    };
  }

  #failures(value: unknown, path: SpecPath): Failure[] {
    return list(field(value, "errors")).flatMap((error, index) => {
      const found = this.#spec.resolve({ value: error, path: [...path, "errors", index] });
      const code = field(found?.value, "code");
      if (!Number.isInteger(code)) return [];
      return [{ code: Number(code), message: text(field(found?.value, "message")) ?? "" }];
    });
  }
}

function named(name: keyof SubscriptionMethods, owner: unknown): SubscriptionMethods {
  const method = text(field(owner, name));
  return method === undefined ? {} : { [name]: method };
}

/** Checks that a file is an OpenRPC document of a supported version. */
export function checkOpenRpcVersion(file: SpecSource): void {
  const version = String(field(file.value, "openrpc"));
  if (/^1\.\d+(\.\d+)?/.test(version)) return;
  throw new Mistakes([file.mistake(["openrpc"], `OpenRPC ${version} is not supported`, "use a version 1.x")]);
}
