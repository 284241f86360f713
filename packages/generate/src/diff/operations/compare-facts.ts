import type { Operation, RestOperation } from "../../model/index.ts";
import type { Finding } from "../finding.ts";
import { NO_DETAILS } from "../../model/operation-facts.ts";
import { canonical, same } from "../json.ts";
import { hasOther } from "../site.ts";
import { compareDeprecation } from "../types/compare-annotations.ts";
import { type Noted, type Scope, compareLists } from "../types/scope.ts";
import { compareContent } from "./compare-content.ts";

/** The facts of operations of all kinds. Facts that an operation's kind does not have are absent. */
type Facts = Partial<
  UnionToIntersection<
    Operation extends infer One ? (One extends Operation ? Omit<One, "kind" | "outputs"> : never) : never
  >
>;
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Facts that only describe a call, or that only affect a client's internal calls. */
const TEXTS = [
  "summary",
  "description",
  "source",
  "examples",
  "probe",
  "height",
  "head",
  "newestHash",
  "blockHash",
  "parent",
] as const;

/** The kinds of idempotency, from never retried to always retried. */
const READINESS = { write: 0, idempotent: 1, safe: 2 } as const;

/** Compares two operations, except for their inputs and outputs. */
export function compareFacts(scope: Scope, before: Operation, after: Operation): void {
  const [old, current] = [before as Facts, after as Facts];
  // The families of JSON-RPC methods are interfaces. Other sections only group documentation.
  const described = before.kind === "json-rpc" ? TEXTS : [...TEXTS, "section" as const];
  const texts = described.filter((key) => !same(readText(old, key), readText(current, key)));
  if (texts.length > 0) scope.note("text", hasOther(texts));
  compareDeprecation(scope, old.deprecated, current.deprecated);
  for (const compare of [compareRetries, compareGatewayFacts, compareHttp, compareNames])
    compare(scope, old, current);
  if (old.filter !== current.filter) compareFilters(scope, old.filter, current.filter);
  if (old.stream !== current.stream || old.endless !== current.endless) {
    const [former, stream] = [describeStream(old), describeStream(current)];
    const predicate =
      stream === undefined
        ? `no longer streams ${former}`
        : former === undefined
          ? `streams ${stream} now`
          : `streams ${stream} instead of ${former}`;
    scope.note("stream-changed", predicate);
  }
}

/** A text of an operation, if it is not the reader's: for one without a summary, or a deprecated one without a description. */
function readText(facts: Facts, key: (typeof TEXTS)[number] | "section"): unknown {
  const text = facts[key];
  return text === NO_DETAILS || text === `${facts.method} ${facts.path}` ? undefined : text;
}

/** Compares how often failed calls are retried. */
function compareRetries(
  scope: Scope,
  { idempotency: before = "write" }: Facts,
  { idempotency: after = "write" }: Facts,
): void {
  if (before === after) return;
  const less = READINESS[after] < READINESS[before];
  const predicate = `is ${after} instead of ${before}, so it is retried ${less ? "in fewer cases" : "in more cases"}`;
  scope.note(less ? "retried-less" : "retried-more", predicate);
}

/** Facts that only the gateway reads. */
function compareGatewayFacts(scope: Scope, before: Facts, after: Facts): void {
  const gateway: Pick<Finding, "generators"> = { generators: ["gateway"] };
  if (!same(before.cost ?? "light", after.cost ?? "light")) {
    const predicate = `has the cost ${after.cost ?? "light"} instead of ${before.cost ?? "light"}`;
    scope.note("cost-changed", predicate, gateway);
  }
  if (!same(before.cache, after.cache)) {
    const [cacheBefore, cacheAfter] = [before.cache, after.cache].map((rule) =>
      rule === undefined
        ? "not cached"
        : `cached by \`${typeof rule === "string" ? rule : canonical(rule)}\``,
    );
    scope.note("cache-changed", `is ${cacheAfter} instead of ${cacheBefore}`, gateway);
  }
  // The OpenAPI file that is generated from a proto has the GETs of its calls.
  if (after.post === undefined)
    scope.noteSwitch(
      before.alsoGet,
      after.alsoGet,
      ["get-added", "is accepted as a GET too", gateway],
      ["get-removed", "is no longer accepted as a GET too", gateway],
    );
  const newest = "a node that has the newest block";
  scope.noteFact(before.newestBlock, after.newestBlock, {
    added: ["newest-block-changed", `needs ${newest}`, gateway],
    gone: ["newest-block-changed", `no longer needs ${newest}`, gateway],
    changed: ["newest-block-changed", `needs ${newest}`, gateway],
  });
  scope.noteSwitch(
    before.splits,
    after.splits,
    ["sending-changed", "may be sent in parts", gateway],
    ["sending-changed", "is sent as a whole", gateway],
  );
  scope.noteSwitch(
    before.clientVersion,
    after.clientVersion,
    ["node-version-changed", "returns a node's client version", gateway],
    ["node-version-changed", "no longer returns a node's client version", gateway],
  );
  if (before.resultForEach === after.resultForEach) return;
  const verb = after.resultForEach === undefined ? "no longer has" : "has";
  const each = after.resultForEach ?? before.resultForEach;
  scope.note("simulation-changed", `${verb} a result for each of \`${each}\``, gateway);
}

