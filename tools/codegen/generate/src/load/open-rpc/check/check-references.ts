import { type Mistake, type SpecPath, suggestName } from "../../../spec-file/index.ts";
import { pascal } from "@node-access/generate/model";
import { entries, field, list } from "@node-access/generate/read";
import { listSchemas, resolve, type Source } from "../bundle.ts";
import type { Catalog } from "../../../model/catalog.ts";

/** Checks that each `$ref` refers to something, and that each schema is used. */
export function checkReferences(sources: readonly Source[]): Mistake[] {
  const used = new Set<unknown>();
  const names = sources.flatMap(listSchemas).map(([name]) => name);
  const dangling = sources.flatMap((source) => {
    const follow = (value: unknown, path: SpecPath): Mistake[] => {
      if (Array.isArray(value)) return value.flatMap((item, index) => follow(item, [...path, index]));
      return entries(value).flatMap(([name, item]) => {
        if (name !== "$ref" || typeof item !== "string") return follow(item, [...path, name]);
        const target = resolve(sources, source, item);
        if (!target) {
          const last = item.slice(item.lastIndexOf("/") + 1);
          const example = "correct it, such as shared.openrpc.yaml#/components/schemas/Hash";
          const remedy = suggestName(last, names, example);
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
  if (dangling.length > 0) return dangling;
  return [...unused, ...sources.flatMap((source) => replacementMistakes(sources, source))];
}

/**
 * Schemas that replace nothing, or a schema of their own family; and in a family that replaces schemas, names that its variant of another
 * schema has or may come to have.
 */
function replacementMistakes(sources: readonly Source[], source: Source): Mistake[] {
  const others = sources.filter((other) => other !== source).flatMap(listSchemas);
  const variants = new Map(others.map(([name]) => [pascal(source.name) + name, name]));
  const replacing = listSchemas(source).filter(([, schema]) => field(schema, "x-replaces") !== undefined);
  return (replacing.length > 0 ? listSchemas(source) : []).flatMap(([name, schema]) => {
    const [at, replaced, variant] = [
      ["components", "schemas", name],
      field(schema, "x-replaces"),
      variants.get(name),
    ];
    if (replaced !== undefined && !others.some(([other]) => other === replaced)) {
      const what = `${String(replaced)} is not a schema of another file`;
      return [source.spec.mistake([...at, "x-replaces"], what, "correct the name")];
    }
    if (variant === undefined || replaced === variant) return [];
    const what = `${name} is what the generator calls the variant of ${variant} in this family`;
    return [source.spec.mistake(at, what, "choose another name")];
  });
}

/** Checks that versions exist in the protocols that offer the family, and that spans end after they begin. */
export function checkVersions(sources: readonly Source[], catalog: Catalog): Mistake[] {
  return sources.flatMap(({ spec, name }) => {
    const offering = Object.values(catalog.protocols).filter(({ families }) => families.includes(name));
    const [versions = []] = offering.map((row) => row.versions ?? []).toSorted((a, b) => a.length - b.length);
    const known =
      versions.length > 0
        ? `use one of ${versions.join(", ")}`
        : "give its protocols versions in specs/catalog.yaml";
    const check = (version: unknown, path: SpecPath): Mistake[] =>
      versions.includes(String(version))
        ? []
        : [spec.mistake(path, `${String(version)} is not a version of ${name}`, known)];
    const ofExample = (example: unknown, path: SpecPath): Mistake[] =>
      list(field(example, "x-versions")).flatMap((one, index) => check(one, [...path, "x-versions", index]));
    const ends = (value: object, path: SpecPath, first: string, last: string): Mistake[] => {
      const [from = 0, to = 0] = [first, last].map((key) => versions.indexOf(String(field(value, key))));
      if (to < 0 || from <= to) return [];
      return [spec.mistake([...path, last], "it ends before it begins", `correct ${first} or ${last}`)];
    };
    const inside = (value: unknown, path: SpecPath): Mistake[] => {
      if (typeof value !== "object" || value === null) return [];
      return [
        ...ends(value, path, "x-since", "x-until"),
        ...ends(value, path, "x-required-since", "x-required-until"),
        ...Object.entries(value).flatMap(([key, item]) => {
          const at = [...path, key];
          if (spans.has(key)) return check(item, at);
          if (key === "examples") return list(item).flatMap((one, index) => ofExample(one, [...at, index]));
          return inside(item, at);
        }),
      ];
    };
    return inside(spec.value, []);
  });
}

const spans: ReadonlySet<string> = new Set(["x-since", "x-until", "x-required-since", "x-required-until"]);
