import { callable, namesOf, type RpcSpec } from "../../model/json-rpc.ts";
import type { RpcMethod } from "../../model/operation.ts";
import { methodTable, type TableEntry } from "./method-table.ts";
import { keyOf } from "../typescript/literal.ts";
import { doc, header } from "../typescript/text.ts";

/** `operations.ts`: what a client needs to know about methods at run time. */
export function emitOperations(spec: RpcSpec): string {
  const methods = callable(spec);
  const aliases = methods.flatMap((method) =>
    method.aliases.map((alias) => `  ${JSON.stringify([alias, method.name]).replace(",", ", ")},\n`),
  );
  return [
    header("specs/rpc"),
    `\n${doc([ABOUT_TABLE], "")}export const methodTable =\n  ${JSON.stringify(methodTable(methods.flatMap(entriesOf)))};\n`,
    `\n${doc(["Other names of methods, to those that go out on the wire."], "")}`,
    `export const wireNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(${list(aliases)});\n`,
    latestBlockPlaces(methods),
    ...spec.operations.flatMap(subscribing),
    ...spec.operations.flatMap(probing),
  ].join("");
}

const ABOUT_TABLE =
  "All methods. What follows a word in parentheses goes on from it. After another name of a method stands `:` and the name that goes out on the wire. Then stands what a repetition of the call would do: `,` safe, `=` idempotent, `!` write; and a `+` for each param before the one that is the block `latest` unless the caller passes another. Clients send `latest`, since some nodes require the param.";

const MARKS = { safe: ",", idempotent: "=", write: "!" };

function entriesOf(method: RpcMethod): TableEntry[] {
  const { name } = method;
  const mark = MARKS[method.idempotency] + "+".repeat(latestBlockPlace(method));
  return [{ name, mark }, ...method.aliases.map((alias) => ({ name: alias, mark: `:${name}${mark}` }))];
}

/** How many params precede the one whose default is the block `latest`; 0 without such a param. */
function latestBlockPlace({ inputs }: RpcMethod): number {
  return Math.max(
    0,
    inputs.findIndex(({ type }) => type.default === "latest"),
  );
}

function latestBlockPlaces(methods: readonly RpcMethod[]): string {
  const types = methods.flatMap((method) => {
    const place = latestBlockPlace(method);
    return place > 0 ? namesOf(method).map((name) => `  ${keyOf(name)}: ${place};\n`) : [];
  });
  const about = "The same as types: where a method's params have the block that is `latest` by default.";
  return `\n${doc([about], "")}export interface LatestBlockPlaces {\n${types.join("")}}\n`;
}

function list(lines: readonly string[]): string {
  return lines.length > 0 ? `[\n${lines.join("")}]` : "";
}

function probing({ name, probe }: RpcMethod): string[] {
  if (!probe) return [];
  return [
    `\n${doc(["Called to keep a connection alive, where a platform's WebSocket has no ping."], "")}`,
    `export const probeMethod = ${JSON.stringify(name)};\n`,
  ];
}

function subscribing({ name, subscription }: RpcMethod): string[] {
  if (!subscription || !("kinds" in subscription)) return [];
  return [
    `\n${doc(["Starts the kinds of subscription that are not separate methods; their name is its first param."], "")}`,
    `export const subscribeMethod = ${JSON.stringify(name)};\n`,
  ];
}
