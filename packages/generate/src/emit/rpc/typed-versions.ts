import {
  type Bundle,
  errorData,
  ownersOf,
  passedBy,
  type Protocol,
  toldBy,
} from "../../load/open-rpc/document.ts";
import { namesIn, reachable, type Schema } from "../../load/open-rpc/schema.ts";
import { viewOf } from "../../load/open-rpc/view.ts";
import type { DecodedView } from "./decoded-view.ts";

/** A document as one version of a protocol has it. */
export interface TypedVersion {
  readonly protocol: Protocol;
  readonly version: string;
  /** What the names of its types end with where newer ones differ. */
  readonly suffix: string;
  readonly bundle: Bundle;
}

/** What types are made from. In each bundle a schema goes by the name of its type, and the schemas are those of all. */
export interface Typed {
  /** Each protocol in its newest version. */
  readonly newest: Bundle;
  /** The other versions, of each protocol the newest first. */
  readonly older: readonly TypedVersion[];
  /** The view of numbers, if it is not that of the wire. */
  readonly view?: DecodedView | undefined;
}

/** Gives a schema that differs between versions a type in each: the newest that has it keeps the plain name. */
export function typedVersions(document: Bundle): Typed {
  const versioned = document["x-protocols"].filter(({ versions }) => versions.length > 0);
  const homes = new Set(versioned.flatMap(({ families }) => families));
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).filter(
      ([, schema]) => typeof schema !== "object" || !homes.has(schema["x-home"] ?? ""),
    ),
  );
  const components = { schemas };
  let newest: Bundle = { ...document, components };
  const older = versioned.flatMap((protocol) => {
    const types = new Map<string, { type: string; schema: Schema }>();
    return protocol.versions.toReversed().flatMap((version, index) => {
      const view = viewOf(document, protocol, version);
      const suffix = `V${version.replaceAll(".", "")}`;
      const names = nameTypes(view, suffix, types);
      for (const [name, { type, schema }] of types)
        if (names.get(name) === type && !Object.hasOwn(schemas, type))
          schemas[type] = renamed(type === name ? schema : lastIn(schema, version), names);
      const bundle = { ...view, methods: renamed(view.methods, names), components };
      if (index > 0) return [{ protocol, version, suffix, bundle }];
      const concerns = (family: string): boolean => protocol.families.includes(family);
      newest = {
        ...newest,
        methods: newest.methods.flatMap((method) =>
          concerns(method["x-family"]) ? bundle.methods.filter(({ name }) => name === method.name) : [method],
        ),
      };
      return [];
    });
  });
  return { newest, older };
}

/**
 * The types of a version's schemas by the names of these.
 *
 * @param types - Those of the newer versions, by name the last that was made; gets those that are made.
 */
function nameTypes(
  view: Bundle,
  suffix: string,
  types: Map<string, { type: string; schema: Schema }>,
): ReadonlyMap<string, string> {
  const { schemas } = view.components;
  const owned = ownersOf(view).flatMap((owner) => passedBy(owner).concat(toldBy(owner)));
  const used = [...reachable(owned.concat(view.methods.flatMap(errorData)), schemas)];
  const changed = new Set(
    used.filter((name) => {
      const newer = types.get(name);
      return newer && JSON.stringify(newer.schema) !== JSON.stringify(schemas[name]);
    }),
  );
  // What refers to something that has changed has changed too.
  for (let before = -1; before < changed.size;) {
    before = changed.size;
    for (const name of used)
      if (types.has(name) && namesIn(schemas[name] ?? true).some((part) => changed.has(part)))
        changed.add(name);
  }
  for (const name of used) {
    if (types.has(name) && !changed.has(name)) continue;
    types.set(name, { type: changed.has(name) ? name + suffix : name, schema: schemas[name] ?? true });
  }
  return new Map(used.map((name) => [name, types.get(name)?.type ?? name]));
}

/** Says which version is the last that has a schema so. */
function lastIn(schema: Schema, version: string): Schema {
  if (typeof schema === "boolean") return schema;
  return { ...schema, description: `${schema.description ?? ""} As it is up to version ${version}.` };
}

/** The same with other names of schemas. */
function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map((item: unknown) => renamed(item, names)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => {
      if (key === "x-ref") return [key, names.get(String(item)) ?? item];
      return [key, key === "examples" ? item : renamed(item, names)];
    }),
  ) as T;
}
