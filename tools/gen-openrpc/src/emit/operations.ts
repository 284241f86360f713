import { type Bundle, callable, type Method, namesOf } from "../document.ts";
import { exactly } from "./exact-pattern.ts";
import { doc, header, key } from "./text.ts";

/** `operations.ts`: what a client must know about methods when it runs. */
export function emitOperations(bundle: Bundle): string {
  const methods = callable(bundle);
  const aliases = methods.flatMap((method) =>
    (method["x-aliases"] ?? []).map(
      (alias) => `  ${JSON.stringify([alias, method.name]).replace(",", ", ")},\n`,
    ),
  );
  return [
    header("specs/rpc"),
    classPattern(methods, "safe", "Methods that only read."),
    classPattern(methods, "idempotent", "Methods that change nothing more when they are sent a second time."),
    classPattern(methods, "write", "Methods that are sent at most once."),
    `\n${doc(["Other names of methods, to those that go out on the wire."], "")}`,
    `export const wireNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(${list(aliases)});\n`,
    latestBlock(methods),
    ...bundle.methods.flatMap(subscribing),
    ...bundle.methods.flatMap(probing),
  ].join("");
}

/** A pattern that matches the methods of one class by their whole names, so that a name outside of the specs never does. */
function classPattern(
  methods: readonly Method[],
  idempotency: "safe" | "idempotent" | "write",
  about: string,
): string {
  const names = methods.filter((method) => method["x-idempotency"] === idempotency).map(({ name }) => name);
  return `\n${doc([about], "")}export const ${idempotency}Methods: RegExp =\n  /^${exactly(names)}$/;\n`;
}

/** The params that are the block `latest` by default, which goes out: some nodes require it. */
function latestBlock(methods: readonly Method[]): string {
  const places = methods.flatMap((method) => {
    const place = method.params.findIndex(
      ({ schema }) => typeof schema === "object" && schema.default === "latest",
    );
    return place < 1 ? [] : [{ place, method }];
  });
  const last = Math.max(0, ...places.map(({ place }) => place));
  const patterns = Array.from({ length: last }, (_, before) => {
    const names = places.filter(({ place }) => place === before + 1).map(({ method }) => method.name);
    return `  /^${exactly(names)}$/,\n`;
  });
  const types = places.flatMap(({ place, method }) =>
    namesOf(method).map((name) => `  ${key(name)}: ${place};\n`),
  );
  const about =
    "Methods with a param that is the block `latest` unless the caller gives another, by how many params precede it, less one. Clients send `latest`, since some nodes require the param.";
  return [
    `\n${doc([about], "")}export const latestBlockMethods: readonly RegExp[] = ${list(patterns) || "[]"};\n`,
    `\n${doc(["The same as types: the place of the param by method."], "")}export interface LatestBlockPlaces {\n${types.join("")}}\n`,
  ].join("");
}

function list(lines: readonly string[]): string {
  return lines.length > 0 ? `[\n${lines.join("")}]` : "";
}

function probing({ name, "x-probe": probe }: Method): string[] {
  if (!probe) return [];
  return [
    `\n${doc(["Called for a sign of life, where a platform's WebSocket has no ping."], "")}`,
    `export const probeMethod = ${JSON.stringify(name)};\n`,
  ];
}

function subscribing({ name, "x-subscription": subscription }: Method): string[] {
  if (!subscription || !("kinds" in subscription)) return [];
  return [
    `\n${doc(["Starts the kinds of subscription that are no method of their own: takes them as its first param."], "")}`,
    `export const subscribeMethod = ${JSON.stringify(name)};\n`,
  ];
}
