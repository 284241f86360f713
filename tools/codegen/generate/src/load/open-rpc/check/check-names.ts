import { type Catalog, rpcRows } from "../../../model/catalog.ts";
import type { Mistake, SpecFile, SpecPath } from "../../../spec-file/index.ts";
import { identifier, findUnsubscribeMethod } from "@node-access/generate/model";
import { entries, field, list, text } from "@node-access/generate/read";
import { listMethods, type ListedMethod, listSchemas, type Source } from "../bundle.ts";

/** Checks that names are unique, and that references by name exist, also in the catalog. */
export function checkNames(sources: readonly Source[], catalog: Catalog, catalogSpec: SpecFile): Mistake[] {
  const methods = sources.flatMap(listMethods);
  const schemas = sources.flatMap((source) =>
    listSchemas(source).map(([name]) => ({ source, name, path: ["components", "schemas", name] })),
  );
  return [
    ...familyMistakes(sources, catalog, catalogSpec),
    ...duplicates(schemas, "another schema has the name", "rename one of them"),
    ...secondMethods(methods, catalog),
    // A client takes a kind without a method of its own for the first param of the one method that has kinds.
    ...secondOnes(methods, catalog, (method) => field(field(method, "x-subscription"), "kinds")).map(
      ({ source: { spec }, path }) => {
        const remedy = "add them to that one, or describe the notification without kinds";
        const at = [...path, "x-subscription", "kinds"];
        return spec.mistake(at, "another method has kinds of subscription", remedy);
      },
    ),
    ...secondOnes(methods, catalog, (method) => field(method, "x-probe")).map(({ source: { spec }, path }) =>
      spec.mistake([...path, "x-probe"], "another method has x-probe", "remove it from one of them"),
    ),
    ...methods.flatMap((method) => methodMistakes(method, catalog)),
  ];
}

interface Named {
  readonly source: Source;
  readonly name: string;
  readonly path: SpecPath;
}

function duplicates(all: readonly Named[], what: string, remedy: string): Mistake[] {
  return all
    .filter(({ name }, index) => all.findIndex((other) => other.name === name) < index)
    .map(({ source, name, path }) => source.spec.mistake(path, `${what} ${name}`, remedy));
}

/** A method of another table may have the same name, such as TRON's methods of Ethereum's interface. */
function secondMethods(methods: readonly ListedMethod[], { protocols, endpoints }: Catalog): Mistake[] {
  const rows = [...Object.values(protocols), ...Object.values(endpoints)];
  const names = ["name", "x-aliases"].flatMap((key) =>
    methods.flatMap(({ source, method, path }): Named[] => {
      const at = [...path, key];
      const named = field(method, key);
      if (!Array.isArray(named))
        return named === undefined ? [] : [{ source, name: String(named), path: at }];
      return named.map((alias, index) => ({ source, name: String(alias), path: [...at, index] }));
    }),
  );
  const all = ["", ...new Set(rows.flatMap(({ rpcEntry }) => rpcEntry ?? []))].flatMap((table) => {
    const own = names.filter(({ source: { name } }) => {
      const offering = rows.filter(({ families }) => families?.includes(name));
      return offering.some(({ rpcEntry = "" }) => rpcEntry === table) || (offering.length === 0 && !table);
    });
    return duplicates(own, "another method has the name", "remove one of them");
  });
  return all.filter(
    (one, index) => all.findIndex(({ file, line }) => file === one.file && line === one.line) === index,
  );
}

/** The methods that have something, after the first one in the same table. */
function secondOnes(
  methods: readonly ListedMethod[],
  catalog: Catalog,
  read: (method: unknown) => unknown,
): ListedMethod[] {
  const taken = new Set<string>();
  return methods.filter(({ source: { name }, method }) => {
    if (!read(method)) return false;
    const offering = rpcRows(catalog).filter(([, { families }]) => families.includes(name));
    const tables = offering.map(([, { rpcEntry = "" }]) => rpcEntry);
    const isSecond = tables.some((table) => taken.has(table));
    for (const table of tables) taken.add(table);
    return isSecond;
  });
}

