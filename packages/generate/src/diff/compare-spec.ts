import {
  type NamedType,
  type Operation,
  reachableFrom,
  type SecurityScheme,
  type Spec,
  type Type,
} from "../model/index.ts";
import { type Direction, Findings, type Locate } from "./findings.ts";
import { same } from "./json.ts";
import type { ProtoFacts } from "./note-proto-facts.ts";
import { compareOperations, createKey } from "./operations/compare-operations.ts";
import { compareSignedOrder } from "./operations/compare-signed-order.ts";
import { listTypes } from "./operations/list-types.ts";
import { Forms } from "./types/forms.ts";
import { Scope } from "./types/scope.ts";
import { hasOther } from "./site.ts";
import { TypeComparison } from "./types/type-comparison.ts";
import type { SpecDocument } from "../read/spec-document.ts";

/** One state of a spec, and a function that locates its parts in files. */
export interface State {
  /** `undefined` if the spec does not exist in this state. */
  readonly spec: Spec | undefined;
  readonly locate: Locate;
}

export function compareSpec(before: State, after: State): Findings {
  const findings = new Findings(before.locate, after.locate);
  const [old, current] = [before.spec ?? createEmpty(after.spec), after.spec ?? createEmpty(before.spec)];
  if (!old || !current) return findings;
  const changed = findChangedTypes(old, current);
  const comparison = new TypeComparison(
    {
      before: new Forms(old.types),
      after: new Forms(current.types),
      maySendersOmit: current.kind === "grpc",
      isUnchanged: (name) => !changed.has(name),
    },
    (change) => findings.add(change),
  );
  compareOperations(comparison, old, current);
  compareNamedTypes(comparison, old, current);
  compareSignedOrder(comparison, old, current);
  compareHeads(comparison, old, current);
  compareSections(comparison, old, current);
  compareSchemes(comparison, old.security ?? [], current.security ?? []);
  const reachedBy = createTypeIndex([old, current]);
  findings.addOperations((name) => reachedBy(name));
  noteReworded(comparison, old, current, findings.subjects);
  return findings;
}

/** Compares the title, summary, forks and surface of a spec. */
function compareHeads(comparison: TypeComparison, before: Spec, after: Spec): void {
  const scope = new Scope(comparison, "received", { subject: after.name, label: after.name, path: [] });
  const differing = (["title", "summary", "forks"] as const).filter((key) => !same(before[key], after[key]));
  // The title stands for a summary that is missing.
  const texts = differing.filter((key) => key !== "summary" || after.summary !== after.title);
  if (texts.length > 0) scope.note("text", hasOther(texts));
  if (!same(before.errorTexts, after.errorTexts)) {
    const places = after.errorTexts?.join(", ") ?? "no path";
    scope.note("error-texts-changed", `has its error texts at ${places}`, { generators: ["gateway"] });
  }
  if (before.surface === after.surface) return;
  const predicate = `accepts the credentials of ${after.surface} instead of ${before.surface}`;
  scope.towards("sent").note("surface-changed", predicate);
}

/** Compares the security schemes that operations of both states require. */
function compareSchemes(
  comparison: TypeComparison,
  before: NonNullable<Spec["security"]>,
  after: NonNullable<Spec["security"]>,
): void {
  for (const { key, kinds, place } of after) {
    const old = before.find((one) => one.key === key);
    if (!old || (same(old.kinds, kinds) && same(wirePlace(old.place), wirePlace(place)))) continue;
    const predicate = "takes a different kind of credential, or sends it elsewhere";
    Scope.of(comparison, "sent", "security", key).note("scheme-changed", predicate);
  }
}

/** Where a credential is sent, as servers read it: names of headers have no case. */
function wirePlace(place: SecurityScheme["place"]): SecurityScheme["place"] {
  return place?.in === "header" ? { ...place, name: place.name.toLowerCase() } : place;
}

/** Compares what the sections that both states have say: tags, families of methods, services. */
function compareSections(comparison: TypeComparison, before: Spec, after: Spec): void {
  for (const section of after.sections) {
    const { name } = section;
    const old = before.sections.find((one) => one.name === name);
    const texts = (["title", "description"] as const).filter((key) => old && old[key] !== section[key]);
    if (texts.length === 0) continue;
    Scope.of(comparison, "received", "sections", name).note("text", hasOther(texts));
  }
}

function createEmpty(spec: Spec | undefined): Spec | undefined {
  return spec && { ...spec, operations: [], types: {} };
}

