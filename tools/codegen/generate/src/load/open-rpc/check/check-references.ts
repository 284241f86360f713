import type { Mistake, SpecPath } from "../../../spec-file/index.ts";
import { pascal } from "@node-access/generate/model";
import { entries, field, list } from "@node-access/generate/read";
import { resolve, type Source } from "../sources.ts";
import type { Catalog } from "../../../model/catalog.ts";

/** Checks that each `$ref` refers to something, and that each schema is used. */
export function checkReferences(sources: readonly Source[]): Mistake[] {
  const used = new Set<unknown>();
  const dangling = sources.flatMap((source) => {
    const follow = (value: unknown, path: SpecPath): Mistake[] => {
      if (Array.isArray(value)) return value.flatMap((item, index) => follow(item, [...path, index]));
      return entries(value).flatMap(([name, item]) => {
        if (name !== "$ref" || typeof item !== "string") return follow(item, [...path, name]);
        const target = resolve(sources, source, item);
        if (!target) {
          const remedy = "correct it, such as shared.openrpc.yaml#/components/schemas/Hash";
          return [source.spec.mistake([...path, name], `${item} refers to nothing`, remedy)];
        }
        const [, kind, owner] = target.path.map(String);
        used.add(field(field(field(target.source.spec.value, "components"), String(kind)), String(owner)));
        used.add(target.value);
        return [];
      });
    };
    return follow(source.spec.value, []);
  });
  const unused = sources.flatMap((source) =>
    ["schemas", "errors", "contentDescriptors"].flatMap((kind) =>
      entries(field(field(source.spec.value, "components"), kind))
        .filter(([, value]) => !used.has(value) && field(value, "x-replaces") === undefined)
        .map(([name]) =>
          source.spec.mistake(["components", kind, name], `nothing uses ${name}`, "use or remove it"),
        ),
    ),
  );
  return dangling.length > 0
    ? dangling
    : [
        ...unused,
        ...sources.flatMap((source) => replacing(sources, source)),
        ...sources.flatMap((source) => namedAsVariants(sources, source)),
      ];
}

/** Schemas that replace nothing, or a schema of their own family. */
function replacing(sources: readonly Source[], source: Source): Mistake[] {
  const others = sources.filter((other) => other !== source).flatMap(listSchemas);
  return listSchemas(source).flatMap(([name, schema]) => {
    const replaced = field(schema, "x-replaces");
    if (replaced === undefined || others.some(([other]) => other === replaced)) return [];
    const what = `${String(replaced)} is not a schema of another file`;
    return [source.spec.mistake(["components", "schemas", name, "x-replaces"], what, "correct the name")];
  });
}

/** Schemas with a name that the family's variant of another schema has or may come to have. */
function namedAsVariants(sources: readonly Source[], source: Source): Mistake[] {
  const own = listSchemas(source);
  if (!own.some(([, schema]) => field(schema, "x-replaces") !== undefined)) return [];
  const others = sources.filter((other) => other !== source).flatMap(listSchemas);
  const variants = new Map(others.map(([name]) => [pascal(source.name) + name, name]));
  return own.flatMap(([name, schema]) => {
    const other = variants.get(name);
    if (other === undefined || field(schema, "x-replaces") === other) return [];
    const what = `${name} is what the generator calls the variant of ${other} in this family`;
    return [source.spec.mistake(["components", "schemas", name], what, "choose another name")];
  });
}

function listSchemas({ spec }: Source): [string, unknown][] {
  return entries(field(field(spec.value, "components"), "schemas"));
}

/** Checks that versions exist in the protocols that offer the family, and that spans end after they begin. */
export function checkVersions(sources: readonly Source[], catalog: Catalog): Mistake[] {
  return sources.flatMap(({ spec, name }) => {
    const offering = Object.values(catalog.protocols).filter(({ families }) => families.includes(name));
    const [versions = []] = offering.map((row) => row.versions ?? []).toSorted((a, b) => a.length - b.length);
    const known = (version: unknown, path: SpecPath): Mistake[] => {
      if (versions.includes(String(version))) return [];
      const remedy =
        versions.length > 0
          ? `use one of ${versions.join(", ")}`
          : "give its protocols versions in specs/catalog.yaml";
      return [spec.mistake(path, `${String(version)} is not a version of ${name}`, remedy)];
    };
    const ofExample = (example: unknown, path: SpecPath): Mistake[] =>
      list(field(example, "x-versions")).flatMap((one, index) => known(one, [...path, "x-versions", index]));
    const inside = (value: unknown, path: SpecPath): Mistake[] => {
      if (typeof value !== "object" || value === null) return [];
      if (Array.isArray(value)) return value.flatMap((item, index) => inside(item, [...path, index]));
      const ends = (first: string, last: string): Mistake[] => {
        const [from, to] = [field(value, first), field(value, last)].map((key) =>
          versions.indexOf(String(key)),
        );
        if (from === undefined || to === undefined || to < 0 || from <= to) return [];
        return [spec.mistake([...path, last], "it ends before it begins", `correct ${first} or ${last}`)];
      };
      return [
        ...ends("x-since", "x-until"),
        ...ends("x-required-since", "x-required-until"),
        ...entries(value).flatMap(([key, item]) => {
          const at = [...path, key];
          if (spans.has(key)) return known(item, at);
          if (key === "examples") return list(item).flatMap((one, index) => ofExample(one, [...at, index]));
          return inside(item, at);
        }),
      ];
    };
    return inside(spec.value, []);
  });
}

const spans: ReadonlySet<string> = new Set(["x-since", "x-until", "x-required-since", "x-required-until"]);
