import { type Bundle, callable, type Idempotency, type Method } from "../document.ts";
import { doc, header, key } from "./text.ts";

/** First words of reads that elsewhere begin the name of a write: such reads are listed by their whole name. */
const ambiguous: ReadonlySet<string> = new Set(["chaindb", "create", "fill"]);

/** `operations.ts`: all that a client must know of methods when it runs, in a size that hardly grows with their number. */
export function emitOperations(bundle: Bundle): string {
  const methods = callable(bundle);
  const safe = safePattern(methods);
  const others = methods
    .filter((method) => method["x-idempotency"] !== idempotencyByName(safe, method.name))
    .map(({ name, "x-idempotency": idempotency }) => `  ${key(name)}: ${JSON.stringify(idempotency)},\n`);
  const aliases = methods.flatMap((method) =>
    (method["x-aliases"] ?? []).map((alias) => `  ${key(alias)}: ${JSON.stringify(method.name)},\n`),
  );
  const about =
    "Methods that only read, by the first word after the namespace. One that is not here, and not in the exceptions, is a write: it is sent once.";
  return [
    header("specs/rpc"),
    `\n${doc([about], "")}export const safeMethods: RegExp =\n  /${safe}/;\n`,
    `\n${doc(["The methods of which their names tell something else."], "")}`,
    `export const exceptions: Readonly<Record<string, "safe" | "idempotent" | "write">> = ${object(others)};\n`,
    `\n${doc(["Other names of methods, to those that go out on the wire."], "")}`,
    `export const wireNames: Readonly<Record<string, string>> = ${object(aliases)};\n`,
    ...bundle.methods.flatMap(subscribing),
    ...bundle.methods.flatMap(probing),
  ].join("");
}

function idempotencyByName(safe: string, name: string): Idempotency {
  return new RegExp(safe).test(name) ? "safe" : "write";
}

function safePattern(methods: readonly Method[]): string {
  const words = new Map<string, Set<string>>();
  for (const { name, "x-idempotency": idempotency } of methods) {
    const [, namespace, word] = /^([^_]+)_([a-z]+)/.exec(name) ?? [];
    if (idempotency !== "safe" || namespace === undefined || word === undefined || ambiguous.has(word))
      continue;
    words.set(namespace, (words.get(namespace) ?? new Set()).add(word));
  }
  const namespaces = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1));
  // Without any it matches nothing.
  const all = namespaces.map(([namespace, own]) => `${namespace}_(${[...own].toSorted().join("|")})`);
  return all.length > 0 ? `^(${all.join("|")})(?![a-z])` : "(?!)";
}

function object(lines: readonly string[]): string {
  return lines.length > 0 ? `{\n${lines.join("")}}` : "{}";
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
