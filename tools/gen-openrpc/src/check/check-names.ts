import type { Catalog } from "@node-access-tools/gen-catalog";
import type { Mistake, SpecFile, SpecPath } from "@node-access-tools/spec-file";
import { identifier } from "../emit/text.ts";
import { entries, field, list, type Source } from "../sources.ts";

/** That names are there once, and that those which refer to something do, in the catalog too. */
export function checkNames(sources: readonly Source[], catalog: Catalog, catalogSpec: SpecFile): Mistake[] {
  return [
    ...familyMistakes(sources, catalog, catalogSpec),
    ...duplicates(sources.flatMap(schemaNames), "another schema has the name", "rename one of them"),
    ...duplicates(sources.flatMap(methodNames), "another method has the name", "remove one of them"),
    ...secondSubscription(sources),
    ...sources.flatMap((source) =>
      list(field(source.spec.value, "methods")).flatMap((method, index) =>
        methodMistakes(source, method, ["methods", index], catalog),
      ),
    ),
  ];
}

interface Named {
  readonly source: Source;
  readonly name: string;
  readonly path: SpecPath;
}

function schemaNames(source: Source): Named[] {
  return entries(field(field(source.spec.value, "components"), "schemas")).map(([name]) => ({
    source,
    name,
    path: ["components", "schemas", name],
  }));
}

function methodNames(source: Source): Named[] {
  const named = (name: unknown, path: SpecPath): Named => ({ source, name: String(name), path });
  const methods = list(field(source.spec.value, "methods"));
  const own = methods.map((method, index) => named(field(method, "name"), ["methods", index, "name"]));
  const aliases = methods.flatMap((method, index) =>
    list(field(method, "x-aliases")).map((alias, at) => named(alias, ["methods", index, "x-aliases", at])),
  );
  return [...own, ...aliases];
}

function duplicates(all: readonly Named[], what: string, remedy: string): Mistake[] {
  return all
    .filter(({ name }, index) => all.findIndex((other) => other.name === name) < index)
    .map(({ source, name, path }) => source.spec.mistake(path, `${what} ${name}`, remedy));
}

/** A client has one way to subscribe, whatever the kind. */
function secondSubscription(sources: readonly Source[]): Mistake[] {
  const found = sources.flatMap(({ spec }) =>
    list(field(spec.value, "methods")).flatMap((method, index) =>
      field(method, "x-subscription") === undefined ? [] : [{ spec, index }],
    ),
  );
  return found.slice(1).map(({ spec, index }) => {
    const remedy = "add its kinds to that one, or teach the generator to tell them apart";
    return spec.mistake(["methods", index, "x-subscription"], "another method starts subscriptions", remedy);
  });
}

function familyMistakes(sources: readonly Source[], catalog: Catalog, catalogSpec: SpecFile): Mistake[] {
  const missing = Object.keys(catalog.families)
    .filter((family) => !sources.some(({ name }) => name === family))
    .map((family) => {
      const remedy = `add specs/rpc/${family}.openrpc.yaml or remove the family`;
      return catalogSpec.mistake(["families", family], `the family ${family} has no spec`, remedy);
    });
  const unknown = sources
    .filter(({ name }) => name !== "shared" && !Object.hasOwn(catalog.families, name))
    .map(({ name, spec }) =>
      spec.mistake(
        ["info"],
        `${name} is no family of the catalog`,
        "add it to families in specs/catalog.yaml",
      ),
    );
  const idle = Object.keys(catalog.families)
    .filter((family) => !Object.values(catalog.protocols).some(({ families }) => families.includes(family)))
    .map((family) => {
      const remedy = "add it to the families of one that does";
      return catalogSpec.mistake(["families", family], `no protocol offers the family ${family}`, remedy);
    });
  return [...missing, ...unknown, ...idle];
}

function methodMistakes(
  { spec, name: family }: Source,
  method: unknown,
  path: SpecPath,
  catalog: Catalog,
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [index, use] of list(field(method, "x-protocols")).entries()) {
    const row = catalog.protocols[String(use)];
    if (row?.families.includes(family)) continue;
    const offering = Object.keys(catalog.protocols).filter((key) =>
      catalog.protocols[key]?.families.includes(family),
    );
    const at = [...path, "x-protocols", index];
    mistakes.push(
      spec.mistake(
        at,
        `${String(use)} does not offer ${family}`,
        offering.length > 0 ? `use some of ${offering.join(", ")}` : "use one that has it in its families",
      ),
    );
  }
  const subscription = field(method, "x-subscription");
  const unsubscribe = field(subscription, "unsubscribe");
  const known = list(field(spec.value, "methods")).map((other) => field(other, "name"));
  if (unsubscribe !== undefined && !known.includes(unsubscribe)) {
    const at = [...path, "x-subscription", "unsubscribe"];
    mistakes.push(spec.mistake(at, `${String(unsubscribe)} is no method`, "add it to this file"));
  }
  mistakes.push(...paramMistakes(spec, method, path, "x-overloads"));
  for (const [kind, value] of entries(field(subscription, "kinds")))
    mistakes.push(...paramMistakes(spec, value, [...path, "x-subscription", "kinds", kind], "overloads"));
  return mistakes;
}

function paramMistakes(spec: SpecFile, owner: unknown, path: SpecPath, overloads: string): Mistake[] {
  const names = list(field(owner, "params")).map((param) => String(field(param, "name")));
  const mistakes = names.flatMap((name, index) => {
    const same = names.findIndex((other) => identifier(other) === identifier(name));
    const what = `${name} would be the same identifier as ${names[same] ?? ""}`;
    return same < index ? [spec.mistake([...path, "params", index], what, "rename one of them")] : [];
  });
  for (const [index, overload] of list(field(owner, overloads)).entries()) {
    const at = [...path, overloads, index];
    for (const [name] of entries(field(overload, "params")))
      if (!names.includes(name))
        mistakes.push(
          spec.mistake([...at, "params", name], `${name} is no param`, `use ${names.join(", ")}`),
        );
    for (const [place, name] of list(field(overload, "required")).entries())
      if (!names.includes(String(name)))
        mistakes.push(
          spec.mistake([...at, "required", place], `${String(name)} is no param`, `use ${names.join(", ")}`),
        );
  }
  return mistakes;
}
