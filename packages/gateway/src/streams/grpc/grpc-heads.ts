import { decodeMessage, type WireMessage } from "../../codec/grpc/wire-message.ts";
import { grpcMethods } from "../../generated/grpc.ts";
import { callMember } from "./call-member.ts";
import type { GrpcMember } from "./started-call.ts";

/** The call that returns a node's newest block, and the path of its number in the response. Source: `specs/catalog.yaml`. */
export interface NewestBlock {
  readonly call: string;
  readonly field: string;
}

/** Milliseconds between two looks at which upstreams to poll. */
const checkInterval = 1_000;
/** Milliseconds between two polls of an upstream while callers use it, and while nobody does. */
const activeInterval = 4_000;
const idleInterval = 60_000;
const timeout = 3_000;
/** Milliseconds after the last call during which polling continues at the faster rate. */
const activeTime = 60_000;

export interface GrpcHeads {
  used(): void;
  /** Polls an upstream now, unless a poll is in progress: it does not respond to a caller's call. */
  probe(member: GrpcMember): void;
  close(): void;
}

/** Polls gRPC upstreams for their newest blocks, which also finds out that one is down, or works again. */
export function pollGrpcHeads(members: readonly GrpcMember[], { call, field }: NewestBlock): GrpcHeads {
  /** When each upstream was polled; none for one that failed, which is polled again at the next look. */
  const polledAt = new Map<GrpcMember, number>();
  const polling = new Set<GrpcMember>();
  let usedAt = -Infinity;

  function check(): void {
    const now = performance.now();
    const interval = now - usedAt < activeTime ? activeInterval : idleInterval;
    for (const member of members) {
      if (polling.has(member) || member.isMismatched || member.throttle.untilFor() > now) continue;
      const isDue = now - (polledAt.get(member) ?? -Infinity) >= interval;
      if (member.breaker.isClosed ? isDue : member.breaker.wantsProbe(now)) void poll(member);
    }
  }

  async function poll(member: GrpcMember): Promise<void> {
    polling.add(member);
    const startedAt = performance.now();
    polledAt.set(member, startedAt);
    try {
      const message = await callMember(member, `/${call}`, new Uint8Array(), timeout);
      const number = numberIn(decodeMessage(grpcMethods[call]?.response ?? "", message), field);
      if (number === undefined) return;
      member.head = number;
      member.headAt = performance.now();
    } catch {
      // Its health has been updated. A node that has no such call, or sends no message, is polled again later.
      if (member.failures.at >= startedAt) polledAt.delete(member);
    } finally {
      polling.delete(member);
    }
  }

  const timer = setInterval(check, checkInterval).unref();
  check();
  return {
    used() {
      usedAt = performance.now();
    },
    probe(member) {
      if (polling.has(member) || performance.now() - (polledAt.get(member) ?? -Infinity) < checkInterval)
        return;
      if (member.breaker.isClosed) void poll(member);
    },
    close: () => clearInterval(timer),
  };
}

function numberIn(message: WireMessage, path: string): number | undefined {
  let value: unknown = message;
  for (const name of path.split(".")) value = (Object(value) as Record<string, unknown>)[name];
  return typeof value === "bigint" && value <= Number.MAX_SAFE_INTEGER ? Number(value) : undefined;
}
