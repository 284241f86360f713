import { type Bundle, callable, type Method } from "../document.ts";
import { doc, header } from "./text.ts";

/** First words of reads that elsewhere begin the name of a write: such reads are listed by their whole name. */
const ambiguous: ReadonlySet<string> = new Set(["chaindb", "create", "fill"]);

/** `operations.ts`: all that a client must know of methods when it runs, in a size that hardly grows with their number. */
export function emitOperations(bundle: Bundle): string {
  const methods = callable(bundle);
  const idempotent = methods.filter((method) => method["x-idempotency"] === "idempotent");
  const aliases = methods.flatMap((method) =>
    (method["x-aliases"] ?? []).map(
      (alias) => `  ${JSON.stringify([alias, method.name]).replace(",", ", ")},\n`,
    ),
  );
  const about =
    "Methods that only read, by the first word after the namespace, or by their whole name where that tells something else. One that is not here, and not idempotent, is a write: it is sent once.";
  return [
    header("specs/rpc"),
    `\n${doc([about], "")}export const safeMethods: RegExp =\n  /${safePattern(methods)}/;\n`,
    `\n${doc(["Methods that change something, and nothing more the second time."], "")}`,
    `export const idempotentMethods: RegExp =\n  /^${grouped(idempotent.map(({ name }) => name))}$/;\n`,
    `\n${doc(["Other names of methods, to those that go out on the wire."], "")}`,
    `export const wireNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(${list(aliases)});\n`,
    ...bundle.methods.flatMap(subscribing),
    ...bundle.methods.flatMap(probing),
  ].join("");
}

/** Reads by the first word of their names, and those that it does not tell by the whole name. */
function safePattern(methods: readonly Method[]): string {
  const safe = methods.filter((method) => method["x-idempotency"] === "safe");
  const starts = safe.map(({ name }) => {
    const [start = name, word = ""] = /^[^_]+_([a-z]+)/.exec(name) ?? [];
    return ambiguous.has(word) ? name : start;
  });
  const pattern = `${grouped(starts)}(?![a-z])`;
  const caught = methods.filter(
    (method) => !safe.includes(method) && new RegExp(`^${pattern}`).test(method.name),
  );
  return `^${caught.length > 0 ? `(?!${grouped(caught.map(({ name }) => name))}$)` : ""}${pattern}`;
}

/** A pattern of names, each namespace once. Without any it matches nothing. */
function grouped(names: readonly string[]): string {
  const namespaces = new Map<string, Set<string>>();
  for (const name of names) {
    const [namespace = "", ...rest] = name.split("_");
    namespaces.set(namespace, (namespaces.get(namespace) ?? new Set()).add(rest.join("_")));
  }
  const sorted = [...namespaces].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const all = sorted.map(([namespace, own]) => `${namespace}_${oneOf([...own].toSorted())}`);
  return all.length > 0 ? oneOf(all) : "(?!)";
}

function oneOf(texts: readonly string[]): string {
  return texts.length === 1 ? texts.join("") : `(${texts.join("|")})`;
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
