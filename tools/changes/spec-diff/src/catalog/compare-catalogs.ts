import type { GeneratorName } from "@node-access-tools/generate/targets";
import { type Catalog, withFamilies } from "@node-access-tools/generate/model";
import { SpecFile } from "@node-access-tools/generate/spec-file";
import {
  type Finding,
  Findings,
  hasOther,
  isObject,
  type JsonObject,
  object,
  same,
  type Site,
} from "@node-access/generate/diff";
import { list } from "@node-access/generate/read";
import { locateInFiles } from "../locate.ts";
import { type OwnRuleName, ownRules } from "../rules.ts";
import { compareDenied, type Note } from "./compare-denied.ts";

const FILE = "specs/catalog.yaml";

/** How a fact of a row is compared, where it is not what all programs rely on. */
interface Fact {
  /** The rule for a change. Default: `fact-changed`. */
  readonly rule?: OwnRuleName;
  /** The generators that read the fact, if not all of the section's do. */
  readonly readers?: readonly GeneratorName[];
  /** Whether a change only offers more. */
  readonly isMore?: (before: unknown, after: unknown) => boolean;
}

/** A part of the catalog, and the generators that read it. */
interface Section {
  readonly key: string;
  /** Fields that list what a row offers or accepts. */
  readonly lists: readonly string[];
  /** The lists whose order counts: the last version is the newest. */
  readonly ordered: readonly string[];
  /** Fields that hold one fact, and lists that not all generators of the section read. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly generators: readonly GeneratorName[];
}

const GATEWAY: Fact = { readers: ["gateway"] };
const IDENTITY: Fact = { rule: "identity-changed", readers: ["cli", "gateway"] };
const DEPTH: Fact = { rule: "final-depth-changed", readers: ["gateway"] };
/** Params may be passed by name too, and by position as before. */
const NAMED: Fact = { isMore: (before, after) => before === undefined && after === true };

const SECTIONS: readonly Section[] = [
  { key: "credentials", lists: [], ordered: [], facts: { in: {}, header: {} }, generators: ["gateway"] },
  {
    key: "surfaces",
    lists: ["credentials"],
    ordered: [],
    facts: { jsonRpc: {} },
    generators: ["catalog", "cli", "gateway"],
  },
  {
    key: "endpoints",
    lists: ["families"],
    ordered: [],
    facts: {
      surface: { readers: ["cli", "gateway"] },
      identity: IDENTITY,
      rpcPath: {},
      rpcEntry: {},
      namedParams: NAMED,
      batches: { readers: ["gateway"], isMore: (before) => before === false },
    },
    generators: ["rpc", "cli", "gateway"],
  },
  {
    key: "families",
    lists: ["named"],
    ordered: [],
    facts: {
      named: GATEWAY,
      chainIdMethod: IDENTITY,
      graphqlPath: { readers: ["cli", "gateway"], isMore: (before) => before === undefined },
      separate: { readers: ["rpc"], isMore: (before) => before === true },
    },
    generators: ["rpc", "cli", "gateway"],
  },
  {
    key: "protocols",
    lists: ["families", "endpoints", "versions"],
    ordered: ["versions"],
    facts: {
      rpcPath: {},
      rpcEntry: {},
      grpcPackage: GATEWAY,
      grpcClient: { readers: ["cli", "grpc"], isMore: (before) => before === undefined },
      identity: IDENTITY,
      newest: { ...IDENTITY, readers: ["gateway"] },
      finalDepth: DEPTH,
      errorStatuses: { readers: ["rpc", "gateway"] },
      namedParams: NAMED,
    },
    generators: ["rpc", "cli", "gateway"],
  },
  {
    key: "networks",
    lists: [],
    ordered: [],
    facts: { protocol: {}, chainId: {}, genesis: IDENTITY, finalDepth: DEPTH },
    generators: ["cli", "gateway"],
  },
];

const TEXT = ["title", "source"];
const DENIAL: ReadonlySet<string> = new Set(["except", "methods", "source", "unlessNamed"]);
/** Parts that become types of the REST APIs. Their changes are reported there. */
const FILLED: ReadonlySet<string> = new Set(["types", "roles", "statuses", "providers"]);

/** Compares two catalogs, except for the parts that become types. An added or removed catalog is reported as a file. */
export function compareCatalogs(before: string | undefined, after: string | undefined): Finding[] {
  if (before === undefined || after === undefined) return [];
  const [catalogBefore, catalogAfter] = [before, after].map((text) =>
    object(withFamilies(SpecFile.ofSpec(FILE, text).value as Catalog)),
  );
  const [locateBefore, locateAfter] = [before, after].map((text) =>
    locateInFiles(new Map([[FILE, text]]), FILE),
  );
  if (!catalogBefore || !catalogAfter || !locateBefore || !locateAfter) return [];
  const findings = new Findings(locateBefore, locateAfter, ownRules);
  const noteAt =
    (at: Site, generators?: readonly GeneratorName[], old = false): Note =>
    (rule, predicate) =>
      findings.add({ rule, direction: "received", at, old, predicate, ...(generators && { generators }) });

  for (const section of SECTIONS) {
    for (const [name, row, other] of listRows(catalogBefore[section.key], catalogAfter[section.key])) {
      const note = noteAt(rowSite(section.key, name), section.generators, other === undefined);
      const createNote = (key: string): Note =>
        noteAt(rowSite(section.key, name), section.facts[key]?.readers ?? section.generators);
      if (row && other) compareRow(section, row, other, note, createNote);
      else if (row) note("entry-removed", "is removed");
      else note("entry-added", "is added");
    }
  }
  for (const [name, row, other] of listRows(catalogBefore["denied"], catalogAfter["denied"])) {
    const at = rowSite("denied", name);
    const note = noteAt(at, ["gateway"], other === undefined);
    compareDenied(row, other, note);
    if (!row || !other) continue;
    if (row["source"] !== other["source"]) note("text", "has a different source");
    noteOthers(row, other, DENIAL, noteAt(at));
  }
  const known = new Set([...SECTIONS.map(({ key }) => key), "familySets", "denied", "nodes"]);
  noteOthers(catalogBefore, catalogAfter, known, noteAt({ subject: "", label: FILE, path: [] }));
  const nodes = { subject: "nodes", label: "nodes", path: ["nodes"] };
  noteOthers(object(catalogBefore["nodes"]), object(catalogAfter["nodes"]), FILLED, noteAt(nodes));
  if (!same(catalogBefore["nodes"], catalogAfter["nodes"]))
    noteAt(nodes, [])("text", "differs, which is reported where it is used");
  return findings.all;
}

function listRows(
  before: unknown,
  after: unknown,
): [string, JsonObject | undefined, JsonObject | undefined][] {
  const [old, current] = [object(before), object(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(current)])].map((name) => [
    name,
    name in old ? object(old[name]) : undefined,
    name in current ? object(current[name]) : undefined,
  ]);
}

