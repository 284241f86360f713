import { callable, namesOf, type RpcMethod, type RpcSpec } from "@node-access/generate/model";
import { methodTable, type TableEntry } from "./method-table.ts";
import { doc, header, keyOf } from "@node-access/generate/emit/typescript";

/** `operations.ts`: what a client needs to know about methods at run time. */
export function emitOperations(spec: RpcSpec): string {
  const methods = callable(spec);
  const aliases = methods.flatMap((method) =>
    method.aliases.map((alias) => `  ${JSON.stringify([alias, method.name]).replace(",", ", ")},\n`),
  );
  return [
    header("specs/rpc"),
    `\n${doc([ABOUT_TABLE], "")}export const methodTable =\n  ${JSON.stringify(methodTable(methods.flatMap(entriesOf)))};\n`,
    `\n${doc(["Maps aliases to the method names on the wire."], "")}`,
    `export const wireNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(${list(aliases)});\n`,
    latestBlockPlaces(methods),
    ...spec.operations.flatMap(subscribing),
    ...spec.operations.flatMap(probing),
  ].join("");
}

const ABOUT_TABLE =
  "The names of all methods, as a tree: parentheses after a word hold its continuations. After an alias, `:` and the name on the wire follow. A mark then gives the effect of repeating a call (`,` safe, `=` idempotent, `!` write), and a `+` for each param before the one whose default is the block `latest`. Clients send `latest` explicitly, since some nodes require the param.";

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
  const about =
    "By method, the index of the param whose default is `latest`: the `+` marks of {@link methodTable} as a type.";
  return `\n${doc([about], "")}export interface LatestBlockPlaces {\n${types.join("")}}\n`;
}

function list(lines: readonly string[]): string {
  return lines.length > 0 ? `[\n${lines.join("")}]` : "";
}

function probing({ name, probe }: RpcMethod): string[] {
  if (!probe) return [];
  return [
    `\n${doc(["The method called to keep a connection alive if the platform's WebSocket has no ping."], "")}`,
    `export const probeMethod = ${JSON.stringify(name)};\n`,
  ];
}

function subscribing({ name, subscription }: RpcMethod): string[] {
  if (!subscription || !("kinds" in subscription)) return [];
  return [
    `\n${doc(["The method that starts all kinds of subscription without a method of their own. Its first param is the kind."], "")}`,
    `export const subscribeMethod = ${JSON.stringify(name)};\n`,
  ];
}
