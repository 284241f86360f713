import {
  callable,
  namesOf,
  protocolsOf,
  type RpcProtocol,
  type RpcSpec,
  type Section,
  subscriptionKinds,
  pascal,
} from "@node-access/generate/model";
import { familyFile } from "./family.ts";
import { changesOf, type Part } from "./family-versions.ts";
import { doc, header, keyOf } from "@node-access/generate/emit/typescript";
import type { Typed } from "./typed-versions.ts";

/** `protocols.ts`: the methods of each protocol, and its path; in the decoded view, only the methods. */
export function emitProtocols(typed: Typed): string {
  const spec = typed.newest;
  const { protocols, sections } = spec;
  const parts = ["Methods", "Calls", "Subscriptions"] as const;
  return [
    header("specs/catalog.yaml and specs/rpc"),
    "\n",
    ...sections.map((family) => {
      const names = parts.flatMap((part) =>
        has(spec, family.name, part) ? namesOfPart(typed, family, part) : [],
      );
      return `import type { ${names.join(", ")} } from "./${familyFile(typed, family)}.ts";\n`;
    }),
    ...(typed.view ? [] : [protocolNames(protocols), versionTable(protocols)]),
    ...protocols.flatMap((protocol) => [
      ...parts.map((part) => ofProtocol(spec, protocol, part)),
      ...olderVersions(protocol).flatMap((version) =>
        parts.map((part) => ofVersion(typed, protocol, version, part)),
      ),
    ]),
    ...parts.map((part) => table(protocols, part)),
    ...(typed.view ? [] : [paths(protocols)]),
  ].join("");
}

function protocolNames(protocols: readonly RpcProtocol[]): string {
  const about = "The protocols that have JSON-RPC methods. Source: specs/catalog.yaml.";
  const names = protocols.map(({ name }) => `\n  | ${JSON.stringify(name)}`);
  return `\n${doc([about], "")}export type RpcProtocol =${names.join("")};\n`;
}

function paths(protocols: readonly RpcProtocol[]): string {
  return [
    `\n${doc(["The names of the protocols."], "")}`,
    "export const rpcProtocols: readonly string[] = [\n",
    ...protocols.map(({ name }) => `  ${JSON.stringify(name)},\n`),
    "];\n",
    `\n${doc(["The path of JSON-RPC requests, after the node's address. Protocols without a path are omitted."], "")}`,
    "export const rpcPaths: Readonly<Record<string, string>> = {\n",
    ...protocols
      .filter(({ rpcPath }) => rpcPath !== "")
      .map(({ name, rpcPath }) => `  ${keyOf(name)}: ${JSON.stringify(rpcPath)},\n`),
    "};\n",
  ].join("");
}

function has(spec: RpcSpec, family: string, part: Part): boolean {
  return part !== "Subscriptions" || subscriptionKinds(spec, family).length > 0;
}

function ofProtocol(spec: RpcSpec, protocol: RpcProtocol, part: Part): string {
  const bases = spec.sections
    .filter(({ name }) => protocol.families.includes(name) && has(spec, name, part))
    .map(({ name, title }) => {
      const type = pascal(title) + part;
      const missing = part === "Subscriptions" ? [] : notOffered(spec, protocol, name);
      return missing.length > 0
        ? `Omit<${type}, ${missing.map((m) => JSON.stringify(m)).join(" | ")}>`
        : type;
    });
  const about = { Methods: "The methods", Calls: "The calls", Subscriptions: "The subscriptions" }[part];
  const start = `\n${doc([`${about} of ${protocol.title}.`], "")}export interface ${nameOf(protocol, part)}`;
  return `${start}${bases.length > 0 ? ` extends ${bases.join(", ")}` : ""} {}\n`;
}

function notOffered(spec: RpcSpec, protocol: RpcProtocol, family: string): string[] {
  const methods = callable(spec, family).filter((method) => !protocolsOf(spec, method).includes(protocol));
  return methods.flatMap(namesOf);
}

function ofVersion(typed: Typed, protocol: RpcProtocol, version: string, part: Part): string {
  const bases = typed.newest.sections
    .filter(({ name }) => protocol.families.includes(name) && has(typed.newest, name, part))
    .flatMap((family) => changesOf(typed, family, part).filter((change) => change.version === version))
    .map(({ name }) => name);
  const about = `The ${part.toLowerCase()} of ${protocol.title}, version ${version}.`;
  const name = nameOf(protocol, part, version);
  return `\n${doc([about], "")}export interface ${name}${bases.length > 0 ? ` extends ${bases.join(", ")}` : ""} {}\n`;
}

/** The names of a family's interfaces for a part, the newest version's first. */
function namesOfPart(typed: Typed, family: Section, part: Part): string[] {
  const older = changesOf(typed, family, part).filter(({ base }) => base !== undefined);
  return [pascal(family.title) + part, ...older.map(({ name }) => name)];
}

/** The older versions, the newest first. */
function olderVersions({ versions }: RpcProtocol): readonly string[] {
  return versions.slice(0, -1).toReversed();
}

/** The key of a protocol's version among the protocols' methods. */
function versionKey({ name, versions }: RpcProtocol, version: string): string {
  return version === versions.at(-1) ? name : `${name}-${version}`;
}

function versionTable(protocols: readonly RpcProtocol[]): string {
  const rows = protocols.flatMap((protocol) => {
    const versions = protocol.versions.map(
      (version) => `${JSON.stringify(version)}: ${JSON.stringify(versionKey(protocol, version))}`,
    );
    return versions.length > 0 ? [`  ${keyOf(protocol.name)}: { ${versions.join("; ")} };\n`] : [];
  });
  const about =
    "Maps the versions of a protocol to their keys in {@link ProtocolMethods} and similar tables. Protocols with one version are omitted.";
  return `\n${doc([about], "")}export interface ProtocolVersions ${rows.length > 0 ? `{\n${rows.join("")}}` : "{}"}\n`;
}

function nameOf({ name }: RpcProtocol, part: Part, version = ""): string {
  return `${pascal(name)}Protocol${part}${version && `V${version.replaceAll(".", "")}`}`;
}

function table(protocols: readonly RpcProtocol[], part: Part): string {
  const rows = protocols.flatMap((protocol) => [
    `  ${keyOf(protocol.name)}: ${nameOf(protocol, part)};\n`,
    ...olderVersions(protocol).map(
      (version) => `  ${keyOf(versionKey(protocol, version))}: ${nameOf(protocol, part, version)};\n`,
    ),
  ]);
  return `\n${doc([`The ${part.toLowerCase()} of each {@link RpcProtocol}.`], "")}export interface Protocol${part} {\n${rows.join("")}}\n`;
}