function compareRow(
  section: Section,
  before: JsonObject,
  after: JsonObject,
  note: Note,
  noteOf: (key: string) => Note,
): void {
  for (const key of section.lists)
    compareList(key, section, list(before[key]), list(after[key]), noteOf(key));
  for (const [key, fact] of Object.entries(section.facts)) {
    if (section.lists.includes(key)) continue;
    const [old, current] = [before[key], after[key]];
    if (same(old, current)) continue;
    const rule = fact.rule ?? (fact.isMore?.(old, current) ? "offer-added" : "fact-changed");
    const [valuesBefore, valuesAfter] = [old, current].map((value) => `\`${shown(value)}\``);
    if (old === undefined) noteOf(key)(rule, `has ${valuesAfter} as its ${key}`);
    else if (current === undefined) noteOf(key)(rule, `no longer has ${valuesBefore} as its ${key}`);
    else noteOf(key)(rule, `has ${valuesAfter} as its ${key} instead of ${valuesBefore}`);
  }
  const texts = TEXT.filter((key) => before[key] !== after[key]);
  if (texts.length > 0) note("text", hasOther(texts));
  noteOthers(before, after, new Set([...section.lists, ...Object.keys(section.facts), ...TEXT]), note);
}

function compareList(
  key: string,
  { ordered }: Section,
  before: readonly unknown[],
  after: readonly unknown[],
  note: Note,
): void {
  const gone = before.filter((other) => !after.includes(other)).map(String);
  const added = after.filter((other) => !before.includes(other)).map(String);
  if (key === "named") {
    for (const one of gone) note("offer-removed", `has \`${one}\` only where nodes offer it`);
    for (const one of added) note("offer-added", `has \`${one}\` even where nodes do not offer it`);
  } else {
    for (const one of gone) note("offer-removed", `no longer has ${one} among its ${key}`);
    for (const one of added) note("offer-added", `has ${one} among its ${key}`);
  }
  const [common, still] = [
    before.filter((one) => after.includes(one)),
    after.filter((one) => before.includes(one)),
  ];
  if (ordered.includes(key) && !same(common, still))
    note("fact-changed", `has its ${key} in a different order`);
}

/** Reports differences under keys without a rule. */
function noteOthers(before: JsonObject, after: JsonObject, known: ReadonlySet<string>, note: Note): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (known.has(key) || same(before[key], after[key])) continue;
    note("not-compared", `could not be compared: \`${key}\` differs, and no rule covers it`);
  }
}

function rowSite(section: string, name: string): Site {
  return { subject: `${section}.${name}`, label: `${section}.${name}`, path: [section, name] };
}

function shown(fact: unknown): string {
  return isObject(fact) ? Object.values(fact).join(" ") : String(fact ?? "");
}
