import {
  callable,
  listNames,
  findProtocols,
  type RpcProtocol,
  type RpcSpec,
  type Section,
  listSubscriptionKinds,
  pascal,
} from "@node-access/generate/model";
import { findFamilyChanges, genericNames, type Part, parts } from "./family-versions.ts";
import { doc, header, formatKey, literal, typeImport } from "@node-access/generate/emit/typescript";
import { parameter, quantityFormFile } from "@node-access/generate/emit/quantities";
import type { Typed } from "./typed-versions.ts";
import { listChanges, partVariant, findVariant } from "./variant-interfaces.ts";

/** `protocols.ts`: the methods and paths of protocols. `families` are those whose quantities a client's decoded view takes, by protocol. */
export function emitProtocols(typed: Typed, families: ReadonlyMap<string, string>): string {
  const spec = typed.newest;
  const { protocols, sections } = spec;
  const isGenericAtAll = sections.some((family) =>
    parts.some((part) => genericNames(typed, family, part).size > 0),
  );
  return [
    header("specs/catalog.yaml and specs/rpc"),
    "\n",
    isGenericAtAll ? `import type { QuantityForm } from "./${quantityFormFile}.ts";\n` : "",
    ...sections.map((family) => {
      const own = parts.flatMap((part) =>
        has(spec, family.name, part) ? namesOfPart(typed, family, part) : [],
      );
      const names = [...own, ...listChanges(typed, family).map(({ changed }) => changed.name)];
      return typeImport(names, `./${family.name}.ts`);
    }),
    protocolNames(protocols),
    namedProtocols(protocols),
    versionTable(protocols),
    isGenericAtAll ? quantityFamilies(families) : "",
    ...protocols.flatMap((protocol) =>
      [undefined, ...olderVersions(protocol)].flatMap((version) =>
        parts.map((part) => ofProtocol(typed, protocol, part, version)),
      ),
    ),
    ...parts.map((part) => table(typed, part)),
    paths(spec),
  ].join("");
}

function protocolNames(protocols: readonly RpcProtocol[]): string {
  const about = "The protocols that have JSON-RPC methods. Source: specs/catalog.yaml.";
  const tables = protocols.filter(({ rpcEntry }) => rpcEntry !== undefined);
  return `\n${doc([about], "")}export type RpcProtocol =\n  | NamedProtocol${printUnion(tables)};\n`;
}

function printUnion(protocols: readonly Pick<RpcProtocol, "name">[]): string {
  return protocols.map(({ name }) => `\n  | ${JSON.stringify(name)}`).join("");
}

function namedProtocols(protocols: readonly RpcProtocol[]): string {
  const about =
    "The protocols whose methods a client knows by the protocol's name. Others have a table in an entry of their own.";
  const named = protocols.filter(({ rpcEntry }) => rpcEntry === undefined);
  const versions = named.flatMap((protocol) =>
    olderVersions(protocol).map((version) => ({ name: versionKey(protocol, version) })),
  );
  const all = "The same in all their versions.";
  return [
    `\n${doc([about], "")}export type NamedProtocol =${printUnion(named) || " never"};\n`,
    `\n${doc([all], "")}export type NamedMethods =\n  | NamedProtocol${printUnion(versions)};\n`,
  ].join("");
}

function paths(spec: RpcSpec): string {
  const protocols = spec.protocols.filter(({ rpcEntry }) => rpcEntry === undefined);
  const given = protocols.filter(({ rpcPath }) => rpcPath !== "").map(({ name, rpcPath }) => [name, rpcPath]);
  return [
    `\n${doc(["The entries with the tables of the protocols whose methods a client does not know by their name."], "")}`,
    `export const otherProtocols: Readonly<Record<string, string>> = ${literal(others(spec))};\n`,
    `\n${doc(["The path of JSON-RPC requests, after the node's address. Protocols without a path are omitted."], "")}`,
    `export const rpcPaths: Readonly<Record<string, string>> = ${literal(Object.fromEntries(given))};\n`,
    `\n${doc(["The names of protocols, which clients check."], "")}`,
    `export const protocolNames: readonly string[] = ${literal(protocols.map(({ name }) => name))};\n`,
  ].join("");
}

function others({ protocols }: RpcSpec): object {
  // Nobody takes a further path for the protocol of a node, so clients need not know its name.
  const tables = protocols.flatMap(({ name, rpcEntry, isEndpoint }) =>
    rpcEntry === undefined || isEndpoint ? [] : [[name, rpcEntry]],
  );
  return Object.fromEntries(tables);
}

function has(spec: RpcSpec, family: string, part: Part): boolean {
  return part !== "Subscriptions" || listSubscriptionKinds(spec, family).length > 0;
}

