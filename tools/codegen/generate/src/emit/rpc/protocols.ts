import {
  callable,
  listNames,
  findProtocols,
  type RpcProtocol,
  type RpcSpec,
  listSubscriptionKinds,
  pascal,
} from "@node-access/generate/model";
import { doc, header, formatKey, literal, typeImport } from "@node-access/generate/emit/typescript";
import { parameter, quantityFormFile } from "@node-access/generate/emit/quantities";
import type { Typed } from "./typed-versions.ts";
import {
  findFamilyChanges,
  findVariant,
  genericNames,
  listChanges,
  type Part,
  parts,
  partVariant,
} from "./changed-interfaces.ts";

/** `protocols.ts`: the methods and paths of protocols. `families` are those whose quantities a client's decoded view takes, by protocol. */
export function emitProtocols(typed: Typed, families: ReadonlyMap<string, string>): string {
  const spec = typed.newest;
  const { protocols, sections } = spec;
  const isGenericAtAll = sections.some((family) =>
    parts.some((part) => genericNames(typed, family, part).size > 0),
  );
  const interfaces = protocols.flatMap((protocol) =>
    [undefined, ...olderVersions(protocol)].flatMap((version) =>
      parts.map((part) => createInterface(typed, protocol, part, version)),
    ),
  );
  const quantities = [...families].map(([name, family]) => [name, JSON.stringify(family)] as const);
  return [
    header("specs/catalog.yaml and specs/rpc"),
    "\n",
    isGenericAtAll ? `import type { QuantityForm } from "./${quantityFormFile}.ts";\n` : "",
    ...sections.map((family) => {
      const own = parts.flatMap((part) => {
        if (!has(spec, family.name, part)) return [];
        const older = findFamilyChanges(typed, family, part).filter(({ base }) => base !== undefined);
        return [pascal(family.name) + part, ...older.map(({ name }) => name)];
      });
      const names = [...own, ...listChanges(typed, family).map(({ name }) => name)];
      return typeImport(names, `./${family.name}.ts`);
    }),
    protocolTypes(protocols),
    printInterface(
      "Maps the versions of a protocol to their keys in {@link ProtocolMethods} and similar tables. Protocols with one version are omitted.",
      "ProtocolVersions",
      protocols.flatMap((protocol) => {
        const keys = protocol.versions.map((version) => {
          const key = version === protocol.versions.at(-1) ? protocol.name : createKey(protocol, version);
          return `${JSON.stringify(version)}: ${JSON.stringify(key)}`;
        });
        return keys.length > 0 ? [[protocol.name, `{ ${keys.join("; ")} }`] as const] : [];
      }),
    ),
    isGenericAtAll
      ? printInterface(
          "The families whose quantities a client's decoded view takes, by protocol. Protocols that need none are omitted.",
          "QuantityFamilies",
          quantities,
        )
      : "",
    ...interfaces.map(({ about, name, bases, isGeneric }) => {
      const extended = bases.length > 0 ? ` extends ${bases.join(", ")}` : "";
      return printInterface(about, name + (isGeneric ? `<${parameter}>` : "") + extended, []);
    }),
    ...parts.map((part) => {
      const own = interfaces.filter((one) => one.part === part);
      const rows = own.map(({ key, name, isGeneric }) => [key, isGeneric ? `${name}<Q>` : name] as const);
      const name = `Protocol${part}${own.some(({ isGeneric }) => isGeneric) ? `<${parameter}>` : ""}`;
      return printInterface(`The ${part.toLowerCase()} of each {@link RpcProtocol}.`, name, rows);
    }),
    paths(protocols),
  ].join("");
}

function printInterface(about: string, head: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, type]) => `  ${formatKey(key)}: ${type};\n`).join("");
  return `\n${doc([about], "")}export interface ${head} ${lines === "" ? "{}" : `{\n${lines}}`}\n`;
}

