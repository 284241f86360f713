import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Mistake,
  Mistakes,
  findNearestName,
  readData,
  schemaCheck,
  SpecFile,
  type SpecPath,
} from "../../spec-file/index.ts";
import { type Catalog, withFamilies } from "../../model/catalog.ts";

const credentialsFile = new URL("../../../../../../packages/auth/src/credentials.ts", import.meta.url);

/** The kinds of credential that programs can make: those that functions of `packages/auth` return. */
function credentialKinds(): readonly string[] {
  const functions = readFileSync(credentialsFile, "utf8").matchAll(
    /^export function [^{]*\): Credential<"([\w-]+)"> \{$/gm,
  );
  return [...functions].map(([, kind = ""]) => kind);
}

const check = schemaCheck(readData(import.meta.dirname, "catalog-schema.yaml"));

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
  Mistakes.throwIfAny([
    ...unknownNames(spec, catalog),
    ...unknownCredentials(spec, catalog),
    ...unusedRows(spec, catalog),
  ]);
  return withFamilies(catalog);
}

function unknownNames(spec: SpecFile, catalog: Catalog): Mistake[] {
  const mistakes: Mistake[] = [];
  const known = (table: Table, uses: readonly string[], at: SpecPath, others: readonly string[] = []) => {
    for (const [index, use] of uses.entries()) {
      if (Object.hasOwn(catalog[table], use) || others.includes(use)) continue;
      const remedy = `add it there or use one of ${[...Object.keys(catalog[table]), ...others].join(", ")}`;
      mistakes.push(spec.mistake([...at, index], `${use} is not in ${table}`, remedy));
    }
  };
  for (const [key, { credentials }] of Object.entries(catalog.surfaces))
    known("credentials", credentials, ["surfaces", key, "credentials"]);
  const [, second] = Object.entries(catalog.surfaces).filter(([, { jsonRpc }]) => jsonRpc);
  if (second !== undefined) {
    const at = ["surfaces", second[0], "jsonRpc"];
    mistakes.push(spec.mistake(at, "another surface has jsonRpc too", "remove it from one of them"));
  }
  for (const [key, { surface }] of Object.entries(catalog.endpoints))
    known("surfaces", [surface], ["endpoints", key, "surface"]);
  for (const [key, { families, surface }] of Object.entries(catalog.endpoints)) {
    if (families === undefined) continue;
    if (!catalog.surfaces[surface]?.jsonRpc)
      mistakes.push(
        spec.mistake(["endpoints", key, "surface"], `${surface} has no jsonRpc`, "name the surface that has"),
      );
    if (Object.hasOwn(catalog.protocols, key))
      mistakes.push(
        spec.mistake(["endpoints", key], `a protocol is called ${key} too`, "rename the endpoint"),
      );
  }
  const sets = Object.keys(catalog.familySets ?? {});
  for (const [index, key] of sets.entries()) {
    const at = ["familySets", key];
    if (Object.hasOwn(catalog.families, key))
      mistakes.push(spec.mistake(at, `a family is called ${key} too`, "rename the set"));
    known("families", catalog.familySets?.[key]?.families ?? [], [...at, "families"], sets.slice(0, index));
  }
  for (const [
    key,
    { families, endpoints = [], rpcPath, rpcEntry, versions = [], grpcPackage, grpcClient },
  ] of Object.entries(catalog.protocols)) {
    const ordered = versions.toSorted((one, two) => one.localeCompare(two, "en", { numeric: true }));
    if (versions.join() !== ordered.join()) {
      const at = ["protocols", key, "versions"];
      mistakes.push(
        spec.mistake(at, "versions are not from oldest to newest", `write ${ordered.join(", ")}`),
      );
    }
    known("families", families, ["protocols", key, "families"], sets);
    known("endpoints", endpoints, ["protocols", key, "endpoints"]);
    const offersGrpc = endpoints.includes("grpc");
    if (offersGrpc !== (grpcPackage !== undefined) || offersGrpc !== (grpcClient !== undefined)) {
      const remedy = "state the endpoint grpc, grpcPackage and grpcClient, or none of them";
      const what = `${key} states only a part of what gRPC needs`;
      mistakes.push(spec.mistake(["protocols", key], what, remedy));
    }
    for (const [name, value] of Object.entries({ rpcPath, rpcEntry })) {
      if (value === undefined || families.length > 0) continue;
      const at = ["protocols", key, name];
      mistakes.push(spec.mistake(at, `${key} has no family to call there`, "remove it or add a family"));
    }
  }
  for (const [key, { families = [] }] of Object.entries(catalog.endpoints))
    known("families", families, ["endpoints", key, "families"], sets);
  const checked = new Set<string>();
  for (const [key, { protocol, chainId = "", genesis = "" }] of Object.entries(catalog.networks ?? {})) {
    const at = ["networks", key];
    known("protocols", [protocol], [...at, "protocol"]);
    if (!key.startsWith(`${protocol}-`))
      mistakes.push(spec.mistake(at, `${key} does not begin with ${protocol}-`, "rename it"));
    // Both may have the same number if each has its own genesis.
    const other = Object.entries(catalog.networks ?? {}).find(
      ([name, { protocol: of, chainId: number = "", genesis: root = "" }]) =>
        checked.has(name) &&
        of === protocol &&
        number === chainId &&
        (root === genesis || root === "" || genesis === ""),
    )?.[0];
    if (other !== undefined)
      mistakes.push(
        spec.mistake(at, `nothing distinguishes ${key} from ${other}`, "correct its chainId or genesis"),
      );
    checked.add(key);
  }
  const { protocols } = catalog.nodes.types.shared;
  if (protocols !== "all") known("protocols", protocols, ["nodes", "types", "shared", "protocols"]);
  return mistakes;
}