/** An interface that extends those of a protocol's families. It is generic if one of these is. */
function ofProtocol(typed: Typed, protocol: RpcProtocol, part: Part, version?: string): string {
  const bases =
    version === undefined ? newestBases(typed, protocol, part) : olderBases(typed, protocol, part, version);
  const about =
    version === undefined
      ? `The ${part.toLowerCase()} of ${protocol.title}.`
      : `The ${part.toLowerCase()} of ${protocol.title}, version ${version}.`;
  const own = createName(protocol, part, version) + (isGeneric(bases) ? `<${parameter}>` : "");
  return `\n${doc([about], "")}export interface ${own}${bases.length > 0 ? ` extends ${bases.join(", ")}` : ""} {}\n`;
}

function isGeneric(bases: readonly string[]): boolean {
  return bases.some((base) => base.includes("<Q>"));
}

function newestBases(typed: Typed, protocol: RpcProtocol, part: Part): string[] {
  const spec = typed.newest;
  return spec.sections
    .filter(({ name }) => protocol.families.includes(name) && has(spec, name, part))
    .map((family) => {
      const plain = pascal(family.name) + part;
      const variant = findVariant(typed, protocol);
      const name = (variant && partVariant(typed, variant, family, part)?.name) ?? plain;
      const type = genericNames(typed, family, part).has(plain) ? `${name}<Q>` : name;
      const missing = part === "Subscriptions" ? [] : notOffered(spec, protocol, family.name);
      return missing.length > 0
        ? `Omit<${type}, ${missing.map((m) => JSON.stringify(m)).join(" | ")}>`
        : type;
    });
}

function notOffered(spec: RpcSpec, protocol: RpcProtocol, family: string): string[] {
  const methods = callable(spec, family).filter((method) => !findProtocols(spec, method).includes(protocol));
  return methods.flatMap(listNames);
}

function olderBases(typed: Typed, protocol: RpcProtocol, part: Part, version: string): string[] {
  return typed.newest.sections
    .filter(({ name }) => protocol.families.includes(name) && has(typed.newest, name, part))
    .flatMap((family) => {
      const generic = genericNames(typed, family, part);
      return findFamilyChanges(typed, family, part)
        .filter((change) => change.version === version)
        .map(({ name }) => (generic.has(name) ? `${name}<Q>` : name));
    });
}

/** The names of a family's interfaces for a part, the newest version's first. */
function namesOfPart(typed: Typed, family: Section, part: Part): string[] {
  const older = findFamilyChanges(typed, family, part).filter(({ base }) => base !== undefined);
  return [pascal(family.name) + part, ...older.map(({ name }) => name)];
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
    return versions.length > 0 ? [`  ${formatKey(protocol.name)}: { ${versions.join("; ")} };\n`] : [];
  });
  const about =
    "Maps the versions of a protocol to their keys in {@link ProtocolMethods} and similar tables. Protocols with one version are omitted.";
  return printInterface(about, "ProtocolVersions", rows);
}

function printInterface(about: string, name: string, rows: readonly string[]): string {
  return `\n${doc([about], "")}export interface ${name} ${rows.length > 0 ? `{\n${rows.join("")}}` : "{}"}\n`;
}

function quantityFamilies(families: ReadonlyMap<string, string>): string {
  const about =
    "The families whose quantities a client's decoded view takes, by protocol. Protocols that need none are omitted.";
  const rows = [...families].map(([name, family]) => `  ${formatKey(name)}: ${JSON.stringify(family)};\n`);
  return printInterface(about, "QuantityFamilies", rows);
}

function createName({ name }: RpcProtocol, part: Part, version = ""): string {
  return `${pascal(name)}Protocol${part}${version && `V${version.replaceAll(".", "")}`}`;
}

function table(typed: Typed, part: Part): string {
  const rows = typed.newest.protocols.flatMap((protocol) => [
    [protocol.name, createName(protocol, part), newestBases(typed, protocol, part)] as const,
    ...olderVersions(protocol).map(
      (version) =>
        [
          versionKey(protocol, version),
          createName(protocol, part, version),
          olderBases(typed, protocol, part, version),
        ] as const,
    ),
  ]);
  const lines = rows.map(
    ([key, name, bases]) => `  ${formatKey(key)}: ${name}${isGeneric(bases) ? "<Q>" : ""};\n`,
  );
  const own = `Protocol${part}${rows.some(([, , bases]) => isGeneric(bases)) ? `<${parameter}>` : ""}`;
  return `\n${doc([`The ${part.toLowerCase()} of each {@link RpcProtocol}.`], "")}export interface ${own} {\n${lines.join("")}}\n`;
}
