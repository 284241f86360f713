import {
  callables,
  errorData,
  type Example,
  type Input,
  type Json,
  type Overload,
  receivedFrom,
  type RpcMethod,
  type RpcSpec,
  sentBy,
  type Span,
  type SubscriptionFacts,
  type Types,
  withDirections,
} from "@node-access/generate/model";
import { readType } from "@node-access/generate/read";
import type * as OpenRpc from "./document.ts";

/** Reads the part of the model that an OpenRPC document describes. */
export function readSpec(bundle: OpenRpc.Bundle): RpcSpec {
  const operations = bundle.methods.map(methodOf);
  const { "x-surface": surface } = bundle;
  const spec: RpcSpec = {
    kind: "json-rpc",
    name: "rpc",
    file: "specs/rpc",
    title: bundle.info.title,
    summary: "The JSON-RPC methods of all protocols.",
    ...(surface !== undefined && { surface }),
    sections: bundle["x-families"],
    protocols: bundle["x-protocols"],
    operations,
    types: typesOf(bundle),
  };
  const all = callables(spec);
  const received = [...all.flatMap(receivedFrom), ...operations.flatMap(errorData)];
  return { ...spec, types: withDirections(spec.types, all.flatMap(sentBy), received) };
}

function typesOf({ components }: OpenRpc.Bundle): Types {
  return Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => {
      const { "x-home": home = "", ...own } = typeof schema === "object" ? schema : {};
      const type = readType(typeof schema === "object" ? own : schema);
      return [name, { name, type, direction: "both", home }];
    }),
  );
}

function methodOf(method: OpenRpc.Method): RpcMethod {
  const { name, summary, description, result, errors = [] } = method;
  const { "x-protocols": protocols, "x-filter": filter, "x-subscription": subscription } = method;
  return {
    kind: "json-rpc",
    name,
    summary,
    ...(description !== undefined && { description }),
    ...(method.deprecated && { deprecated: true }),
    source: method["x-source"],
    section: method["x-family"],
    idempotency: method["x-idempotency"],
    ...(method["x-cost"] && { cost: method["x-cost"] }),
    ...(method["x-cache"] !== undefined && { cache: method["x-cache"] }),
    ...spanIn(method),
    ...(protocols && { protocols }),
    aliases: method["x-aliases"] ?? [],
    inputs: method.params.map(inputOf),
    outputs: [
      {
        name: result.name,
        ...(result.description !== undefined && { description: result.description }),
        type: readType(result.schema),
      },
    ],
    failures: errors.map(({ code, message, data }) =>
      data === undefined ? { code, message } : { code, message, data: readType(data) },
    ),
    examples: method.examples.map(({ name: title, params, result: { value }, ...rest }) =>
      exampleOf({ ...rest, params }, value, title),
    ),
    overloads: (method["x-overloads"] ?? []).map((one) => overloadOf(one, one.result)),
    ...(subscription && { subscription: subscriptionOf(subscription) }),
    ...(method["x-probe"] && { probe: true }),
    ...(method["x-height"] && { height: true }),
    ...(method["x-null-if-unknown"] && { nullIfUnknown: true }),
    ...(method["x-head"] && { head: method["x-head"] }),
    ...(method["x-client-version"] && { clientVersion: true }),
    ...(filter && { filter }),
    ...(method["x-splits"] && { splits: true }),
    ...(method["x-result-for-each"] !== undefined && { resultForEach: method["x-result-for-each"] }),
  };
}

function inputOf(param: OpenRpc.Param): Input {
  const { name, description, required, schema } = param;
  return {
    name,
    location: "param",
    required: required === true,
    ...(description !== undefined && { description }),
    ...(param["x-block"] && { block: true }),
    ...(param["x-block-range"] && { blockRange: true }),
    ...(param["x-broadcast"] && { broadcast: true }),
    ...spanIn(param),
    type: readType(schema),
  };
}

function exampleOf(
  { params, "x-versions": versions }: Pick<OpenRpc.Example, "params" | "x-versions">,
  output: unknown,
  name?: string,
): Example {
  return {
    ...(name !== undefined && { name }),
    inputs: params as Example["inputs"],
    output: output as Json,
    ...(versions && { versions }),
  };
}

function overloadOf(
  { summary, params, required, ...rest }: Omit<OpenRpc.Overload, "result" | "summary"> & { summary?: string },
  result: OpenRpc.Overload["result"],
): Overload {
  const inputs = Object.entries(params).map(([name, schema]) => [name, readType(schema)]);
  return {
    ...(summary !== undefined && { summary }),
    inputs: Object.fromEntries(inputs) as Overload["inputs"],
    ...(required && { required }),
    output: readType(result),
    ...spanIn(rest),
  };
}

function subscriptionOf(subscription: OpenRpc.Subscription): SubscriptionFacts {
  if (!("kinds" in subscription)) return sentByNode(subscription);
  const kinds = Object.entries(subscription.kinds).map(([name, kind]) => [
    name,
    { summary: kind.summary, inputs: kind.params.map(inputOf), ...sentByNode(kind) },
  ]);
  return { kinds: Object.fromEntries(kinds) as never };
}

function sentByNode(
  kind: Omit<OpenRpc.SubscriptionKind, "params" | "summary">,
): Exclude<SubscriptionFacts, { readonly kinds: unknown }> {
  const { notification, examples, overloads = [] } = kind;
  return {
    output: readType(notification),
    overloads: overloads.map((one) => overloadOf(one, one.notification)),
    examples: examples.map((one) => exampleOf(one, one.notification)),
    ...spanIn(kind),
  };
}

function spanIn({ "x-since": since, "x-until": until }: OpenRpc.Span): Span {
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
}
