import { between, oneOf, type Random } from "@node-access-tools/workspace";
import type { WireFault } from "../wire/fault-proxy.ts";
import type { NodeFault } from "./state-server.ts";

/** A fault of an upstream: of the node, of the wire, or that it goes offline and returns as a node of another chain. */
export type UpstreamFault = NodeFault | WireFault | { readonly kind: "other chain" };

export type FaultKind = UpstreamFault["kind"];

/** How each kind of fault is drawn. */
const draws: { readonly [Kind in FaultKind]: (random: Random, chance: number) => object } = {
  hang: () => ({}),
  slow: () => ({ milliseconds: 2_000 }),
  lag: (random) => ({ blocks: between(random, 3, 51) }),
  "false head": (random) => ({
    blocks: oneOf(random, [3, 50, 1_000]),
    where: oneOf(random, ["number", "header"]),
  }),
  fork: (random) => ({ blocks: between(random, 1, 5) }),
  prune: (random) => ({ blocks: oneOf(random, [16, 64, 128]) }),
  throttle: (_, chance) => ({ chance }),
  status: (random, chance) => ({ status: 429, ...(random() < 0.5 && { retryAfter: 1 }), chance }),
  error: (_, chance) => ({ chance }),
  html: (random, chance) => ({ status: oneOf(random, [200, 502, 503]), chance }),
  truncate: (random, chance) => ({ where: oneOf(random, ["length", "chunks", "json"]), chance }),
  "wrong ids": (_, chance) => ({ chance }),
  drop: (_, chance) => ({ chance }),
  frame: (random, chance) => ({ form: oneOf(random, ["text", "half"]), chance }),
  offline: () => ({}),
  "other chain": () => ({}),
};

export const faultKinds = Object.keys(draws) as readonly FaultKind[];

export function drawFault(kind: FaultKind, random: Random): UpstreamFault {
  return { kind, ...draws[kind](random, oneOf(random, [0.2, 0.5, 1])) } as UpstreamFault;
}
