import type {
  RpcMethod,
  RpcSpec,
  Example,
  Failure,
  Input,
  Json,
  Overload,
  SubscriptionFacts,
} from "@node-access/generate/model";
import {
  field,
  readOpenRpc,
  SpecDocument,
  text,
  entries,
  list,
  type ReadParams,
  readType,
} from "@node-access/generate/read";
import { readFacts } from "../read-facts.ts";
import type { RpcDocument } from "./bundle.ts";

/** Reads the model that a document describes. Its sources were checked before. */
export function readDocument(document: RpcDocument): RpcSpec {
  const source = new SpecDocument({
    name: "specs/rpc",
    value: document,
    mistake: (path, what, remedy) => ({ file: path.join("."), line: 1, column: 1, what, remedy }),
  });
  const { spec } = readOpenRpc(source, { name: "rpc", isPlain: true, extend: withExtensions });
  source.check();
  const { "x-surface": surface, "x-families": sections, "x-protocols": protocols } = document;
  const { schemas } = document.components;
  const types = Object.values(spec.types).map((type) => {
    const schema = schemas[type.name];
    const replaces = text(field(schema, "x-replaces"));
    const home = text(field(schema, "x-home")) ?? "";
    return [type.name, { ...type, home, ...(replaces !== undefined && { replaces }) }];
  });
  const onlyByName = new Set(
    protocols.flatMap(({ namedParams, families }) => (namedParams === "only" ? families : [])),
  );
  const operations = spec.operations.map((method) =>
    onlyByName.has(method.section) ? { ...method, namedParams: "only" as const } : method,
  );
  return {
    ...spec,
    operations: withKeys(operations),
    summary: "The JSON-RPC methods of all protocols.",
    ...(surface !== undefined && { surface }),
    sections,
    protocols,
    types: Object.fromEntries(types),
  };
}

/** Gives a family's methods keys of their own if one has the name of another family's method. EVM's come first, and keep their names. */
function withKeys(operations: readonly RpcMethod[]): RpcMethod[] {
  const homes = new Map<string, string>();
  for (const { name, section } of operations) if (!homes.has(name)) homes.set(name, section);
  const later = new Set(
    operations.flatMap(({ name, section }) => (homes.get(name) === section ? [] : [section])),
  );
  return operations.map((method) =>
    later.has(method.section) ? { ...method, key: `${method.section}/${method.name}` } : method,
  );
}

const SPAN = "x-since x-until";

const FACTS =
  `summary description x-source x-cost x-cache x-protocols x-aliases x-probe x-height x-null-if-unknown x-head x-newest-hash ` +
  `x-block-hash x-genesis x-has-block x-parent x-client-version x-filter x-splits x-result-for-each ${SPAN}`;

function withExtensions(method: RpcMethod, value: unknown, readParams: ReadParams): RpcMethod {
  const subscription = field(value, "x-subscription");
  // A fact that a spec does not state must not change with another one.
  const { description: _description, ...read } = { ...method, summary: "" };
  return {
    ...read,
    ...readFacts(value, FACTS, { "x-family": "section" }),
    inputs: readParamFacts(value, method.inputs),
    failures: method.failures.map((failure, index): Failure => {
      const data = field(list(field(value, "errors"))[index], "data");
      return data === undefined ? failure : { ...failure, data: readType(data) };
    }),
    examples: readExamples(value, "result"),
    overloads: readOverloads(field(value, "x-overloads"), "result"),
    ...(subscription !== undefined && { subscription: readSubscription(subscription, readParams) }),
  };
}

function readParamFacts(owner: unknown, inputs: readonly Input[]): Input[] {
  const params = list(field(owner, "params"));
  return inputs.map((input, index) =>
    Object.assign(input, readFacts(params[index], `x-block x-block-range x-broadcast ${SPAN}`)),
  );
}

/** Which part of a method an example or an overload is about. */
type About = "notification" | "result";

function readExamples(owner: unknown, about: About): Example[] {
  return list(field(owner, "examples")).map((example): Example => {
    const output = field(example, about);
    return Object.assign(readFacts(example, "name x-versions"), {
      inputs: list(field(example, "params")) as Example["inputs"],
      output: (about === "result" ? field(output, "value") : output) as Json,
    });
  });
}

function readOverloads(overloads: unknown, about: About): Overload[] {
  return list(overloads).map((overload): Overload => {
    const inputs = entries(field(overload, "params")).map(
      ([name, schema]) => [name, readType(schema)] as const,
    );
    return Object.assign(readFacts(overload, `summary required ${SPAN}`), {
      inputs: Object.fromEntries(inputs),
      output: readType(field(overload, about)),
    });
  });
}

function readSubscription(subscription: unknown, readParams: ReadParams): SubscriptionFacts {
  const kinds = field(subscription, "kinds");
  const methods = readFacts(subscription, "unsubscribeMethod notificationMethod");
  if (kinds === undefined) return { ...methods, ...readNotifications(subscription) };
  const read = entries(kinds).map(([name, kind]) => [
    name,
    {
      summary: text(field(kind, "summary")) ?? "",
      inputs: readParamFacts(kind, readParams(kind)),
      ...readNotifications(kind),
      ...readFacts(kind, SPAN, { family: "section" }),
    },
  ]);
  return { ...methods, kinds: Object.fromEntries(read) };
}

function readNotifications(kind: unknown): Exclude<SubscriptionFacts, { readonly kinds: unknown }> {
  return {
    output: readType(field(kind, "notification")),
    overloads: readOverloads(field(kind, "overloads"), "notification"),
    examples: readExamples(kind, "notification"),
    ...readFacts(kind, SPAN),
  };
}