function compareHttp(scope: Scope, before: Facts, after: Facts): void {
  if (formatCall(before) !== formatCall(after)) {
    const predicate = `is sent as \`${after.method} ${after.path}\` instead of \`${before.method} ${before.path}\``;
    scope.note("operation-moved", predicate);
  }
  if (before.surface !== after.surface) {
    const predicate = `accepts the credentials of ${after.surface} instead of ${before.surface}`;
    scope.note("surface-changed", predicate);
  }
  compareLists(before.throws, after.throws, {
    gone: (code) => scope.note("error-removed", `no longer fails with \`${code}\``),
    added: (code) => scope.note("error-added", `may fail with \`${code}\``),
  });
  scope.noteFact(before.socket, after.socket, {
    added: ["subscription-changed", "is called over a WebSocket"],
    gone: ["subscription-changed", "is no longer called over a WebSocket"],
    changed: ["subscription-changed", "has different subscriptions"],
  });
  compareEvents(scope, before.events, after.events);
  if (same(before.content, after.content)) return;
  const bothHaveBodies = [before, after].every(({ inputs }) =>
    inputs?.some(({ location }) => location === "body"),
  );
  compareContent(scope, before.content, after.content, bothHaveBodies);
}

function compareEvents(scope: Scope, before: Facts["events"], after: Facts["events"]): void {
  if ((before === undefined) !== (after === undefined)) {
    scope.note("subscription-changed", `is ${after ? "" : "no longer "}an event stream`);
    return;
  }
  compareLists(Object.keys(before ?? {}), Object.keys(after ?? {}), {
    gone: (topic) => scope.note("kind-removed", `no longer sends \`${topic}\``),
    added: (topic) => scope.note("kind-added", `sends \`${topic}\``),
  });
  for (const [topic, type] of Object.entries(before ?? {})) {
    const now = after?.[topic];
    if (now === undefined || now === type) continue;
    scope.note("type-changed", `sends \`${topic}\` as \`${now}\` instead of \`${type}\``);
  }
}

/** How a method takes its params. */
const WAYS: Readonly<Record<"inOrder" | "only" | "too", Noted>> = {
  inOrder: ["param-structure-changed", "takes its params only by position"],
  only: ["param-structure-changed", "takes its params only by name"],
  too: ["param-structure-added", "takes its params by name or by position"],
};

function compareNames(scope: Scope, before: Facts, after: Facts): void {
  if (before.namedParams !== after.namedParams) scope.note(...WAYS[after.namedParams ?? "inOrder"]);
  compareLists(before.aliases, after.aliases, {
    gone: (name) => scope.note("alias-removed", `no longer has the alias \`${name}\``),
    added: (name) => scope.note("alias-added", `has the alias \`${name}\``),
  });
  if (before.aliases !== undefined && before.section !== after.section)
    scope.note("method-moved", `is in the family ${after.section} instead of ${before.section}`);
}

const FILTERS = { makes: "creates a filter", uses: "uses a filter", ends: "removes a filter" } as const;

/** Only the node that created a filter knows it. */
function compareFilters(scope: Scope, before: Facts["filter"], after: Facts["filter"]): void {
  const isGained = before === undefined || (before === "ends" && after === "uses");
  const predicate = after === undefined ? "no longer uses filters" : FILTERS[after];
  scope.note(isGained ? "affinity-gained" : "affinity-lost", predicate);
}

function describeStream({ stream = "none", endless }: Facts): string | undefined {
  if (stream === "none") return undefined;
  const what = { client: "requests", server: "responses", both: "requests and responses" }[stream];
  return endless ? `endless ${what}` : what;
}

/** The method and the path of a call. The names of its parameters are not sent. */
export function formatCall({
  method = "",
  path = "",
}: Partial<Pick<RestOperation, "method" | "path">>): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}
