import { between, oneOf, type Random } from "@node-access-tools/workspace";

/** What is wrong with an upstream for a while. */
export type UpstreamFault =
  /** Requests are read and never answered. */
  | { readonly kind: "hang" }
  /** Responses come two seconds late. */
  | { readonly kind: "slow" }
  /** It is this many blocks behind. */
  | { readonly kind: "lag"; readonly blocks: number }
  /** It says that the chain is this many blocks longer than it is. */
  | { readonly kind: "lie"; readonly blocks: number; readonly where: "number" | "header" }
  /** Its last blocks are of a fork. */
  | { readonly kind: "fork"; readonly blocks: number }
  /** It has no more than this many blocks of history. */
  | { readonly kind: "prune"; readonly blocks: number }
  | { readonly kind: "throttle"; readonly form: "429" | "retry-after" | "error"; readonly chance: number }
  /** It responds with errors that nodes and providers are known for. */
  | { readonly kind: "error"; readonly chance: number }
  | { readonly kind: "html"; readonly status: number; readonly chance: number }
  /** Half of a response comes: of the bytes that its head promises, of its chunks, or of its JSON. */
  | { readonly kind: "half"; readonly where: "length" | "chunks" | "json"; readonly chance: number }
  /** Responses have other ids than the requests, or batches lack one. */
  | { readonly kind: "ids"; readonly chance: number }
  /** Sockets are cut when a request has arrived. */
  | { readonly kind: "drop"; readonly chance: number }
  /** Sockets are cut, and new ones as soon as they are open. */
  | { readonly kind: "refuse" }
  /** It goes away, and comes back as a node of another chain. */
  | { readonly kind: "stranger" };

export type FaultKind = UpstreamFault["kind"];

export const faultKinds = [
  "hang",
  "slow",
  "lag",
  "lie",
  "fork",
  "prune",
  "throttle",
  "error",
  "html",
  "half",
  "ids",
  "drop",
  "refuse",
  "stranger",
] as const satisfies readonly FaultKind[];

/** Draws the details of a fault. */
export function drawFault(kind: FaultKind, random: Random): UpstreamFault {
  const chance = oneOf(random, [0.2, 0.5, 1]);
  switch (kind) {
    case "lag":
      return { kind, blocks: between(random, 3, 51) };
    case "lie":
      return { kind, blocks: oneOf(random, [3, 50, 1_000]), where: oneOf(random, ["number", "header"]) };
    case "fork":
      return { kind, blocks: between(random, 1, 5) };
    case "prune":
      return { kind, blocks: oneOf(random, [16, 64, 128]) };
    case "throttle":
      return { kind, form: oneOf(random, ["429", "retry-after", "error"]), chance };
    case "html":
      return { kind, status: oneOf(random, [200, 502, 503]), chance };
    case "half":
      return { kind, where: oneOf(random, ["length", "chunks", "json"]), chance };
    case "error":
    case "ids":
    case "drop":
      return { kind, chance };
    default:
      return { kind };
  }
}
