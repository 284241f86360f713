import type { Operation } from "@node-access-tools/generate/model";
import type { Finding } from "../finding.ts";
import { canonical, same } from "../json.ts";
import { hasOther } from "../other-texts.ts";
import { compareDeprecation } from "../types/compare-annotations.ts";
import type { Scope } from "../types/scope.ts";

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
const TEXTS = ["summary", "description", "source", "examples", "probe", "height", "head"] as const;

/** The kinds of idempotency, from never retried to always retried. */
const READINESS = { write: 0, idempotent: 1, safe: 2 } as const;

/** Compares two operations, except for their inputs and outputs. */
export function compareFacts(scope: Scope, before: Operation, after: Operation): void {
  const [was, is] = [before as Facts, after as Facts];
  // The families of JSON-RPC methods are interfaces. Other sections only group documentation.
  const described = before.kind === "json-rpc" ? TEXTS : [...TEXTS, "section" as const];
  const texts = described.filter((key) => !same(was[key], is[key]));
  if (texts.length > 0) scope.note("text", hasOther(texts));
  compareDeprecation(scope, was.deprecated, is.deprecated);
  for (const compare of [compareRetries, compareGatewayFacts, compareHttp, compareNames])
    compare(scope, was, is);
  if (was.filter !== is.filter) compareFilters(scope, was.filter, is.filter);
  if (was.stream !== is.stream || was.endless !== is.endless) {
    const predicate = `streams ${streamOf(is)} instead of ${streamOf(was)}`;
    scope.note("stream-changed", predicate);
  }
}

/** Compares how often failed calls are retried. */
function compareRetries(
  scope: Scope,
  { idempotency: was = "write" }: Facts,
  { idempotency: is = "write" }: Facts,
): void {
  if (was === is) return;
  const less = READINESS[is] < READINESS[was];
  const predicate = `is ${is} instead of ${was}, so it is retried ${less ? "in fewer cases" : "in more cases"}`;
  scope.note(less ? "retried-less" : "retried-more", predicate);
}

/** Facts that only the gateway reads. */
function compareGatewayFacts(scope: Scope, was: Facts, is: Facts): void {
  const gateway: Pick<Finding, "generators"> = { generators: ["gateway"] };
  if (!same(was.cost ?? "light", is.cost ?? "light")) {
    const predicate = `is ${is.cost ?? "light"} work instead of ${was.cost ?? "light"}`;
    scope.note("cost-changed", predicate, gateway);
  }
  if (!same(was.cache, is.cache)) {
    const [before, now] = [was.cache, is.cache].map((rule) =>
      rule === undefined ? "not at all" : `by \`${typeof rule === "string" ? rule : canonical(rule)}\``,
    );
    scope.note("cache-changed", `is cached ${now}, before ${before}`, gateway);
  }
  if (was.newestBlock !== is.newestBlock) {
    const predicate =
      is.newestBlock === undefined ? "is no longer about the newest block" : "is about the newest block";
    scope.note("newest-block-changed", predicate, gateway);
  }
  if (was.splits !== is.splits) {
    const predicate = is.splits ? "may be sent in parts" : "is sent as a whole";
    scope.note("sending-changed", predicate, gateway);
  }
  if (was.clientVersion !== is.clientVersion) {
    const predicate = `${is.clientVersion ? "returns" : "no longer returns"} the version in a node's record`;
    scope.note("node-version-changed", predicate, gateway);
  }
  if (was.resultForEach === is.resultForEach) return;
  const predicate =
    is.resultForEach === undefined
      ? `no longer has a result for each of \`${was.resultForEach}\``
      : `has a result for each of \`${is.resultForEach}\``;
  scope.note("simulation-changed", predicate, gateway);
}

function compareHttp(scope: Scope, was: Facts, is: Facts): void {
  const [from, to] = [was, is].map(
    ({ method = "", path = "" }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`,
  );
  if (from !== to) {
    const predicate = `is sent as \`${is.method} ${is.path}\` instead of \`${was.method} ${was.path}\``;
    scope.note("operation-moved", predicate);
  }
  if (was.surface !== is.surface) {
    const predicate = `accepts the credentials of ${is.surface} instead of ${was.surface}`;
    scope.note("surface-changed", predicate);
  }
  compareLists(was.throws, is.throws, {
    gone: (code) => scope.note("error-removed", `no longer fails with \`${code}\``),
    added: (code) => scope.note("error-added", `may fail with \`${code}\``),
  });
  if ((was.socket === undefined) !== (is.socket === undefined))
    scope.note("subscription-changed", is.socket ? "is a socket" : "is no longer a socket");
  else if (was.socket !== is.socket) scope.note("subscription-changed", "has something else to subscribe to");
  compareEvents(scope, was.events, is.events);
}

function compareEvents(scope: Scope, had: Facts["events"], has: Facts["events"]): void {
  if ((had === undefined) !== (has === undefined)) {
    const predicate = has ? "is an event stream" : "is no longer an event stream";
    scope.note("subscription-changed", predicate);
    return;
  }
  compareLists(Object.keys(had ?? {}), Object.keys(has ?? {}), {
    gone: (topic) => scope.note("kind-removed", `no longer sends \`${topic}\``),
    added: (topic) => scope.note("kind-added", `sends \`${topic}\``),
  });
  for (const [topic, type] of Object.entries(had ?? {})) {
    const now = has?.[topic];
    if (now === undefined || now === type) continue;
    scope.note("type-changed", `sends \`${topic}\` as \`${now}\` instead of \`${type}\``);
  }
}

function compareNames(scope: Scope, was: Facts, is: Facts): void {
  compareLists(was.aliases, is.aliases, {
    gone: (name) => scope.note("alias-removed", `is no longer called \`${name}\` too`),
    added: (name) => scope.note("alias-added", `is called \`${name}\` too`),
  });
  if (was.aliases !== undefined && was.section !== is.section)
    scope.note("method-moved", `is in the family ${is.section} instead of ${was.section}`);
}

const FILTERS = { makes: "creates a filter", uses: "uses a filter", ends: "removes a filter" } as const;

/** Only the node that created a filter knows it. */
function compareFilters(scope: Scope, was: Facts["filter"], is: Facts["filter"]): void {
  const isGained = was === undefined || (was === "ends" && is === "uses");
  const predicate = is === undefined ? "no longer uses filters" : FILTERS[is];
  scope.note(isGained ? "affinity-gained" : "affinity-lost", predicate);
}

function streamOf({ stream, endless }: Facts): string {
  const what = {
    none: "nothing",
    client: "its requests",
    server: "its responses",
    both: "requests and responses",
  }[stream ?? "none"];
  return endless ? `endless ${what}` : what;
}

/** Calls a function for each item that only one of two lists has. */
export function compareLists(
  had: readonly string[] = [],
  has: readonly string[] = [],
  { gone, added }: { readonly gone: (one: string) => void; readonly added: (one: string) => void },
): void {
  had.filter((one) => !has.includes(one)).forEach((one) => gone(one));
  has.filter((one) => !had.includes(one)).forEach((one) => added(one));
}
