import { countText, formatDuration, none } from "../format.ts";
import type { Change } from "../live/changes.ts";

/** What an operator can do about a reason, by how the reason begins. The first match wins. */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /report its chain/,
    "It does not say which chain it serves: check its url, and whether the node responds.",
  ],
  [/ECONNREFUSED/, "Nothing listens at its address: is the node running?"],
  [/ENOTFOUND|EAI_AGAIN/, "Its host name is unknown: check its url and your DNS."],
  [/CERT|TLS|SSL|self.signed/i, "Its certificate is not accepted: check its url and certificate."],
  [/HTTP 40[13]/, "It rejects the gateway’s key: check its url and headers in the config."],
  [/HTTP 404/, "There is no node at its path: check its url in the config."],
  [/429|throttl|too many/i, "It limits requests: set its budget in the config, or raise its plan."],
  [/HTTP 5/, "The node or its provider fails: check its own log."],
  [/malformed/, "Something other than a node responds at its address: check its url."],
  [/behind/, "The node is syncing or stuck: check its peers and its disk."],
  [/blocks differ|claims block/, "The node follows a different fork: check its version."],
  [
    /time|hang|no response|did not respond/i,
    "The node is reachable and does not respond: it may be overloaded.",
  ],
  [/ECONN|socket|closed|hang up|EPIPE/i, "Connections to it break: check the node and what is in between."],
];

/** @returns what an operator can do, if the reason says it. */
export function findAdvice(reason: string): string | undefined {
  return advice.find(([pattern]) => pattern.test(reason))?.[1];
}

/** Fields that are shown elsewhere, or in words. */
const known: ReadonlySet<string> = new Set([
  "change",
  "from",
  "network",
  "part",
  "upstream",
  "reason",
  "failures",
  "seconds",
  "serving",
  "worker",
]);

/** What the gateway says about a change: reason, counts and durations. */
export function describeDetail({ kind, from, fields }: Change): string {
  const { reason, failures, seconds, serving } = fields;
  const isOver = kind === "recovered";
  const what = (isOver ? from : kind) === "throttled" ? "rejected request" : "failed request";
  const others = Object.entries(fields).filter(([name]) => !known.has(name));
  const parts = [
    ...(reason === undefined ? [] : [String(reason)]),
    ...(typeof failures === "number" ? [countText(failures, what)] : []),
    ...(typeof seconds === "number" ? [`${isOver ? "lasted" : "for"} ${formatDuration(seconds)}`] : []),
    ...(serving === undefined ? [] : [`${serving} upstreams serving`]),
    ...others.map(([name, value]) => `${name} ${value}`),
  ];
  return parts.join(" · ") || none;
}
