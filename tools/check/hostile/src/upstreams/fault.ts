import { between, chooseOne, type Random } from "@node-access-tools/workspace";
import { CORRUPT_FRAMES } from "../conformance/rows/web-sockets.ts";
import type { Fault } from "../server/fault.ts";

export type NodeFault =
  /** The node is this many blocks behind. */
  | { readonly kind: "lag"; readonly blocks: number }
  /** The node reports a chain that is this many blocks too long. */
  | { readonly kind: "false head"; readonly blocks: number; readonly where: "number" | "header" }
  /** The node's last blocks are of a fork. */
  | { readonly kind: "fork"; readonly blocks: number }
  /** The node has only this many blocks of history. */
  | { readonly kind: "prune"; readonly blocks: number }
  /** The node responds with known errors of nodes and providers, or of rate limits. */
  | { readonly kind: "error" | "throttle"; readonly chance: number };

/** How the server of an upstream misbehaves in some of its responses. */
export interface WireFault {
  readonly kind: WireKind;
  readonly fault: Fault;
  readonly chance: number;
}

/** A fault of an upstream: of the node, of the wire, or that it goes offline, also to return as a node of another chain. */
export type UpstreamFault = NodeFault | WireFault | { readonly kind: "offline" | "other chain" };

export type FaultKind = UpstreamFault["kind"];

type WireKind = keyof typeof wires;

const page = "<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
const text = { "content-type": "text/plain" };

/** Faults of the wire, in all their forms. */
export const wires = {
  /** Nothing gets a response. Connections are cut when the fault ends. */
  hang: [{ stop: { at: "start", how: "stall" }, freeze: true }],
  slow: [{ wait: 2_000 }],
  throttled: [
    { status: 429, headers: text, body: "Too Many Requests" },
    { status: 429, headers: { ...text, "retry-after": "1" }, body: "Too Many Requests" },
  ],
  html: [200, 502, 503].map((status) => ({ status, headers: { "content-type": "text/html" }, body: page })),
  /** Responses are cut before their Content-Length, before the last chunk, or within the JSON. */
  truncate: [
    { stop: { at: "body", how: "close" } },
    {
      headers: { "transfer-encoding": "chunked" },
      body: '10\r\n{"jsonrpc":"2.0"\r\n',
      stop: { at: 10_000, how: "close" },
    },
    { body: '{"jsonrpc":"2.0","id":$ID,"resu' },
  ],
  "wrong ids": [
    { body: '{"jsonrpc":"2.0","id":$OTHER_ID,"result":$RESULT}' },
    { body: '{"jsonrpc":"2.0","id":null,"result":$RESULT}' },
    { body: { batch: "one foreign" } },
    { body: { batch: "one missing" } },
  ],
  /** Connections are cut when a request arrives. */
  drop: [{ stop: { at: "start", how: "reset" } }],
  /** A WebSocket sends corrupt frames, before notifications too. */
  frame: Object.values(CORRUPT_FRAMES).map((frame) => ({ frame })),
} as const satisfies Readonly<Record<string, readonly Fault[]>>;

const nodeFaults: { readonly [Kind in NodeFault["kind"]]: (random: Random, chance: number) => object } = {
  lag: (random) => ({ blocks: between(random, 3, 51) }),
  "false head": (random) => ({
    blocks: chooseOne(random, [3, 50, 1_000]),
    where: chooseOne(random, ["number", "header"]),
  }),
  fork: (random) => ({ blocks: between(random, 1, 5) }),
  prune: (random) => ({ blocks: chooseOne(random, [16, 64, 128]) }),
  throttle: (_, chance) => ({ chance }),
  error: (_, chance) => ({ chance }),
};

export const faultKinds = [
  ...Object.keys(wires),
  ...Object.keys(nodeFaults),
  "offline",
  "other chain",
] as readonly FaultKind[];

export function isNodeFault(fault: UpstreamFault): fault is NodeFault {
  return fault.kind in nodeFaults;
}

export function drawFault(kind: FaultKind, random: Random): UpstreamFault {
  const chance = chooseOne(random, [0.2, 0.5, 1]);
  if (kind in nodeFaults)
    return { kind, ...nodeFaults[kind as NodeFault["kind"]](random, chance) } as NodeFault;
  if (!(kind in wires)) return { kind } as UpstreamFault;
  const fault = chooseOne<Fault>(random, wires[kind as WireKind]);
  return { kind: kind as WireKind, fault, chance: kind === "hang" || kind === "slow" ? 1 : chance };
}

/** Creates the script of a server: each response gets the first fault that its chance lets happen. */
export function createFaultScript(random: Random) {
  const script = {
    faults: [] as readonly Omit<WireFault, "kind">[],
    draw: (): Fault => script.faults.find(({ chance }) => random() < chance)?.fault ?? {},
  };
  return script;
}

export type FaultScript = ReturnType<typeof createFaultScript>;
