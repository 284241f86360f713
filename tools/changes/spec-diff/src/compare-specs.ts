import { type Catalog, grpcPackages, withFamilies } from "@node-access-tools/generate/model";
import { readRestFile, readRpcTexts } from "@node-access-tools/generate/read-texts";
import { SpecFile } from "@node-access-tools/generate/spec-file";
import { compareCatalogs } from "./catalog/compare-catalogs.ts";
import {
  compareGraphql,
  compareSpec,
  distinct,
  type Finding,
  Findings,
  same,
} from "@node-access/generate/diff";
import { compareProtos } from "./compare-protos.ts";
import { compareRpc } from "./compare-rpc.ts";
import { locateInFiles } from "./locate.ts";
import { ownRules } from "./rules.ts";
import {
  CATALOG,
  FACTS,
  GRAPHQL,
  isCompared,
  REST,
  RPC,
  type Texts,
  differ,
  isProto,
  namesIn,
  only,
} from "./texts.ts";

const isCatalog = (name: string): boolean => name === CATALOG;
const isRpc = (name: string): boolean => RPC.test(name);

/** Compares two states of `specs/`. Files of a kind are read only if one of them, or the catalog, differs. */
export async function compareSpecs(before: Texts, after: Texts): Promise<Finding[]> {
  const catalogDiffers = differ(before, after, isCatalog);
  const catalogs = { before: readCatalog(before), after: readCatalog(after) };
  const packages = { before: grpcPackages(catalogs.before), after: grpcPackages(catalogs.after) };
  // buf compiles in its own processes while this process compares the rest.
  const protos =
    differ(before, after, isProto) || !same(packages.before, packages.after)
      ? compareProtos(
          { texts: before, packages: { ...packages.after, ...packages.before } },
          { texts: after, packages: packages.after },
        )
      : Promise.resolve([]);
  protos.catch(() => {});
  checkBase(before, after);
  const found: Finding[] = [];
  if (catalogDiffers) found.push(...compareCatalogs(before.get(CATALOG), after.get(CATALOG)));
  for (const stem of new Set([...namesIn(before, after)].flatMap((name) => REST.exec(name)?.[1] ?? []))) {
    const isOwn = (name: string): boolean => REST.exec(name)?.[1] === stem;
    if (!catalogDiffers && !differ(before, after, isOwn)) continue;
    const state = async (texts: Texts, catalog: Catalog) => {
      const own = only(texts, isOwn);
      const isThere = own.has(`specs/${stem}.openapi.yaml`);
      const spec = isThere ? await readRestFile("", stem, catalog, own) : undefined;
      return { spec, locate: locateInFiles(own, `specs/${stem}`) };
    };
    const states = [await state(before, catalogs.before), await state(after, catalogs.after)] as const;
    found.push(...compareSpec(...states).all);
  }
  if (catalogDiffers || differ(before, after, isRpc)) {
    const state = (texts: Texts, catalog: Catalog) => ({
      spec: readRpcTexts(only(texts, isRpc), catalog),
      locate: locateInFiles(only(texts, isRpc), "specs/rpc"),
    });
    found.push(...compareRpc(state(before, catalogs.before), state(after, catalogs.after)));
  }
  for (const file of namesIn(before, after))
    if (GRAPHQL.test(file) && before.get(file) !== after.get(file))
      found.push(...compareGraphql(file, before.get(file), after.get(file)));
  found.push(...(await protos), ...compareOtherFiles(before, after));
  return distinct(found);
}

const NOTHING = {
  credentials: {},
  surfaces: {},
  endpoints: {},
  families: {},
  protocols: {},
  nodes: {
    types: { shared: { protocols: [], source: "" }, dedicated: { protocols: "all", source: "" } },
    roles: { values: [], source: "" },
    statuses: { values: [], source: "" },
    providers: {},
  },
} satisfies Catalog;

/** The catalog of a state. Without a catalog, each file of JSON-RPC methods is a family that no protocol offers. */
function readCatalog(texts: Texts): Catalog {
  const text = texts.get(CATALOG);
  if (text !== undefined) return withFamilies(SpecFile.ofSpec(CATALOG, text).value as Catalog);
  const names = [...texts.keys()].flatMap((name) => RPC.exec(name)?.[1] ?? []);
  const families = names
    .filter((name) => name !== "shared")
    .map((name) => [name, { title: name, source: "" }]);
  return { ...NOTHING, families: Object.fromEntries(families) };
}

/** Reports files of facts that differ, files of an unknown kind, and a removed catalog. */
function compareOtherFiles(before: Texts, after: Texts): Finding[] {
  return [...namesIn(before, after)].flatMap((file) => {
    if (!differ(before, after, (name) => name === file)) return [];
    const here = () => ({ file, line: 1 });
    const findings = new Findings(here, here, ownRules);
    const change = { direction: "received", at: { subject: "", label: file, path: [] } } as const;
    const facts = FACTS.find((one) => one.file.test(file));
    const isGone = file === CATALOG && !after.has(file);
    if (facts) findings.add({ ...change, ...facts, old: !after.has(file) });
    else if (isGone || !(isCompared(file) || REST.test(file))) {
      const predicate = "could not be compared: no rule is known for this kind of file";
      findings.add({ ...change, rule: "not-compared", old: !after.has(file), predicate });
    }
    return findings.all;
  });
}

/** Parses the files that differ in the base, so that errors name the base and not the current specs. */
function checkBase(before: Texts, after: Texts): void {
  for (const [name, content] of before) {
    if (name.endsWith(".yaml") && !isProto(name) && content !== after.get(name))
      void new SpecFile(`the base's ${name}`, content);
  }
}