/** The names of types that differ, or that refer to types that differ. */
function findChangedTypes(before: Spec, after: Spec): ReadonlySet<string> {
  const findType = (name: string): Type | undefined => after.types[name]?.type;
  const differing = new Set(
    Object.keys(after.types).filter((name) => !same(before.types[name]?.type, findType(name))),
  );
  const reaches = (type: Type): boolean =>
    [...reachableFrom([type], findType)].some((name) => differing.has(name));
  const users = Object.values(after.types).filter(({ name, type }) => differing.has(name) || reaches(type));
  return new Set(users.map(({ name }) => name));
}

/** Compares the named types: additions, removals and renamings, and the differences in each direction. */
function compareNamedTypes(comparison: TypeComparison, before: Spec, after: Spec): void {
  const added = Object.values(after.types).filter(({ name }) => !(name in before.types));
  const createScope = (name: string, direction: Direction = "received"): Scope =>
    Scope.of(comparison, direction, "types", name);
  const nameOnly = true;
  for (const { name, type, replaces } of Object.values(before.types)) {
    const current = after.types[name];
    if (current) {
      if (replaces !== current.replaces)
        createScope(name).note("replacement-changed", describeReplacement(current.replaces));
      for (const direction of listDirections(before.types[name], current))
        createScope(name, direction).compare(type, current.type);
      continue;
    }
    const renamed = added.find((other) => comparison.hasSameShape(type, other.type));
    if (renamed) {
      added.splice(added.indexOf(renamed), 1);
      const predicate = `is exported instead of \`${name}\`, which is the same type`;
      createScope(renamed.name).note("type-renamed", predicate, { nameOnly });
    } else createScope(name).note("type-removed", "is no longer exported", { nameOnly, old: true });
  }
  for (const { name } of added) createScope(name).note("type-added", "is exported", { nameOnly });
}

function describeReplacement(replaces: string | undefined): string {
  return replaces === undefined ? "no longer replaces a type" : `replaces \`${replaces}\` for its protocols`;
}

function listDirections(...states: readonly (NamedType | undefined)[]): Direction[] {
  const ways = new Set(states.map((state) => state?.direction));
  return (["sent", "received"] as const).filter((way) => ways.has(way) || ways.has("both"));
}

/** Returns a function that finds the operations that take or return a type, in either state. */
function createTypeIndex(specs: readonly Spec[]): (name: string) => string[] {
  let found: Map<string, Set<string>> | undefined;
  const collect = (): Map<string, Set<string>> => {
    const users = new Map<string, Set<string>>();
    for (const { operations, types } of specs) {
      for (const operation of operations) {
        for (const name of reachableFrom(listTypes(operation), (one) => types[one]?.type))
          users.set(name, (users.get(name) ?? new Set()).add(createKey(operation)));
      }
    }
    return users;
  };
  return (name) => [...((found ??= collect()).get(name) ?? [])];
}

/** Reports differences without any other finding: the meaning is the same. */
function noteReworded(
  comparison: TypeComparison,
  before: Spec,
  after: Spec,
  reported: ReadonlySet<string>,
): void {
  const note = (kind: "operations" | "types", name: string): void => {
    if (!reported.has(name))
      Scope.of(comparison, "received", kind, name).note(
        "reworded",
        "has the same meaning, written differently",
      );
  };
  for (const { name, type } of Object.values(after.types)) {
    const old = before.types[name];
    if (old && !same(old.type, type)) note("types", name);
  }
  const operationsBefore = new Map<string, Operation>(before.operations.map((one) => [createKey(one), one]));
  for (const operation of after.operations) {
    const key = createKey(operation);
    const old = operationsBefore.get(key);
    if (old && !same(withoutMessages(old), withoutMessages(operation))) note("operations", key);
  }
}

/** An operation without its messages, whose differences are reported for their types. */
function withoutMessages(operation: Operation): object {
  return operation.kind === "rest" ? { ...operation, messages: undefined } : operation;
}

export type Format = "GraphQL" | "OpenAPI" | "OpenRPC" | "protos";

export interface OpenState extends State {
  readonly format: Exclude<Format, "GraphQL">;
  readonly spec: Spec;
  readonly document?: SpecDocument;
  /** Of protos: what their descriptors say beyond the model. */
  readonly facts?: ProtoFacts;
}

export interface Reach {
  /** The folders to search first for imports of protos. */
  readonly include: readonly string[];
  /** Files, folders and addresses that a document may refer to besides those of its folder or origin. */
  readonly allow: readonly string[];
}
