import type { Operation } from "@node-access/generate/model";
import type { Change } from "../findings.ts";
import { canonical, same } from "../json.ts";
import { hasOther } from "../other-texts.ts";
import { compareDeprecation } from "../types/compare-annotations.ts";
import type { Site } from "../types/site.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

/** What an operation of any kind may state: a fact that its kind does not have is not there. */
type Facts = Partial<
  UnionToIntersection<
    Operation extends infer One ? (One extends Operation ? Omit<One, "kind" | "outputs"> : never) : never
  >
>;
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

type Note = (change: Pick<Change, "rule" | "says" | "generators">) => void;

/** Facts that only describe a call, or choose what a client does on its own. */
const TEXTS = ["summary", "description", "source", "examples", "probe", "height", "head"] as const;

/** From sent once to sent again at will. */
const READINESS = { write: 0, idempotent: 1, safe: 2 } as const;

/** Notes what differs between two operations beside what they take and return. */
export function compareFacts(
  comparison: TypeComparison,
  before: Operation,
  after: Operation,
  at: Site,
): void {
  const note: Note = (change) => comparison.note({ direction: "sent", at, ...change });
  const [was, is] = [before as Facts, after as Facts];
  // The families of JSON-RPC methods are interfaces. Other sections only group documentation.
  const described = before.kind === "json-rpc" ? TEXTS : [...TEXTS, "section" as const];
  const texts = described.filter((key) => !same(was[key], is[key]));
  if (texts.length > 0) note({ rule: "text", says: hasOther(texts) });
  compareDeprecation(was.deprecated, is.deprecated, (rule, says) => note({ rule, says }));
  compareRetries(was, is, note);
  compareGatewayFacts(was, is, note);
  compareHttp(was, is, note);
  compareNames(was, is, note);
  if (was.filter !== is.filter) compareFilters(was.filter, is.filter, note);
  if (was.stream !== is.stream || was.endless !== is.endless) {
    const says = `streams ${streamOf(is)} instead of ${streamOf(was)}`;
    note({ rule: "stream-changed", says });
  }
}

/** Notes whether calls that fail are sent again in more cases, or in fewer. */
function compareRetries(
  { idempotency: was = "write" }: Facts,
  { idempotency: is = "write" }: Facts,
  note: Note,
): void {
  if (was === is) return;
  const less = READINESS[is] < READINESS[was];
  const says = `is ${is} instead of ${was}, so it is sent again ${less ? "in fewer cases" : "in more cases"}`;
  note({ rule: less ? "retried-less" : "retried-more", says });
}

/** Facts that only the gateway reads. */
function compareGatewayFacts(was: Facts, is: Facts, note: Note): void {
  const generators = ["gateway"];
  if (!same(was.cost ?? "light", is.cost ?? "light")) {
    const says = `is ${is.cost ?? "light"} work instead of ${was.cost ?? "light"}`;
    note({ rule: "cost-changed", says, generators });
  }
  if (!same(was.cache, is.cache)) {
    const [before, now] = [was.cache, is.cache].map((rule) =>
      rule === undefined ? "not at all" : `by \`${typeof rule === "string" ? rule : canonical(rule)}\``,
    );
    note({ rule: "cache-changed", says: `is cached ${now}, before ${before}`, generators });
  }
  if (was.newestBlock !== is.newestBlock) {
    const says =
      is.newestBlock === undefined ? "is no longer about the newest block" : "is about the newest block";
    note({ rule: "newest-block-changed", says, generators });
  }
  if (was.splits !== is.splits) {
    const says = is.splits ? "may be sent in parts" : "is sent as a whole";
    note({ rule: "sending-changed", says, generators });
  }
  if (was.clientVersion !== is.clientVersion) {
    const says = `${is.clientVersion ? "returns" : "no longer returns"} the version in a node's record`;
    note({ rule: "node-version-changed", says, generators });
  }
  if (was.resultForEach === is.resultForEach) return;
  const says =
    is.resultForEach === undefined
      ? `no longer has a result for each of \`${was.resultForEach}\``
      : `has a result for each of \`${is.resultForEach}\``;
  note({ rule: "simulation-changed", says, generators });
}

function compareHttp(was: Facts, is: Facts, note: Note): void {
  const [from, to] = [was, is].map(
    ({ method = "", path = "" }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`,
  );
  if (from !== to) {
    const says = `is sent as \`${is.method} ${is.path}\` instead of \`${was.method} ${was.path}\``;
    note({ rule: "operation-moved", says });
  }
  if (was.surface !== is.surface) {
    const says = `takes the credentials of ${is.surface} instead of ${was.surface}`;
    note({ rule: "surface-changed", says });
  }
  compareLists(was.throws, is.throws, {
    gone: (code) => note({ rule: "error-removed", says: `no longer ends with \`${code}\`` }),
    added: (code) => note({ rule: "error-added", says: `may end with \`${code}\`` }),
  });
  if ((was.socket === undefined) !== (is.socket === undefined))
    note({ rule: "subscription-changed", says: is.socket ? "is a socket" : "is no longer a socket" });
  else if (was.socket !== is.socket)
    note({ rule: "subscription-changed", says: "has something else to subscribe to" });
  compareEvents(was.events, is.events, note);
}

function compareEvents(had: Facts["events"], has: Facts["events"], note: Note): void {
  if ((had === undefined) !== (has === undefined)) {
    const says = has ? "is an event stream" : "is no longer an event stream";
    note({ rule: "subscription-changed", says });
    return;
  }
  compareLists(Object.keys(had ?? {}), Object.keys(has ?? {}), {
    gone: (topic) => note({ rule: "kind-removed", says: `no longer sends \`${topic}\`` }),
    added: (topic) => note({ rule: "kind-added", says: `sends \`${topic}\`` }),
  });
  for (const [topic, type] of Object.entries(had ?? {})) {
    const now = has?.[topic];
    if (now === undefined || now === type) continue;
    note({ rule: "type-changed", says: `sends \`${topic}\` as \`${now}\` instead of \`${type}\`` });
  }
}

function compareNames(was: Facts, is: Facts, note: Note): void {
  compareLists(was.aliases, is.aliases, {
    gone: (name) => note({ rule: "alias-removed", says: `is no longer called \`${name}\` too` }),
    added: (name) => note({ rule: "alias-added", says: `is called \`${name}\` too` }),
  });
  if (was.aliases !== undefined && was.section !== is.section)
    note({ rule: "method-moved", says: `is in the family ${is.section} instead of ${was.section}` });
}

const FILTERS = { makes: "makes a filter", uses: "uses a filter", ends: "ends a filter" } as const;

/** A filter is known to the node that made it alone. */
function compareFilters(was: Facts["filter"], is: Facts["filter"], note: Note): void {
  const isGained = was === undefined || (was === "ends" && is === "uses");
  const says = is === undefined ? "has nothing to do with filters any more" : FILTERS[is];
  note({ rule: isGained ? "affinity-gained" : "affinity-lost", says });
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
