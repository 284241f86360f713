import { between, oneOf, type Random } from "@node-access-tools/workspace";

export type UpstreamFault =
  /** Requests are read but get no response. */
  | { readonly kind: "hang" }
  /** Responses arrive two seconds late. */
  | { readonly kind: "slow" }
  /** The upstream is this many blocks behind. */
  | { readonly kind: "lag"; readonly blocks: number }
  /** The upstream reports a chain that is this many blocks too long. */
  | { readonly kind: "false head"; readonly blocks: number; readonly where: "number" | "header" }
  /** The upstream's last blocks are of a fork. */
  | { readonly kind: "fork"; readonly blocks: number }
  /** The upstream has only this many blocks of history. */
  | { readonly kind: "prune"; readonly blocks: number }
  | { readonly kind: "throttle"; readonly form: "429" | "retry-after" | "error"; readonly chance: number }
  /** The upstream responds with known errors of nodes and providers. */
  | { readonly kind: "error"; readonly chance: number }
  | { readonly kind: "html"; readonly status: number; readonly chance: number }
  /** Responses are cut in half: before their Content-Length, before the last chunk, or within the JSON. */
  | { readonly kind: "truncate"; readonly where: "length" | "chunks" | "json"; readonly chance: number }
  /** Responses have other ids than the requests, or batches lack a response. */
  | { readonly kind: "wrong ids"; readonly chance: number }
  /** Sockets are cut when a request arrives. */
  | { readonly kind: "drop"; readonly chance: number }
  /** All sockets are cut, and new ones as soon as they open. */
  | { readonly kind: "offline" }
  /** The upstream goes offline, and returns as a node of another chain. */
  | { readonly kind: "other chain" };

export type FaultKind = UpstreamFault["kind"];

export const faultKinds = [
  "hang",
  "slow",
  "lag",
  "false head",
  "fork",
  "prune",
  "throttle",
  "error",
  "html",
  "truncate",
  "wrong ids",
  "drop",
  "offline",
  "other chain",
] as const satisfies readonly FaultKind[];

export function drawFault(kind: FaultKind, random: Random): UpstreamFault {
  const chance = oneOf(random, [0.2, 0.5, 1]);
  switch (kind) {
    case "lag":
      return { kind, blocks: between(random, 3, 51) };
    case "false head":
      return { kind, blocks: oneOf(random, [3, 50, 1_000]), where: oneOf(random, ["number", "header"]) };
    case "fork":
      return { kind, blocks: between(random, 1, 5) };
    case "prune":
      return { kind, blocks: oneOf(random, [16, 64, 128]) };
    case "throttle":
      return { kind, form: oneOf(random, ["429", "retry-after", "error"]), chance };
    case "html":
      return { kind, status: oneOf(random, [200, 502, 503]), chance };
    case "truncate":
      return { kind, where: oneOf(random, ["length", "chunks", "json"]), chance };
    case "error":
    case "wrong ids":
    case "drop":
      return { kind, chance };
    default:
      return { kind };
  }
}
