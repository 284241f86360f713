import type { RpcMethod, RpcSpec, RpcProtocol, Section } from "@node-access/generate/model";
import { entries, field, list } from "@node-access/generate/read";
import { type Mistake, parsePointer, SpecFile, type SpecPath, Mistakes } from "../../spec-file/index.ts";
import { globSync } from "node:fs";
import { join } from "node:path";
import { type Catalog, jsonRpcSurface, rpcRows } from "../../model/catalog.ts";

/** One spec file, before any checks. */
export interface Source {
  readonly name: string;
  readonly spec: SpecFile;
}

/** A place in one of the files, and the value there. */
interface Target {
  readonly source: Source;
  readonly path: SpecPath;
  readonly value: unknown;
}

const suffix = ".openrpc.yaml";

/** Reads all specs of a folder, in the order of their names. */
export function readSources(folder: string, shown: string): Source[] {
  return globSync(`*${suffix}`, { cwd: folder })
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -suffix.length),
      spec: SpecFile.read(join(folder, file), `${shown}/${file}`),
    }));
}

/** The target of a `$ref`, or `undefined`. */
export function resolve(sources: readonly Source[], from: Source, ref: string): Target | undefined {
  const [file, pointer] = ref.split("#", 2);
  const source = file ? sources.find(({ name }) => name + suffix === file) : from;
  if (!source || !pointer?.startsWith("/")) return undefined;
  const path = parsePointer(pointer);
  const value = path.reduce<unknown>((at, step) => field(at, step), source.spec.value);
  return value === undefined ? undefined : { source, path, value };
}

/** A method as its file describes it. */
export interface ListedMethod {
  readonly source: Source;
  readonly method: unknown;
  readonly path: SpecPath;
}

export function listMethods(source: Source): ListedMethod[] {
  const methods = list(field(source.spec.value, "methods"));
  return methods.map((method, index) => ({ source, method, path: ["methods", index] }));
}

export function listSchemas({ spec }: Source): [name: string, schema: unknown][] {
  return entries(field(field(spec.value, "components"), "schemas"));
}

/** Checks each method in its file. Mistakes are at places within the method. */
export function checkMethods(
  sources: readonly Source[],
  { operations }: RpcSpec,
  check: (method: RpcMethod, mistake: SpecFile["mistake"]) => Mistake[],
): Mistake[] {
  return sources.flatMap(({ name: family, spec }) =>
    operations
      .filter(({ section }) => section === family)
      .flatMap((method, index) =>
        check(method, (at, ...what) => spec.mistake(["methods", index, ...at], ...what)),
      ),
  );
}

/** A schema, in which `x-ref` names another schema, so that nothing has to be dereferenced. */
type Schema = boolean | Readonly<Record<string, unknown>>;

/** All families in one OpenRPC document, as the generator accepts it. */
export interface RpcDocument {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string };
  /** With the family in `x-family`. Errors and params are inlined. */
  readonly methods: readonly object[];
  /** With the family, or `shared`, in `x-home`. */
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-surface"?: string;
  readonly "x-families": readonly Section[];
  readonly "x-protocols": readonly RpcProtocol[];
}

/** The parts of the catalog that JSON-RPC methods need. */
export type RpcCatalog = Pick<Catalog, "families" | "protocols"> &
  Partial<Pick<Catalog, "endpoints" | "surfaces">>;

/**
 * Merges all files into one document. Errors and params are inlined; a reference to a schema becomes a marker with its name,
 * and one to a part of a schema a copy of that part.
 */
export function bundle(sources: readonly Source[], catalog: RpcCatalog): RpcDocument {
  const surface = jsonRpcSurface(catalog);
  const names = Object.keys(catalog.families);
  const families = names.flatMap((family) => sources.filter(({ name }) => name === family));
  return {
    openrpc: "1.3.2",
    info: { title: "Node Access JSON-RPC", version: "1.0.0" },
    methods: families.flatMap((source) =>
      listMethods(source).map(({ method }): object =>
        Object.assign(Object(inline(sources, source, method, [])), { "x-family": source.name }),
      ),
    ),
    components: { schemas: Object.fromEntries(sources.flatMap((source) => inlineSchemas(sources, source))) },
    ...(surface !== undefined && { "x-surface": surface }),
    "x-families": families.map(({ name, spec }) => {
      const { title, description } = Object(field(spec.value, "info")) as Omit<Section, "name">;
      const { separate } = catalog.families[name] ?? {};
      return Object.assign({ name, title, description }, separate && { separate });
    }),
    "x-protocols": rpcRows(catalog)
      .map(([name, row]) => ({
        name,
        title: row.title,
        families: row.families.filter((family) => names.includes(family)),
        rpcPath: row.rpcPath ?? "",
        rpcEntry: row.rpcEntry,
        isEndpoint: Object.hasOwn(catalog.protocols, name) ? undefined : (true as const),
        errorStatuses: row.errorStatuses && [...new Set(Object.values(row.errorStatuses))],
        namedParams: row.namedParams,
        versions: row.versions ?? [],
      }))
      .filter((protocol) => protocol.families.length > 0),
  };
}

function inlineSchemas(sources: readonly Source[], source: Source): [string, Schema][] {
  return listSchemas(source).map(([name, schema]) => {
    const inlined = inline(sources, source, schema, []);
    return [name, typeof inlined === "object" ? { ...inlined, "x-home": source.name } : (inlined as Schema)];
  });
}

/** @param within - The copies that contain this one. */
function inline(
  sources: readonly Source[],
  source: Source,
  value: unknown,
  within: readonly Target[],
): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(sources, source, item, within));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...siblings } = value as { $ref?: unknown };
  const rest = Object.fromEntries(
    Object.entries(siblings).map(([key, item]) => [
      key,
      key === "examples" ? item : inline(sources, source, item, within),
    ]),
  );
  const target = typeof $ref === "string" ? resolve(sources, source, $ref) : undefined;
  if (!target) return { ...rest, ...requiredEverywhere(rest) };
  if (rest["x-without"] !== undefined) return without(target.value, rest);
  if (target.path.length === 3 && target.path[1] === "schemas") return { "x-ref": target.path[2], ...rest };
  if (within.some((outer) => outer.value === target.value)) {
    const remedy = "give that part a name under components.schemas";
    throw new Mistakes([target.source.spec.mistake(target.path, `${String($ref)} refers to itself`, remedy)]);
  }
  const copy = inline(sources, target.source, target.value, [...within, target]);
  return typeof copy === "object" ? { ...copy, ...rest } : copy;
}

/** A copy of an enum without some of its values. */
function without(
  value: unknown,
  { "x-without": values, ...rest }: Readonly<Record<string, unknown>>,
): object {
  return {
    ...Object(value),
    ...rest,
    enum: list(field(value, "enum")).filter((one) => !list(values).includes(one)),
  };
}

/** Required properties without those that some versions lack, so that results of all versions match the schema. */
function requiredEverywhere({ properties, required }: Readonly<Record<string, unknown>>): object {
  const isVersioned = (name: unknown): boolean => {
    const property = field(properties, String(name));
    return (field(property, "x-since") ?? field(property, "x-until")) !== undefined;
  };
  const all = list(required);
  const some = all.filter(isVersioned);
  if (some.length === 0) return {};
  return { required: all.filter((name) => !isVersioned(name)), "x-required": some };
}