function protocolTypes(protocols: readonly RpcProtocol[]): string {
  const tables = protocols.filter(({ rpcEntry }) => rpcEntry !== undefined).map(({ name }) => name);
  const named = protocols.filter(({ rpcEntry }) => rpcEntry === undefined);
  const versions = named.flatMap((protocol) =>
    olderVersions(protocol).map((version) => createKey(protocol, version)),
  );
  const about = {
    all: "The protocols that have JSON-RPC methods. Source: specs/catalog.yaml.",
    named:
      "The protocols whose methods a client knows by the protocol's name. Others have a table in an entry of their own.",
    versions: "The same in all their versions.",
  };
  const names = union(named.map(({ name }) => name)) || " never";
  return [
    `\n${doc([about.all], "")}export type RpcProtocol =\n  | NamedProtocol${union(tables)};\n`,
    `\n${doc([about.named], "")}export type NamedProtocol =${names};\n`,
    `\n${doc([about.versions], "")}export type NamedMethods =\n  | NamedProtocol${union(versions)};\n`,
  ].join("");
}

function union(names: readonly string[]): string {
  return names.map((name) => `\n  | ${JSON.stringify(name)}`).join("");
}

function paths(protocols: readonly RpcProtocol[]): string {
  const named = protocols.filter(({ rpcEntry }) => rpcEntry === undefined);
  const given = named.filter(({ rpcPath }) => rpcPath !== "").map(({ name, rpcPath }) => [name, rpcPath]);
  // Nobody takes a further path for the protocol of a node, so clients need not know its name.
  const tables = protocols.flatMap(({ name, rpcEntry, isEndpoint }) =>
    rpcEntry === undefined || isEndpoint ? [] : [[name, rpcEntry]],
  );
  return [
    `\n${doc(["The entries with the tables of the protocols whose methods a client does not know by their name."], "")}`,
    `export const otherProtocols: Readonly<Record<string, string>> = ${literal(Object.fromEntries(tables))};\n`,
    `\n${doc(["The path of JSON-RPC requests, after the node's address. Protocols without a path are omitted."], "")}`,
    `export const rpcPaths: Readonly<Record<string, string>> = ${literal(Object.fromEntries(given))};\n`,
    `\n${doc(["The names of protocols, which clients check."], "")}`,
    `export const protocolNames: readonly string[] = ${literal(named.map(({ name }) => name))};\n`,
  ].join("");
}

function has(spec: RpcSpec, family: string, part: Part): boolean {
  return part !== "Subscriptions" || listSubscriptionKinds(spec, family).length > 0;
}

/** An interface that extends those of a protocol's families, in its newest version or an older one. It is generic if one of these is. */
function createInterface(typed: Typed, protocol: RpcProtocol, part: Part, version?: string) {
  const families = typed.newest.sections.filter(
    ({ name }) => protocol.families.includes(name) && has(typed.newest, name, part),
  );
  const variant = findVariant(typed, protocol);
  const bases = families.flatMap((family) => {
    const generic = genericNames(typed, family, part);
    if (version !== undefined)
      return findFamilyChanges(typed, family, part)
        .filter((change) => change.version === version)
        .map(({ name }) => (generic.has(name) ? `${name}<Q>` : name));
    const plain = pascal(family.name) + part;
    const name = (variant && partVariant(typed, variant, family, part)?.name) ?? plain;
    const type = generic.has(plain) ? `${name}<Q>` : name;
    const missing = part === "Subscriptions" ? [] : notOffered(typed.newest, protocol, family.name);
    return missing.length > 0
      ? `Omit<${type}, ${missing.map((one) => JSON.stringify(one)).join(" | ")}>`
      : type;
  });
  const of = `The ${part.toLowerCase()} of ${protocol.title}`;
  const suffix = version === undefined ? "" : `V${version.replaceAll(".", "")}`;
  return {
    part,
    key: version === undefined ? protocol.name : createKey(protocol, version),
    name: `${pascal(protocol.name)}Protocol${part}${suffix}`,
    about: version === undefined ? `${of}.` : `${of}, version ${version}.`,
    bases,
    isGeneric: bases.some((base) => base.includes("<Q>")),
  };
}

function notOffered(spec: RpcSpec, protocol: RpcProtocol, family: string): string[] {
  const methods = callable(spec, family).filter((method) => !findProtocols(spec, method).includes(protocol));
  return methods.flatMap(listNames);
}

/** The older versions, the newest first. */
function olderVersions({ versions }: RpcProtocol): readonly string[] {
  return versions.slice(0, -1).toReversed();
}

/** The key of a protocol's older version among the protocols' methods. */
function createKey({ name }: RpcProtocol, version: string): string {
  return `${name}-${version}`;
}
