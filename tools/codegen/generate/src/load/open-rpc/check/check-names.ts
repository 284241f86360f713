import { type Catalog, rpcRows } from "../../../model/catalog.ts";
import type { Mistake, SpecFile, SpecPath } from "../../../spec-file/index.ts";
import { identifier, findUnsubscribeMethod } from "@node-access/generate/model";
import { entries, field, list, text } from "@node-access/generate/read";
import type { Source } from "../sources.ts";

/** Checks that names are unique, and that references by name exist, also in the catalog. */
export function checkNames(sources: readonly Source[], catalog: Catalog, catalogSpec: SpecFile): Mistake[] {
  return [
    ...familyMistakes(sources, catalog, catalogSpec),
    ...duplicates(sources.flatMap(schemaNames), "another schema has the name", "rename one of them"),
    ...secondMethods(sources, catalog),
    ...secondKinds(sources, catalog),
    ...secondProbes(sources, catalog),
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

/** A method of another table may have the same name, such as TRON's methods of Ethereum's interface. */
function secondMethods(sources: readonly Source[], { protocols, endpoints }: Catalog): Mistake[] {
  const rows = [...Object.values(protocols), ...Object.values(endpoints)];
  const listTables = (family: string): string[] =>
    rows.filter(({ families }) => families?.includes(family)).map(({ rpcEntry = "" }) => rpcEntry);
  const tables = new Set(["", ...rows.flatMap(({ rpcEntry }) => rpcEntry ?? [])]);
  const all = [...tables].flatMap((table) =>
    duplicates(
      sources
        .filter(({ name }) => {
          const own = listTables(name);
          return own.includes(table) || (own.length === 0 && table === "");
        })
        .flatMap(methodNames),
      "another method has the name",
      "remove one of them",
    ),
  );
  return all.filter(
    (one, index) => all.findIndex(({ file, line }) => file === one.file && line === one.line) === index,
  );
}

/** Only one method of a table may have kinds: a client takes a kind without a method of its own for its first param. */
function secondKinds(sources: readonly Source[], catalog: Catalog): Mistake[] {
  const remedy = "add them to that one, or describe the notification without kinds";
  return secondOnes(
    sources,
    catalog,
    (method) => field(field(method, "x-subscription"), "kinds") !== undefined,
  ).map(({ spec, index }) =>
    spec.mistake(
      ["methods", index, "x-subscription", "kinds"],
      "another method has kinds of subscription",
      remedy,
    ),
  );
}

/** Only one method of a table can be the keep-alive probe of WebSockets. */
function secondProbes(sources: readonly Source[], catalog: Catalog): Mistake[] {
  return secondOnes(sources, catalog, (method) => field(method, "x-probe") === true).map(({ spec, index }) =>
    spec.mistake(["methods", index, "x-probe"], "another method has x-probe", "remove it from one of them"),
  );
}

/** The methods for which a condition holds, after the first one in the same table. */
function secondOnes(
  sources: readonly Source[],
  catalog: Catalog,
  holds: (method: unknown) => boolean,
): { spec: SpecFile; index: number }[] {
  const taken = new Set<string>();
  return sources.flatMap(({ name, spec }) => {
    const offering = rpcRows(catalog).filter(([, { families }]) => families.includes(name));
    const tables = offering.map(([, { rpcEntry = "" }]) => rpcEntry);
    return list(field(spec.value, "methods")).flatMap((method, index) => {
      if (!holds(method)) return [];
      const isSecond = tables.some((table) => taken.has(table));
      for (const table of tables) taken.add(table);
      return isSecond ? [{ spec, index }] : [];
    });
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
        `${name} is not a family of the catalog`,
        "add it to families in specs/catalog.yaml",
      ),
    );
  const idle = Object.keys(catalog.families)
    .filter((family) => !rpcRows(catalog).some(([, { families }]) => families.includes(family)))
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
  if (subscription !== undefined) {
    const name = String(field(method, "name"));
    const known = list(field(spec.value, "methods")).map((other) => field(other, "name"));
    const at = [...path, "name"];
    const stated = text(field(subscription, "unsubscribeMethod"));
    const unsubscribe = stated ?? findUnsubscribeMethod({ name });
    if (stated === undefined && !/^[a-z0-9]+_subscribe/.test(name))
      mistakes.push(
        spec.mistake(
          at,
          `${name} starts subscriptions`,
          "its name must continue with subscribe after the namespace, or x-subscription state unsubscribeMethod and notificationMethod",
        ),
      );
    else if (!known.includes(unsubscribe))
      mistakes.push(spec.mistake(at, `${unsubscribe} is not a method`, "add it to this file"));
  }
  const names = paramNames(method);
  mistakes.push(...paramMistakes(spec, names, path));
  const each = field(method, "x-result-for-each");
  if (each !== undefined && !names.includes(String(each))) {
    const place = [...path, "x-result-for-each"];
    mistakes.push(spec.mistake(place, `${String(each)} is not a param`, `use ${names.join(", ")}`));
  }
  mistakes.push(...overloadMistakes(spec, names, field(method, "x-overloads"), [...path, "x-overloads"]));
  const at = [...path, "x-subscription"];
  mistakes.push(...overloadMistakes(spec, names, field(subscription, "overloads"), [...at, "overloads"]));
  for (const [kind, value] of entries(field(subscription, "kinds"))) {
    const place = [...at, "kinds", kind];
    const own = paramNames(value);
    const home = field(value, "family");
    if (home !== undefined && !Object.hasOwn(catalog.families, String(home)))
      mistakes.push(
        spec.mistake(
          [...place, "family"],
          `${String(home)} is not a family of the catalog`,
          `use one of ${Object.keys(catalog.families).join(", ")}`,
        ),
      );
    mistakes.push(...paramMistakes(spec, own, place));
    mistakes.push(...overloadMistakes(spec, own, field(value, "overloads"), [...place, "overloads"]));
  }
  return mistakes;
}

function paramNames(owner: unknown): string[] {
  return list(field(owner, "params")).map((param) => String(field(param, "name")));
}

function paramMistakes(spec: SpecFile, names: readonly string[], path: SpecPath): Mistake[] {
  return names.flatMap((name, index) => {
    const same = names.findIndex((other) => identifier(other) === identifier(name));
    const what = `${name} would be the same identifier as ${names[same] ?? ""}`;
    return same < index ? [spec.mistake([...path, "params", index], what, "rename one of them")] : [];
  });
}

function overloadMistakes(
  spec: SpecFile,
  names: readonly string[],
  overloads: unknown,
  path: SpecPath,
): Mistake[] {
  const unknown = (name: unknown, at: SpecPath): Mistake[] =>
    names.includes(String(name))
      ? []
      : [spec.mistake(at, `${String(name)} is not a param`, `use ${names.join(", ")}`)];
  const mistakes: Mistake[] = [];
  for (const [index, overload] of list(overloads).entries()) {
    for (const [name] of entries(field(overload, "params")))
      mistakes.push(...unknown(name, [...path, index, "params", name]));
    for (const [place, name] of list(field(overload, "required")).entries())
      mistakes.push(...unknown(name, [...path, index, "required", place]));
  }
  return mistakes;
}
