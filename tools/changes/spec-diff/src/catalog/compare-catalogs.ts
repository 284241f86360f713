import type { GeneratorName } from "@node-access-tools/generate/targets";
import { type Catalog, withFamilies } from "@node-access-tools/generate/model";
import { SpecFile } from "@node-access-tools/generate/spec-file";
import {
  type Finding,
  Findings,
  hasOther,
  isObject,
  type JsonObject,
  type Locate,
  object,
  type RuleName,
  same,
  type Site,
} from "@node-access/generate/diff";
import { list } from "@node-access/generate/read";
import { locateInFiles } from "../locate.ts";
import { type OwnRuleName, ownRules } from "../rules.ts";

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
  /** Fields that list what a row offers or accepts. */
  readonly lists?: readonly string[];
  /** Fields that hold one fact, and lists that not all generators of the section read. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly generators: readonly GeneratorName[];
}

const GATEWAY: Fact = { readers: ["gateway"] };
const IDENTITY: Fact = { rule: "identity-changed", readers: ["cli", "gateway"] };
const DEPTH: Fact = { rule: "final-depth-changed", readers: ["gateway"] };
/** Params may be passed by name too, and by position as before. */
const NAMED: Fact = { isMore: (before, after) => before === undefined && after === true };

const SECTIONS: Readonly<Record<string, Section>> = {
  credentials: { facts: { in: {}, header: {} }, generators: ["gateway"] },
  surfaces: { lists: ["credentials"], facts: { jsonRpc: {} }, generators: ["catalog", "cli", "gateway"] },
  endpoints: {
    lists: ["families"],
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
  families: {
    lists: ["named"],
    facts: {
      named: GATEWAY,
      chainIdMethod: IDENTITY,
      graphqlPath: { readers: ["cli", "gateway"], isMore: (before) => before === undefined },
      separate: { readers: ["rpc"], isMore: (before) => before === true },
    },
    generators: ["rpc", "cli", "gateway"],
  },
  protocols: {
    lists: ["families", "endpoints", "versions"],
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
  networks: {
    facts: { protocol: {}, chainId: {}, genesis: IDENTITY, finalDepth: DEPTH },
    generators: ["cli", "gateway"],
  },
};

const TEXT = ["title", "source"];
const DENIAL = ["except", "methods", "source", "unlessNamed"];
/** Parts that become types of the REST APIs. Their changes are reported there. */
const FILLED = ["types", "roles", "statuses", "providers"];

type Note = (rule: RuleName | OwnRuleName, predicate: string) => void;

/** Compares two catalogs, except for the parts that become types. An added or removed catalog is reported as a file. */
export function compareCatalogs(before: string | undefined, after: string | undefined): Finding[] {
  if (before === undefined || after === undefined) return [];
  const read = (text: string): JsonObject =>
    object(withFamilies(SpecFile.ofSpec(FILE, text).value as Catalog));
  const locate = (text: string): Locate => locateInFiles(new Map([[FILE, text]]), FILE);
  const [old, current] = [read(before), read(after)];
  const findings = new Findings(locate(before), locate(after), ownRules);
  const noteAt =
    (at: Site, generators?: readonly GeneratorName[], isGone = false): Note =>
    (rule, predicate) =>
      findings.add({
        rule,
        direction: "received",
        at,
        old: isGone,
        predicate,
        ...(generators && { generators }),
      });
  const compareRows = (key: string, compare: (was: JsonObject, is: JsonObject, at: Site) => void) => {
    const [rowsBefore, rowsAfter] = [object(old[key]), object(current[key])];
    for (const name of new Set([...Object.keys(rowsBefore), ...Object.keys(rowsAfter)])) {
      const at = { subject: `${key}.${name}`, label: `${key}.${name}`, path: [key, name] };
      const isGone = !(name in rowsAfter);
      if (key === "denied") noteDenied(rowsBefore[name], rowsAfter[name], noteAt(at, ["gateway"], isGone));
      if (name in rowsBefore && !isGone) compare(object(rowsBefore[name]), object(rowsAfter[name]), at);
      else if (key !== "denied")
        noteAt(
          at,
          SECTIONS[key]?.generators,
          isGone,
        )(isGone ? "entry-removed" : "entry-added", isGone ? "is removed" : "is added");
    }
  };
  for (const [key, section] of Object.entries(SECTIONS))
    compareRows(key, (was, is, at) =>
      compareRow(section, was, is, (fact) =>
        noteAt(at, section.facts[fact ?? ""]?.readers ?? section.generators),
      ),
    );
  compareRows("denied", (was, is, at) => {
    if (was["source"] !== is["source"]) noteAt(at, ["gateway"])("text", "has a different source");
    noteOthers(was, is, DENIAL, noteAt(at));
  });
  const known = [...Object.keys(SECTIONS), "familySets", "denied", "nodes"];
  noteOthers(old, current, known, noteAt({ subject: "", label: FILE, path: [] }));
  const nodes = { subject: "nodes", label: "nodes", path: ["nodes"] };
  noteOthers(object(old["nodes"]), object(current["nodes"]), FILLED, noteAt(nodes));
  if (!same(old["nodes"], current["nodes"]))
    noteAt(nodes, [])("text", "differs, which is reported where it is used");
  return findings.all;
}

/** @param noteOf - Notes a change of a field, or of the row. */
function compareRow(
  { lists = [], facts }: Section,
  before: JsonObject,
  after: JsonObject,
  noteOf: (key?: string) => Note,
): void {
  for (const key of lists) compareList(key, list(before[key]), list(after[key]), noteOf(key));
  for (const [key, fact] of Object.entries(facts)) {
    const [old, current] = [before[key], after[key]];
    if (lists.includes(key) || same(old, current)) continue;
    const rule = fact.rule ?? (fact.isMore?.(old, current) ? "offer-added" : "fact-changed");
    const [was, is] = [old, current].map((value) => `\`${shown(value)}\``);
    if (old === undefined) noteOf(key)(rule, `has ${is} as its ${key}`);
    else if (current === undefined) noteOf(key)(rule, `no longer has ${was} as its ${key}`);
    else noteOf(key)(rule, `has ${is} as its ${key} instead of ${was}`);
  }
  const texts = TEXT.filter((key) => before[key] !== after[key]);
  if (texts.length > 0) noteOf()("text", hasOther(texts));
  noteOthers(before, after, [...lists, ...Object.keys(facts), ...TEXT], noteOf());
}

function compareList(key: string, before: readonly unknown[], after: readonly unknown[], note: Note): void {
  const isNamed = key === "named";
  for (const one of findGone(before, after))
    note(
      "offer-removed",
      isNamed ? `has \`${one}\` only where nodes offer it` : `no longer has ${one} among its ${key}`,
    );
  for (const one of findGone(after, before))
    note(
      "offer-added",
      isNamed ? `has \`${one}\` even where nodes do not offer it` : `has ${one} among its ${key}`,
    );
  const common = before.filter((one) => after.includes(one));
  const still = after.filter((one) => before.includes(one));
  // The last version is the newest.
  if (key === "versions" && !same(common, still)) note("fact-changed", `has its ${key} in a different order`);
}

/** Notes which methods the gateway starts to reject or to allow. Either row may be missing. */
function noteDenied(before: unknown, after: unknown, note: Note): void {
  const [old, current] = [object(before), object(after)];
  const deny = (what: string): void => note("call-denied", `denies ${what}`);
  const allow = (what: string): void => note("call-allowed", `allows ${what}`);
  const listBoth = (key: string) => [list(old[key]), list(current[key])] as const;
  const [were, are] = listBoth("methods");
  for (const name of findGone(are, were)) deny(`\`${name}\``);
  for (const name of findGone(were, are)) allow(`\`${name}\``);
  // Exceptions matter only if both catalogs have the row.
  if (before === undefined || after === undefined) return;
  const [excepted, except] = listBoth("except");
  for (const name of findGone(except, excepted)) allow(`\`${name}\``);
  for (const name of findGone(excepted, except)) deny(`\`${name}\``);
  const isAllowing = current["unlessNamed"] === true;
  if ((old["unlessNamed"] === true) !== isAllowing) (isAllowing ? allow : deny)("what the specs name");
}

function findGone(before: readonly unknown[], after: readonly unknown[]): string[] {
  return before.filter((one) => !after.includes(one)).map(String);
}

/** Reports differences under keys without a rule. */
function noteOthers(before: JsonObject, after: JsonObject, known: readonly string[], note: Note): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (known.includes(key) || same(before[key], after[key])) continue;
    note("not-compared", `could not be compared: \`${key}\` differs, and no rule covers it`);
  }
}

function shown(fact: unknown): string {
  return isObject(fact) ? Object.values(fact).join(" ") : String(fact ?? "");
}
