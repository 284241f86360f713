import { type Bundle, callable, type Method } from "../document.ts";
import { doc, header, key } from "./text.ts";

/** `operations.ts`: all that a client must know of methods when it runs. */
export function emitOperations(bundle: Bundle): string {
  const methods = callable(bundle);
  const namesOf = (idempotency: string) =>
    methods
      .filter((method) => method["x-idempotency"] === idempotency)
      .map(({ name }) => `  ${JSON.stringify(name)},\n`)
      .join("");
  const list = (about: string, name: string, idempotency: string) => {
    const names = namesOf(idempotency);
    return `\n${doc([about], "")}export const ${name}: readonly string[] = [${names ? `\n${names}` : ""}];\n`;
  };
  const aliases = methods.flatMap((method) =>
    (method["x-aliases"] ?? []).map((alias) => `  ${key(alias)}: ${JSON.stringify(method.name)},\n`),
  );
  return [
    header("specs/rpc"),
    list(
      "Methods that only read. A method in neither list is a write: it is sent once.",
      "safeMethods",
      "safe",
    ),
    list("Methods whose repetition changes nothing more.", "idempotentMethods", "idempotent"),
    `\n${doc(["Other names of methods, to those that go out on the wire."], "")}`,
    `export const wireNames: Readonly<Record<string, string>> = {${aliases.length > 0 ? `\n${aliases.join("")}` : ""}};\n`,
    ...bundle.methods.flatMap(subscribing),
  ].join("");
}

function subscribing({ name, "x-subscription": subscription }: Method): string[] {
  if (!subscription) return [];
  const methods = {
    subscribeMethod: name,
    unsubscribeMethod: subscription.unsubscribe,
    notificationMethod: subscription.notification,
  };
  const lines = Object.entries(methods).map(([role, method]) => `  ${role}: ${JSON.stringify(method)},\n`);
  return [
    `\n${doc(["The methods that every kind of subscription is made of."], "")}`,
    "export const subscriptionMethods: {\n",
    ...Object.keys(methods).map((role) => `  readonly ${role}: string;\n`),
    `} = {\n${lines.join("")}};\n`,
  ];
}
