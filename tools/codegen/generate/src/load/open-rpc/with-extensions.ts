import type {
  Example,
  Failure,
  Input,
  Json,
  Overload,
  RpcMethod,
  Span,
  SubscriptionFacts,
} from "@node-access/generate/model";
import { entries, field, list, type ReadParams, readType, text } from "@node-access/generate/read";

/** The facts of a method in the model, by their extensions in the specs. */
const FACTS: Readonly<Record<string, keyof RpcMethod>> = {
  summary: "summary",
  description: "description",
  "x-source": "source",
  "x-family": "section",
  "x-cost": "cost",
  "x-cache": "cache",
  "x-since": "since",
  "x-until": "until",
  "x-protocols": "protocols",
  "x-aliases": "aliases",
  "x-probe": "probe",
  "x-height": "height",
  "x-null-if-unknown": "nullIfUnknown",
  "x-head": "head",
  "x-newest-hash": "newestHash",
  "x-block-hash": "blockHash",
  "x-genesis": "genesis",
  "x-has-block": "hasBlock",
  "x-parent": "parent",
  "x-client-version": "clientVersion",
  "x-filter": "filter",
  "x-splits": "splits",
  "x-result-for-each": "resultForEach",
};

const PARAM_FACTS: Readonly<Record<string, keyof Input>> = {
  "x-block": "block",
  "x-block-range": "blockRange",
  "x-broadcast": "broadcast",
  "x-since": "since",
  "x-until": "until",
};

const SPAN: Readonly<Record<string, keyof Span>> = { "x-since": "since", "x-until": "until" };

/** Adds to a method what its extensions and examples state. */
export function withExtensions(method: RpcMethod, value: unknown, readParams: ReadParams): RpcMethod {
  const subscription = field(value, "x-subscription");
  // A fact that a spec does not state must not change with another one.
  const { description: _description, ...read } = { ...method, summary: "" };
  return {
    ...read,
    ...readFacts(value, FACTS),
    inputs: readParamFacts(value, method.inputs),
    failures: method.failures.map((failure, index) =>
      withData(failure, field(list(field(value, "errors"))[index], "data")),
    ),
    examples: readExamples(value, "result"),
    overloads: readOverloads(field(value, "x-overloads"), "result"),
    ...(subscription !== undefined && { subscription: readSubscription(subscription, readParams) }),
  };
}

function readFacts(value: unknown, facts: Readonly<Record<string, string>>): object {
  const stated = Object.entries(facts).map(([key, name]) => [name, field(value, key)] as const);
  return Object.fromEntries(stated.filter(([, fact]) => fact !== undefined));
}

function readParamFacts(owner: unknown, inputs: readonly Input[]): Input[] {
  const params = list(field(owner, "params"));
  return inputs.map((input, index) => Object.assign(input, readFacts(params[index], PARAM_FACTS)));
}

function withData(failure: Failure, data: unknown): Failure {
  return data === undefined ? failure : { ...failure, data: readType(data) };
}

/** Which part of a method an example or an overload is about. */
type About = "notification" | "result";

function readExamples(owner: unknown, about: About): Example[] {
  return list(field(owner, "examples")).map((example) => readExample(example, about));
}

function readExample(example: unknown, about: About): Example {
  const output = field(example, about);
  return {
    ...readFacts(example, { name: "name", "x-versions": "versions" }),
    inputs: list(field(example, "params")) as Example["inputs"],
    output: (about === "result" ? field(output, "value") : output) as Json,
  };
}

function readOverloads(overloads: unknown, about: About): Overload[] {
  return list(overloads).map((overload) => readOverload(overload, about));
}

function readOverload(overload: unknown, about: About): Overload {
  const inputs = entries(field(overload, "params")).map(([name, schema]) => [name, readType(schema)]);
  return {
    ...readFacts(overload, { summary: "summary", required: "required", ...SPAN }),
    inputs: Object.fromEntries(inputs) as Overload["inputs"],
    output: readType(field(overload, about)),
  };
}

function readSubscription(subscription: unknown, readParams: ReadParams): SubscriptionFacts {
  const kinds = field(subscription, "kinds");
  const methods = readFacts(subscription, {
    unsubscribeMethod: "unsubscribeMethod",
    notificationMethod: "notificationMethod",
  });
  if (kinds === undefined) return { ...methods, ...readNotifications(subscription) };
  const read = entries(kinds).map(([name, kind]) => [
    name,
    {
      summary: text(field(kind, "summary")) ?? "",
      inputs: readParamFacts(kind, readParams(kind)),
      ...readNotifications(kind),
      ...readFacts(kind, { family: "section" }),
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
