import { exampleOf } from "../../model/example.ts";
import type { Json } from "../../model/json.ts";
import type { RpcSpec } from "../../model/json-rpc.ts";
import type { Input, RestOperation, RpcMethod } from "../../model/operation.ts";
import type { Spec, Types } from "../../model/spec.ts";
import { literal } from "../typescript/literal.ts";

/** The text of `call-examples.ts`: what a call of each operation may look like. Nodes have no operations of specs without an endpoint. */
export function emitCallExamples(
  { operations }: RpcSpec,
  rest: readonly Spec<RestOperation>[],
  endpoints: readonly string[],
): string {
  const rows = [
    ...operations.map((method) => [method.name, rpcExample(method)]),
    ...rest.flatMap(({ name: spec, types, operations: all }) =>
      all
        .filter(
          ({ name, socket }) => socket === undefined && [name, spec].some((one) => endpoints.includes(one)),
        )
        .map((operation) => [`${operation.method} ${operation.path}`, restExample(operation, types)]),
    ),
  ];
  return `// Generated from specs/. Do not edit: change the spec and run \`npm run generate\`.

/** What a call may look like. */
export interface CallExample {
  /** The path with its query, where the operation's own has parameters. */
  readonly path?: string;
  /** The params, or the body. */
  readonly input?: unknown;
}

/** Examples by JSON-RPC method, or HTTP method and path as the spec writes it. */
export const callExamples: Readonly<Record<string, CallExample>> = ${literal(Object.fromEntries(rows))};
`;
}

function rpcExample({ inputs, examples: [example] }: RpcMethod): object {
  if (!example || example.inputs.length === 0) return {};
  const given = new Map(example.inputs.map(({ name, value }) => [name, value]));
  const used = inputs.slice(0, inputs.findLastIndex(({ name }) => given.has(name)) + 1);
  return { input: used.map(({ name }) => given.get(name) ?? null) };
}

function restExample({ path, inputs }: RestOperation, types: Types): object {
  const value = ({ example, type }: Input): Json => example ?? exampleOf(types, type, "required");
  const filled = inputs
    .filter(({ location }) => location === "path")
    .reduce((text, input) => text.replace(`{${input.name}}`, encodeURIComponent(String(value(input)))), path);
  const query = inputs
    .filter(({ location, required }) => location === "query" && required)
    .map((input) => `${input.name}=${encodeURIComponent(String(value(input)))}`);
  const whole = query.length > 0 ? `${filled}?${query.join("&")}` : filled;
  const body = inputs.find(({ location, required }) => location === "body" && required);
  return { ...(whole !== path && { path: whole }), ...(body && { input: value(body) }) };
}
