import type { Mistake, SpecPath } from "../../../spec-file/index.ts";
import { pascal } from "@node-access/generate/model";
import { entries, field } from "@node-access/generate/read";
import { resolve, type Source } from "../sources.ts";

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
