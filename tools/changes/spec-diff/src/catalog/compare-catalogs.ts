import { SpecFile } from "@node-access/generate/spec-file";
import type { Finding } from "../finding.ts";
import { type Change, Findings } from "../findings.ts";
import { isObject, type JsonObject, list, object, same } from "../json.ts";
import { locateInFiles } from "../locate.ts";
import { hasOther } from "../other-texts.ts";
import type { Site } from "../types/site.ts";
import { compareDenied } from "./compare-denied.ts";

const FILE = "specs/catalog.yaml";

/** A part of the catalog, and the generators whose output follows from it. */
interface Section {
  readonly key: string;
  /** Fields that list what a row offers or takes. */
  readonly lists: readonly string[];
  /** Those of them whose order counts: the last version is the newest. */
  readonly ordered: readonly string[];
  /** Fields that hold one fact. */
  readonly facts: readonly string[];
  readonly generators: readonly string[];
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
/** What becomes types of the REST APIs. A change is reported there. */
const FILLED: ReadonlySet<string> = new Set(["types", "roles", "statuses", "providers"]);

/** What differs between two catalogs, except for what becomes types. A catalog that only one state has is reported as a file. */
export function compareCatalogs(before: string | undefined, after: string | undefined): Finding[] {
  if (before === undefined || after === undefined) return [];
  const [was, is] = [before, after].map((text) => object(SpecFile.ofSpec(FILE, text).value));
  const [had, has] = [before, after].map((text) => locateInFiles(new Map([[FILE, text]]), FILE));
  if (!was || !is || !had || !has) return [];
  const findings = new Findings(had, has);
  const catalog = new CatalogComparison(findings);
  for (const section of SECTIONS)
    catalog.compareSection(section, object(was[section.key]), object(is[section.key]));
  catalog.compareDenials(object(was["denied"]), object(is["denied"]));
  const known = new Set([...SECTIONS.map(({ key }) => key), "denied", "nodes"]);
  catalog.noteUnknown({ subject: "", label: FILE, path: [] }, was, is, known);
  const nodes = { subject: "nodes", label: "nodes", path: ["nodes"] };
  catalog.noteUnknown(nodes, object(was["nodes"]), object(is["nodes"]), FILLED);
  if (!same(was["nodes"], is["nodes"])) {
    const says = "says something else, which is reported where it is used";
    findings.add({ rule: "text", direction: "received", at: nodes, says, generators: [] });
  }
  return findings.all;
}

type Rows = JsonObject;
type Note = (change: Pick<Change, "rule" | "says">) => void;

class CatalogComparison {
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  compareSection(section: Section, before: Rows, after: Rows): void {
    const at = (name: string) =>
      ({ direction: "received", generators: section.generators, at: rowSite(section.key, name) }) as const;
    for (const [name, row] of Object.entries(before)) {
      if (name in after)
        this.#compareRow(section, object(row), object(after[name]), (change) =>
          this.#findings.add({ ...at(name), ...change }),
        );
      else this.#findings.add({ ...at(name), rule: "entry-removed", old: true, says: "is removed" });
    }
    for (const name of Object.keys(after))
      if (!(name in before)) this.#findings.add({ ...at(name), rule: "entry-added", says: "is added" });
  }

  compareDenials(before: Rows, after: Rows): void {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [was, is] = [before, after].map((rows) => (name in rows ? object(rows[name]) : undefined));
      const at = rowSite("denied", name);
      const note: Note = (change) =>
        this.#findings.add({
          direction: "received",
          generators: ["gateway"],
          at,
          old: is === undefined,
          ...change,
        });
      compareDenied(was, is, note);
      if (!was || !is) continue;
      if (was["source"] !== is["source"]) note({ rule: "text", says: "has another source" });
      this.noteUnknown(at, was, is, DENIAL);
    }
  }

  /** Notes what differs under keys that no rule is known for. */
  noteUnknown(at: Site, was: JsonObject, is: JsonObject, known: ReadonlySet<string>): void {
    noteOthers(was, is, known, (change) => this.#findings.add({ direction: "received", at, ...change }));
  }

  #compareRow(section: Section, was: JsonObject, is: JsonObject, note: Note): void {
    for (const key of section.lists) compareList(key, section, list(was[key]), list(is[key]), note);
    for (const key of section.facts.filter((one) => !same(was[one], is[one]))) {
      const [had, has] = [was, is].map((row) => `\`${shown(row[key])}\``);
      note({ rule: "fact-changed", says: `has ${has} as its ${key} instead of ${had}` });
    }
    const texts = TEXT.filter((key) => was[key] !== is[key]);
    if (texts.length > 0) note({ rule: "text", says: hasOther(texts) });
    noteOthers(was, is, new Set([...section.lists, ...section.facts, ...TEXT]), note);
  }
}

function compareList(
  key: string,
  { ordered }: Section,
  had: readonly unknown[],
  has: readonly unknown[],
  note: Note,
): void {
  for (const one of had.filter((other) => !has.includes(other)))
    note({ rule: "offer-removed", says: `no longer has ${String(one)} among its ${key}` });
  for (const one of has.filter((other) => !had.includes(other)))
    note({ rule: "offer-added", says: `has ${String(one)} among its ${key}` });
  const [kept, still] = [had.filter((one) => has.includes(one)), has.filter((one) => had.includes(one))];
  if (ordered.includes(key) && !same(kept, still))
    note({ rule: "fact-changed", says: `has its ${key} in another order` });
}

function noteOthers(was: JsonObject, is: JsonObject, known: ReadonlySet<string>, note: Note): void {
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (known.has(key) || same(was[key], is[key])) continue;
    const says = `could not be compared: \`${key}\` differs, and no rule understands it`;
    note({ rule: "not-compared", says });
  }
}

function rowSite(section: string, name: string): Site {
  return { subject: `${section}.${name}`, label: `${section}.${name}`, path: [section, name] };
}

function shown(fact: unknown): string {
  return isObject(fact) ? Object.values(fact).join(" ") : String(fact ?? "");
}
