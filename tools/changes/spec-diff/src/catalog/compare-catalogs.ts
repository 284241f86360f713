import type { GeneratorName } from "@node-access-tools/generate/targets";
import { SpecFile } from "@node-access-tools/generate/spec-file";
import type { Finding } from "../finding.ts";
import { Findings } from "../findings.ts";
import { isObject, type JsonObject, list, object, same } from "../json.ts";
import { locateInFiles } from "../locate.ts";
import { hasOther } from "../other-texts.ts";
import type { Site } from "../site.ts";
import { compareDenied, type Note } from "./compare-denied.ts";

const FILE = "specs/catalog.yaml";

/** A part of the catalog, and the generators that read it. */
interface Section {
  readonly key: string;
  /** Fields that list what a row offers or accepts. */
  readonly lists: readonly string[];
  /** The lists whose order counts: the last version is the newest. */
  readonly ordered: readonly string[];
  /** Fields that hold one fact. */
  readonly facts: readonly string[];
  readonly generators: readonly GeneratorName[];
}

const SECTIONS: readonly Section[] = [
  { key: "credentials", lists: [], ordered: [], facts: ["in"], generators: ["gateway"] },
  {
    key: "surfaces",
    lists: ["credentials"],
    ordered: [],
    facts: ["jsonRpc"],
    generators: ["catalog", "gateway"],
  },
  { key: "endpoints", lists: [], ordered: [], facts: ["surface", "identity"], generators: ["gateway"] },
  { key: "families", lists: [], ordered: [], facts: ["chainIdMethod"], generators: ["rpc", "gateway"] },
  {
    key: "protocols",
    lists: ["families", "endpoints", "versions"],
    ordered: ["versions"],
    facts: ["rpcPath", "grpcPackage", "grpcClient", "identity"],
    generators: ["rpc", "gateway"],
  },
  {
    key: "networks",
    lists: [],
    ordered: [],
    facts: ["protocol", "chainId", "genesis"],
    generators: ["gateway"],
  },
];

const TEXT = ["title", "source"];
const DENIAL: ReadonlySet<string> = new Set(["except", "methods", "source", "unlessNamed"]);
/** Parts that become types of the REST APIs. Their changes are reported there. */
const FILLED: ReadonlySet<string> = new Set(["types", "roles", "statuses", "providers"]);

/** Compares two catalogs, except for the parts that become types. An added or removed catalog is reported as a file. */
export function compareCatalogs(before: string | undefined, after: string | undefined): Finding[] {
  if (before === undefined || after === undefined) return [];
  const [was, is] = [before, after].map((text) => object(SpecFile.ofSpec(FILE, text).value));
  const [had, has] = [before, after].map((text) => locateInFiles(new Map([[FILE, text]]), FILE));
  if (!was || !is || !had || !has) return [];
  const findings = new Findings(had, has);
  const noteAt =
    (at: Site, generators?: readonly GeneratorName[], old = false): Note =>
    (rule, predicate) =>
      findings.add({ rule, direction: "received", at, old, predicate, ...(generators && { generators }) });

  for (const section of SECTIONS) {
    for (const [name, row, other] of rowsOf(was[section.key], is[section.key])) {
      const note = noteAt(rowSite(section.key, name), section.generators, other === undefined);
      if (row && other) compareRow(section, row, other, note);
      else if (row) note("entry-removed", "is removed");
      else note("entry-added", "is added");
    }
  }
  for (const [name, row, other] of rowsOf(was["denied"], is["denied"])) {
    const at = rowSite("denied", name);
    const note = noteAt(at, ["gateway"], other === undefined);
    compareDenied(row, other, note);
    if (!row || !other) continue;
    if (row["source"] !== other["source"]) note("text", "has another source");
    noteOthers(row, other, DENIAL, noteAt(at));
  }
  const known = new Set([...SECTIONS.map(({ key }) => key), "denied", "nodes"]);
  noteOthers(was, is, known, noteAt({ subject: "", label: FILE, path: [] }));
  const nodes = { subject: "nodes", label: "nodes", path: ["nodes"] };
  noteOthers(object(was["nodes"]), object(is["nodes"]), FILLED, noteAt(nodes));
  if (!same(was["nodes"], is["nodes"]))
    noteAt(nodes, [])("text", "differs, which is reported where it is used");
  return findings.all;
}

/** The rows of a section, by name, in the old and in the new catalog. */
function rowsOf(before: unknown, after: unknown): [string, JsonObject | undefined, JsonObject | undefined][] {
  const [was, is] = [object(before), object(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => [
    name,
    name in was ? object(was[name]) : undefined,
    name in is ? object(is[name]) : undefined,
  ]);
}

function compareRow(section: Section, was: JsonObject, is: JsonObject, note: Note): void {
  for (const key of section.lists) compareList(key, section, list(was[key]), list(is[key]), note);
  for (const key of section.facts.filter((one) => !same(was[one], is[one]))) {
    const [had, has] = [was, is].map((row) => `\`${shown(row[key])}\``);
    note("fact-changed", `has ${has} as its ${key} instead of ${had}`);
  }
  const texts = TEXT.filter((key) => was[key] !== is[key]);
  if (texts.length > 0) note("text", hasOther(texts));
  noteOthers(was, is, new Set([...section.lists, ...section.facts, ...TEXT]), note);
}

function compareList(
  key: string,
  { ordered }: Section,
  had: readonly unknown[],
  has: readonly unknown[],
  note: Note,
): void {
  for (const one of had.filter((other) => !has.includes(other)))
    note("offer-removed", `no longer has ${String(one)} among its ${key}`);
  for (const one of has.filter((other) => !had.includes(other)))
    note("offer-added", `has ${String(one)} among its ${key}`);
  const [common, still] = [had.filter((one) => has.includes(one)), has.filter((one) => had.includes(one))];
  if (ordered.includes(key) && !same(common, still)) note("fact-changed", `has its ${key} in another order`);
}

/** Reports differences under keys without a rule. */
function noteOthers(was: JsonObject, is: JsonObject, known: ReadonlySet<string>, note: Note): void {
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (known.has(key) || same(was[key], is[key])) continue;
    note("not-compared", `could not be compared: \`${key}\` differs, and no rule understands it`);
  }
}

function rowSite(section: string, name: string): Site {
  return { subject: `${section}.${name}`, label: `${section}.${name}`, path: [section, name] };
}

function shown(fact: unknown): string {
  return isObject(fact) ? Object.values(fact).join(" ") : String(fact ?? "");
}
