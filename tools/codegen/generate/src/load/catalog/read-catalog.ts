import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Mistake,
  Mistakes,
  findNearestName,
  schemaCheck,
  SpecFile,
  type SpecPath,
} from "../../spec-file/index.ts";
import { z } from "zod";
import { catalogForm } from "../../model/catalog-form.ts";
import { type Catalog, withFamilies } from "../../model/catalog.ts";

const credentialsFile = new URL("../../../../../../packages/auth/src/credentials.ts", import.meta.url);

/** The kinds of credential that programs can make: those that functions of `packages/auth` return. */
function credentialKinds(): readonly string[] {
  const functions = readFileSync(credentialsFile, "utf8").matchAll(
    /^export function [^{]*\): Credential<"([\w-]+)"> \{$/gm,
  );
  return [...functions].map(([, kind = ""]) => kind);
}

const check = schemaCheck(z.toJSONSchema(catalogForm));

/** Reads and checks `specs/catalog.yaml`. */
export function readCatalog(root: string): Catalog {
  return checkCatalog(catalogFile(root));
}

export function catalogFile(root: string): SpecFile {
  return SpecFile.read(join(root, "specs/catalog.yaml"), "specs/catalog.yaml");
}

/** Checks a catalog's form, and that each name in it refers to something in it. In the result, families stand in place of sets. */
export function checkCatalog(spec: SpecFile): Catalog {
  Mistakes.throwIfAny(check(spec, spec.value));
  const catalog = spec.value as Catalog;
  Mistakes.throwIfAny(findMistakes(spec, catalog));
  return withFamilies(catalog);
}

type Note = (at: SpecPath, what: string, remedy: string) => void;

function findMistakes(spec: SpecFile, catalog: Catalog): Mistake[] {
  const mistakes: Mistake[] = [];
  const note: Note = (...mistake) => mistakes.push(spec.mistake(...mistake));
  const { surfaces, endpoints, families, familySets = {}, protocols, networks = {}, nodes } = catalog;
  const known = (table: Table, uses: readonly string[], at: SpecPath, others: readonly string[] = []) => {
    const names = [...Object.keys(catalog[table]), ...others];
    for (const [index, use] of uses.entries())
      if (!names.includes(use))
        note([...at, index], `${use} is not in ${table}`, `add it there or use one of ${names.join(", ")}`);
  };
  for (const [key, { credentials }] of Object.entries(surfaces))
    known("credentials", credentials, ["surfaces", key, "credentials"]);
  const [, second] = Object.entries(surfaces).filter(([, { jsonRpc }]) => jsonRpc);
  if (second)
    note(["surfaces", second[0], "jsonRpc"], "another surface has jsonRpc too", "remove it from one of them");
  const sets = Object.keys(familySets);
  for (const [index, [key, row]] of Object.entries(familySets).entries()) {
    const at = ["familySets", key];
    if (Object.hasOwn(families, key)) note(at, `a family is called ${key} too`, "rename the set");
    known("families", row.families, [...at, "families"], sets.slice(0, index));
  }
  for (const [key, { surface, families: own, rpcPath, servedWith }] of Object.entries(endpoints)) {
    const at = ["endpoints", key];
    known("surfaces", [surface], [...at, "surface"]);
    if (own === undefined) continue;
    if ((rpcPath === undefined) === (servedWith === undefined))
      note(at, `${key} needs one of rpcPath and servedWith`, "state where nodes have its methods");
    if (servedWith !== undefined) known("families", [servedWith], [...at, "servedWith"]);
    if (!surfaces[surface]?.jsonRpc)
      note([...at, "surface"], `${surface} has no jsonRpc`, "name the surface that has");
    if (Object.hasOwn(protocols, key)) note(at, `a protocol is called ${key} too`, "rename the endpoint");
    known("families", own, [...at, "families"], sets);
  }
  for (const [key, row] of Object.entries(protocols)) {
    const at = ["protocols", key];
    const { families: own, endpoints: others = [], rpcPath, rpcEntry, versions = [] } = row;
    const ordered = versions
      .toSorted((one, two) => one.localeCompare(two, "en", { numeric: true }))
      .join(", ");
    if (versions.join(", ") !== ordered)
      note([...at, "versions"], "versions are not from oldest to newest", `write ${ordered}`);
    known("families", own, [...at, "families"], sets);
    known("endpoints", others, [...at, "endpoints"]);
    if (
      new Set([others.includes("grpc"), row.grpcPackage !== undefined, row.grpcClient !== undefined]).size > 1
    ) {
      const remedy = "state the endpoint grpc, grpcPackage and grpcClient, or none of them";
      note(at, `${key} states only a part of what gRPC needs`, remedy);
    }
    for (const [name, value] of Object.entries({ rpcPath, rpcEntry }))
      if (value !== undefined && own.length === 0)
        note([...at, name], `${key} has no family to call there`, "remove it or add a family");
  }
  const rows = Object.entries(networks);
  for (const [index, [key, { protocol, chainId = "", genesis = "" }]] of rows.entries()) {
    const at = ["networks", key];
    known("protocols", [protocol], [...at, "protocol"]);
    if (!key.startsWith(`${protocol}-`)) note(at, `${key} does not begin with ${protocol}-`, "rename it");
    // Both may have the same number if each has its own genesis.
    const other = rows
      .slice(0, index)
      .find(
        ([, { protocol: of, chainId: number = "", genesis: root = "" }]) =>
          of === protocol && number === chainId && (root === genesis || root === "" || genesis === ""),
      )?.[0];
    if (other !== undefined)
      note(at, `nothing distinguishes ${key} from ${other}`, "correct its chainId or genesis");
  }
  known("protocols", nodes.types.shared.protocols, ["nodes", "types", "shared", "protocols"]);
  noteUnmade(catalog, note);
  noteUnused(catalog, note);
  return mistakes;
}

/** Notes kinds of credential that nobody could pass to a client. */
function noteUnmade({ credentials }: Catalog, note: Note): void {
  const kinds = credentialKinds();
  for (const kind of Object.keys(credentials).filter((one) => !kinds.includes(one))) {
    const nearest = findNearestName(kind, kinds);
    const known =
      nearest === undefined ? `use one of ${kinds.join(", ")}, or` : `did you mean ${nearest}? If not,`;
    const remedy = `${known} write its function in packages/auth/src/credentials.ts first`;
    note(["credentials", kind], `@node-access/auth makes no ${kind}`, remedy);
  }
}

function noteUnused({ credentials, surfaces, endpoints, protocols, families }: Catalog, note: Note): void {
  const used = {
    credentials: Object.values(surfaces).flatMap((row) => row.credentials),
    endpoints: [
      ...Object.values(protocols).flatMap((row) => row.endpoints ?? []),
      ...Object.entries(endpoints).flatMap(([name, { servedWith }]) =>
        servedWith === undefined ? [] : [name],
      ),
    ],
  };
  for (const [table, rows] of Object.entries({ credentials, endpoints }))
    for (const name of Object.keys(rows))
      if (!used[table as keyof typeof used].includes(name))
        note([table, name], `nothing uses ${name}`, "name it where it is used, or remove it");
  const titles = new Set<string>();
  for (const [name, { title }] of Object.entries(protocols)) {
    if (titles.has(title))
      note(["protocols", name, "title"], `another protocol is called ${title}`, "rename one of them");
    titles.add(title);
  }
  if (Object.keys(families).length > 0 && !Object.values(surfaces).some(({ jsonRpc }) => jsonRpc)) {
    const remedy = "state jsonRpc: true at the surface whose credentials JSON-RPC calls accept";
    note(["surfaces"], "no surface has jsonRpc", remedy);
  }
}

type Table = "credentials" | "surfaces" | "endpoints" | "families" | "protocols";
