import { compareDenied } from "./compare-denied.ts";
import type { Change, Findings } from "./findings.ts";
import { same, type JsonObject, list, object } from "./json.ts";
import { hasOther } from "./other-texts.ts";
import { noteOthers } from "./not-compared.ts";
import type { SpecTree } from "./spec-tree.ts";

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
  {
    key: "surfaces",
    lists: ["credentials"],
    ordered: [],
    facts: [],
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
/** What the schemas with `x-catalog` are filled with: compared there, where it is sent or received. */
const FILLED = ["types", "roles", "statuses", "providers"];

/** Notes what differs between two catalogs, but for what becomes schemas. */
export function compareCatalogs(before: SpecTree, after: SpecTree, findings: Findings): void {
  const [was, is] = [object(before.value), object(after.value)];
  for (const section of SECTIONS) {
    compareSection(findings, section, object(was[section.key]), object(is[section.key]));
  }
  compareDenials(findings, object(was["denied"]), object(is["denied"]));
  const known = new Set([...SECTIONS.map(({ key }) => key), "denied", "nodes"]);
  noteUnknown(findings, was, is, known);
  noteUnknown(findings, object(was["nodes"]), object(is["nodes"]), new Set(FILLED));
  // What becomes schemas is told where these are used.
  if (!same(was["nodes"], is["nodes"])) {
    const says = "says something else, told where it is used";
    findings.add({ rule: "text", direction: "received", node: object(is["nodes"]), says, generators: [] });
  }
}

function compareDenials(findings: Findings, before: JsonObject, after: JsonObject): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before, after].map((rows) => (name in rows ? object(rows[name]) : undefined));
    const at = { direction: "received", generators: ["gateway"] } as const;
    compareDenied(was, is, (change) =>
      findings.add({ ...at, ...change, node: is ?? object(was), old: is === undefined }),
    );
    if (!was || !is) continue;
    if (was["source"] !== is["source"])
      findings.add({ ...at, node: is, rule: "text", says: "has another source" });
    noteUnknown(findings, was, is, DENIAL);
  }
}

function compareSection(findings: Findings, section: Section, before: JsonObject, after: JsonObject): void {
  const { generators } = section;
  for (const [name, row] of Object.entries(before)) {
    const now = after[name];
    const at = { direction: "received", generators } as const;
    if (now === undefined)
      findings.add({ ...at, rule: "entry-removed", node: object(row), old: true, says: "is removed" });
    else
      compareRow(section, object(row), object(now), (change) =>
        findings.add({ ...at, node: object(now), ...change }),
      );
  }
  for (const [name, row] of Object.entries(after)) {
    if (!(name in before))
      findings.add({
        rule: "entry-added",
        direction: "received",
        node: object(row),
        generators,
        says: "is added",
      });
  }
}

type Note = (change: Pick<Change, "rule" | "says">) => void;

function compareRow(section: Section, was: JsonObject, is: JsonObject, note: Note): void {
  for (const key of section.lists) {
    const [had, has] = [list(was[key]), list(is[key])];
    for (const one of had.filter((other) => !has.includes(other)))
      note({ rule: "offer-removed", says: `no longer has ${String(one)} among its ${key}` });
    for (const one of has.filter((other) => !had.includes(other)))
      note({ rule: "offer-added", says: `has ${String(one)} among its ${key}` });
    const [kept, still] = [had.filter((one) => has.includes(one)), has.filter((one) => had.includes(one))];
    if (section.ordered.includes(key) && !same(kept, still))
      note({ rule: "fact-changed", says: `has its ${key} in another order` });
  }
  for (const key of section.facts) {
    if (same(was[key], is[key])) continue;
    note({
      rule: "fact-changed",
      says: `has \`${shown(is[key])}\` as its ${key} instead of \`${shown(was[key])}\``,
    });
  }
  const texts = TEXT.filter((key) => was[key] !== is[key]);
  if (texts.length > 0) note({ rule: "text", says: hasOther(texts) });
  noteOthers(was, is, new Set([...section.lists, ...section.facts, ...TEXT]), note);
}

function shown(fact: unknown): string {
  return typeof fact === "object" && fact ? Object.values(fact).join(" ") : String(fact ?? "");
}

function noteUnknown(findings: Findings, was: JsonObject, is: JsonObject, known: ReadonlySet<string>): void {
  noteOthers(was, is, known, (change) => findings.add({ direction: "received", node: is, ...change }));
}
