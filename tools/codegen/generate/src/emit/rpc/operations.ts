import { callable, listNames, type RpcMethod, type RpcSpec } from "@node-access/generate/model";
import { doc, header, literal } from "@node-access/generate/emit/typescript";

/** `operations.ts`: what a client needs to know about methods at run time. */
export function emitOperations(spec: RpcSpec): string {
  const methods = callable(spec);
  const aliases = methods.flatMap((method) => method.aliases.map((alias) => [alias, method.name]));
  const names = aliases.length > 0 ? literal(aliases) : "";
  return [
    header("specs/rpc"),
    `\n${doc(["The effect of repeating a call, by method. Aliases are methods too."], "")}`,
    'export const methodIdempotency: Readonly<Record<string, "safe" | "idempotent" | "write">> = ',
    `${table(methods, ({ idempotency }) => idempotency)};\n`,
    `\n${doc(["Maps aliases to the method names on the wire."], "")}`,
    `export const wireNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(${names});\n`,
    `\n${doc([ABOUT_LATEST], "")}export const latestBlockPlaces = `,
    `${table(methods.filter(latestBlockPlace), latestBlockPlace)} as const;\n`,
    `\n${doc(["The type of {@link latestBlockPlaces}."], "")}`,
    "export type LatestBlockPlaces = typeof latestBlockPlaces;\n",
    ...spec.operations.flatMap(subscribing),
    ...spec.operations.flatMap(probing),
  ].join("");
}

const ABOUT_LATEST =
  "By method, the index of the param whose default is the block `latest`. Clients send it explicitly, since some nodes require the param.";

/** Prints a fact for each name of each method. */
export function table(methods: readonly RpcMethod[], factOf: (method: RpcMethod) => unknown): string {
  const rows = methods.flatMap((method) => listNames(method).map((name) => [name, factOf(method)] as const));
  return literal(Object.fromEntries(rows));
}

/** How many params precede the one whose default is the block `latest`; 0 without such a param. */
function latestBlockPlace({ inputs }: RpcMethod): number {
  return Math.max(
    0,
    inputs.findIndex(({ type }) => type.default === "latest"),
  );
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
