import { type Bundle, callable, type Method } from "../document.ts";
import { exactly } from "./exact-pattern.ts";
import { doc, header } from "./text.ts";

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