/** Kinds of credential that nobody could pass to a client. */
function unknownCredentials(spec: SpecFile, { credentials }: Catalog): Mistake[] {
  const kinds = credentialKinds();
  const unknown = Object.keys(credentials).filter((kind) => !kinds.includes(kind));
  return unknown.map((kind) => {
    const nearest = findNearestName(kind, kinds);
    const known =
      nearest === undefined ? `use one of ${kinds.join(", ")}, or` : `did you mean ${nearest}? If not,`;
    const remedy = `${known} write its function in packages/auth/src/credentials.ts first`;
    return spec.mistake(["credentials", kind], `@node-access/auth makes no ${kind}`, remedy);
  });
}

/** Finds rows that nothing in the catalog refers to, and titles that people could not distinguish. */
function unusedRows(spec: SpecFile, catalog: Catalog): Mistake[] {
  const { credentials, surfaces, endpoints, protocols } = catalog;
  const used = {
    credentials: Object.values(surfaces).flatMap((row) => row.credentials),
    endpoints: Object.values(protocols).flatMap((row) => row.endpoints ?? []),
  };
  const unused = Object.entries(used).flatMap(([table, names]) =>
    Object.keys(table === "credentials" ? credentials : endpoints)
      .filter((name) => !names.includes(name))
      .map((name) =>
        spec.mistake([table, name], `nothing uses ${name}`, "name it where it is used, or remove it"),
      ),
  );
  const titles = Object.values(protocols).map(({ title }) => title);
  const twice = Object.entries(protocols).flatMap(([name, { title }], index) =>
    titles.indexOf(title) < index
      ? [
          spec.mistake(
            ["protocols", name, "title"],
            `another protocol is called ${title}`,
            "rename one of them",
          ),
        ]
      : [],
  );
  if (Object.keys(catalog.families).length > 0 && !Object.values(surfaces).some(({ jsonRpc }) => jsonRpc)) {
    const remedy = "state jsonRpc: true at the surface whose credentials JSON-RPC calls accept";
    twice.push(spec.mistake(["surfaces"], "no surface has jsonRpc", remedy));
  }
  return [...unused, ...twice];
}

type Table = "credentials" | "surfaces" | "endpoints" | "families" | "protocols";
