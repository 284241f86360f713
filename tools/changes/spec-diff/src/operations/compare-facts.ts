import type { Operation } from "@node-access/generate/model";
import { canonical, same } from "../json.ts";
import { hasOther } from "../other-texts.ts";
import { compareDeprecation } from "../types/compare-annotations.ts";
import type { Scope } from "../types/scope.ts";

/** What an operation of any kind may state: a fact that its kind does not have is not there. */
type Facts = Partial<
  UnionToIntersection<
    Operation extends infer One ? (One extends Operation ? Omit<One, "kind" | "outputs"> : never) : never
  >
>;
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Facts that only describe a call, or choose what a client does on its own. */
const TEXTS = ["summary", "description", "source", "examples", "probe", "height", "head"] as const;

/** From sent once to sent again at will. */
const READINESS = { write: 0, idempotent: 1, safe: 2 } as const;

/** Notes what differs between two operations beside what they take and return. */
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
    const says = `streams ${streamOf(is)} instead of ${streamOf(was)}`;
    scope.note("stream-changed", says);
  }
}

/** Notes whether calls that fail are sent again in more cases, or in fewer. */
function compareRetries(
  scope: Scope,
  { idempotency: was = "write" }: Facts,
  { idempotency: is = "write" }: Facts,
): void {
  if (was === is) return;
  const less = READINESS[is] < READINESS[was];
  const says = `is ${is} instead of ${was}, so it is sent again ${less ? "in fewer cases" : "in more cases"}`;
  scope.note(less ? "retried-less" : "retried-more", says);
}

/** Facts that only the gateway reads. */
function compareGatewayFacts(scope: Scope, was: Facts, is: Facts): void {
  const gateway = { generators: ["gateway"] };
  if (!same(was.cost ?? "light", is.cost ?? "light")) {
    const says = `is ${is.cost ?? "light"} work instead of ${was.cost ?? "light"}`;
    scope.note("cost-changed", says, gateway);
  }
  if (!same(was.cache, is.cache)) {
    const [before, now] = [was.cache, is.cache].map((rule) =>
      rule === undefined ? "not at all" : `by \`${typeof rule === "string" ? rule : canonical(rule)}\``,
    );
    scope.note("cache-changed", `is cached ${now}, before ${before}`, gateway);
  }
  if (was.newestBlock !== is.newestBlock) {
    const says =
      is.newestBlock === undefined ? "is no longer about the newest block" : "is about the newest block";
    scope.note("newest-block-changed", says, gateway);
  }
  if (was.splits !== is.splits) {
    const says = is.splits ? "may be sent in parts" : "is sent as a whole";
    scope.note("sending-changed", says, gateway);
  }
  if (was.clientVersion !== is.clientVersion) {
    const says = `${is.clientVersion ? "returns" : "no longer returns"} the version in a node's record`;
    scope.note("node-version-changed", says, gateway);
  }
  if (was.resultForEach === is.resultForEach) return;
  const says =
    is.resultForEach === undefined
      ? `no longer has a result for each of \`${was.resultForEach}\``
      : `has a result for each of \`${is.resultForEach}\``;
  scope.note("simulation-changed", says, gateway);
}

function compareHttp(scope: Scope, was: Facts, is: Facts): void {
  const [from, to] = [was, is].map(
    ({ method = "", path = "" }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`,
  );
  if (from !== to) {
    const says = `is sent as \`${is.method} ${is.path}\` instead of \`${was.method} ${was.path}\``;
    scope.note("operation-moved", says);
  }
  if (was.surface !== is.surface) {
    const says = `takes the credentials of ${is.surface} instead of ${was.surface}`;
    scope.note("surface-changed", says);
  }
  compareLists(was.throws, is.throws, {
    gone: (code) => scope.note("error-removed", `no longer ends with \`${code}\``),
    added: (code) => scope.note("error-added", `may end with \`${code}\``),
  });
  if ((was.socket === undefined) !== (is.socket === undefined))
    scope.note("subscription-changed", is.socket ? "is a socket" : "is no longer a socket");
  else if (was.socket !== is.socket) scope.note("subscription-changed", "has something else to subscribe to");
  compareEvents(scope, was.events, is.events);
}

function compareEvents(scope: Scope, had: Facts["events"], has: Facts["events"]): void {
  if ((had === undefined) !== (has === undefined)) {
    const says = has ? "is an event stream" : "is no longer an event stream";
    scope.note("subscription-changed", says);
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

const FILTERS = { makes: "makes a filter", uses: "uses a filter", ends: "ends a filter" } as const;

/** A filter is known to the node that made it alone. */
function compareFilters(scope: Scope, was: Facts["filter"], is: Facts["filter"]): void {
  const isGained = was === undefined || (was === "ends" && is === "uses");
  const says = is === undefined ? "has nothing to do with filters any more" : FILTERS[is];
  scope.note(isGained ? "affinity-gained" : "affinity-lost", says);
}

function streamOf({ stream, endless }: Facts): string {
  const what = {
    none: "nothing",
    client: "its requests",
    server: "its responses",
    both: "requests and responses",
  }[stream ?? "none"];
  return endless ? `${what} without an end` : what;
}

/** Calls a function for what only one of two lists has. */
export function compareLists(
  had: readonly string[] = [],
  has: readonly string[] = [],
  { gone, added }: { readonly gone: (one: string) => void; readonly added: (one: string) => void },
): void {
  had.filter((one) => !has.includes(one)).forEach((one) => gone(one));
  has.filter((one) => !had.includes(one)).forEach((one) => added(one));
}