function familyMistakes(sources: readonly Source[], catalog: Catalog, catalogSpec: SpecFile): Mistake[] {
  const families = Object.keys(catalog.families);
  const missing = families.filter((family) => !sources.some(({ name }) => name === family));
  const unknown = sources.filter(({ name }) => name !== "shared" && !families.includes(name));
  const offered = new Set(rpcRows(catalog).flatMap(([, row]) => row.families));
  const note = (family: string, what: string, remedy: string): Mistake =>
    catalogSpec.mistake(["families", family], what, remedy);
  return [
    ...missing.map((family) =>
      note(
        family,
        `the family ${family} has no spec`,
        `add specs/rpc/${family}.openrpc.yaml or remove the family`,
      ),
    ),
    ...unknown.map(({ name, spec }) => {
      const remedy = "add it to families in specs/catalog.yaml";
      return spec.mistake(["info"], `${name} is not a family of the catalog`, remedy);
    }),
    ...families
      .filter((family) => !offered.has(family))
      .map((family) =>
        note(family, `no protocol offers the family ${family}`, "add it to the families of one that does"),
      ),
  ];
}

function methodMistakes({ source, method, path }: ListedMethod, catalog: Catalog): Mistake[] {
  const { spec, name: family } = source;
  const mistakes: Mistake[] = [];
  const note = (at: SpecPath, what: string, remedy: string): unknown =>
    mistakes.push(spec.mistake([...path, ...at], what, remedy));
  const offering = Object.keys(catalog.protocols).filter((key) =>
    catalog.protocols[key]?.families.includes(family),
  );
  const remedy =
    offering.length > 0 ? `use some of ${offering.join(", ")}` : "use one that has it in its families";
  for (const [index, use] of list(field(method, "x-protocols")).entries())
    if (!offering.includes(String(use)))
      note(["x-protocols", index], `${String(use)} does not offer ${family}`, remedy);
  const subscription = field(method, "x-subscription");
  if (subscription !== undefined) {
    const name = String(field(method, "name"));
    const stated = text(field(subscription, "unsubscribeMethod"));
    const unsubscribe = stated ?? findUnsubscribeMethod({ name });
    if (stated === undefined && !/^[a-z0-9]+_subscribe/.test(name))
      note(
        ["name"],
        `${name} starts subscriptions`,
        "its name must continue with subscribe after the namespace, or x-subscription state unsubscribeMethod and notificationMethod",
      );
    else if (!listMethods(source).some((other) => field(other.method, "name") === unsubscribe))
      note(["name"], `${unsubscribe} is not a method`, "add it to this file");
  }
  const checkParams = (owner: unknown, at: SpecPath): string[] => {
    const names = list(field(owner, "params")).map((param) => String(field(param, "name")));
    for (const [index, name] of names.entries()) {
      const same = names.findIndex((other) => identifier(other) === identifier(name));
      const what = `${name} would be the same identifier as ${names[same]}`;
      if (same < index) note([...at, "params", index], what, "rename one of them");
    }
    return names;
  };
  const checkParam = (names: readonly string[], name: unknown, at: SpecPath): void => {
    if (!names.includes(String(name))) note(at, `${String(name)} is not a param`, `use ${names.join(", ")}`);
  };
  const checkOverloads = (names: readonly string[], overloads: unknown, at: SpecPath): void => {
    for (const [index, overload] of list(overloads).entries()) {
      for (const [name] of entries(field(overload, "params")))
        checkParam(names, name, [...at, index, "params", name]);
      for (const [place, name] of list(field(overload, "required")).entries())
        checkParam(names, name, [...at, index, "required", place]);
    }
  };
  const names = checkParams(method, []);
  const each = field(method, "x-result-for-each");
  if (each !== undefined) checkParam(names, each, ["x-result-for-each"]);
  checkOverloads(names, field(method, "x-overloads"), ["x-overloads"]);
  checkOverloads(names, field(subscription, "overloads"), ["x-subscription", "overloads"]);
  for (const [kind, value] of entries(field(subscription, "kinds"))) {
    const at = ["x-subscription", "kinds", kind];
    const home = field(value, "family");
    if (home !== undefined && !Object.hasOwn(catalog.families, String(home))) {
      const known = `use one of ${Object.keys(catalog.families).join(", ")}`;
      note([...at, "family"], `${String(home)} is not a family of the catalog`, known);
    }
    checkOverloads(checkParams(value, at), field(value, "overloads"), [...at, "overloads"]);
  }
  return mistakes;
}
