import {
  type Bundle,
  callable,
  namesOf,
  protocolsOf,
  type Protocol,
  subscriptionKinds,
} from "../document.ts";
import { doc, header, key, pascal } from "./text.ts";

/** `protocols.ts`: which methods each protocol has, and where it takes them. */
export function emitProtocols(bundle: Bundle): string {
  const protocols = bundle["x-protocols"];
  const parts = ["Methods", "Calls", "Subscriptions"] as const;
  return [
    header("specs/catalog.yaml and specs/rpc"),
    "\n",
    ...bundle["x-families"].map((family) => {
      const names = parts
        .filter((part) => has(bundle, family.name, part))
        .map((part) => pascal(family.title) + part);
      return `import type { ${names.join(", ")} } from "./${family.name}.ts";\n`;
    }),
    `\n${doc(["The protocols with JSON-RPC methods of the service. Source: specs/catalog.yaml."], "")}`,
    `export type RpcProtocol =${protocols.map(({ name }) => `\n  | ${JSON.stringify(name)}`).join("")};\n`,
    ...protocols.flatMap((protocol) => parts.map((part) => ofProtocol(bundle, protocol, part))),
    ...parts.map((part) => table(protocols, part)),
    `\n${doc(["What follows the node's address for JSON-RPC."], "")}`,
    "export const rpcPaths: Readonly<Record<RpcProtocol, string>> = {\n",
    ...protocols.map(({ name, rpcPath }) => `  ${key(name)}: ${JSON.stringify(rpcPath)},\n`),
    "};\n",
  ].join("");
}

type Part = "Methods" | "Calls" | "Subscriptions";

function has(bundle: Bundle, family: string, part: Part): boolean {
  return part !== "Subscriptions" || subscriptionKinds(bundle, family).length > 0;
}

function ofProtocol(bundle: Bundle, protocol: Protocol, part: Part): string {
  const bases = bundle["x-families"]
    .filter(({ name }) => protocol.families.includes(name) && has(bundle, name, part))
    .map(({ name, title }) => {
      const type = pascal(title) + part;
      const missing = part === "Subscriptions" ? [] : notOffered(bundle, protocol, name);
      return missing.length > 0
        ? `Omit<${type}, ${missing.map((m) => JSON.stringify(m)).join(" | ")}>`
        : type;
    });
  const about = { Methods: "The methods", Calls: "The calls", Subscriptions: "The subscriptions" }[part];
  const start = `\n${doc([`${about} of ${protocol.title}.`], "")}export interface ${nameOf(protocol, part)}`;
  return `${start}${bases.length > 0 ? ` extends ${bases.join(", ")}` : ""} {}\n`;
}

function notOffered(bundle: Bundle, protocol: Protocol, family: string): string[] {
  const methods = callable(bundle, family).filter(
    (method) => !protocolsOf(bundle, method).includes(protocol),
  );
  return methods.flatMap(namesOf);
}

function nameOf({ name }: Protocol, part: Part): string {
  return `${pascal(name)}Protocol${part}`;
}

function table(protocols: readonly Protocol[], part: Part): string {
  const rows = protocols.map((protocol) => `  ${key(protocol.name)}: ${nameOf(protocol, part)};\n`);
  return `\n${doc([`{@link RpcProtocol} to its ${part.toLowerCase()}.`], "")}export interface Protocol${part} {\n${rows.join("")}}\n`;
}
