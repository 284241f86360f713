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

/** Polls gRPC upstreams for their newest blocks, which also finds out that one is down, or works again. */
export class GrpcHeads {
  readonly #members: readonly GrpcMember[];
  readonly #newest: NewestBlock;
  /** When each upstream was polled; none for one that failed, which is polled again at the next look. */
  readonly #polledAt = new Map<GrpcMember, number>();
  readonly #polling = new Set<GrpcMember>();
  readonly #timer: NodeJS.Timeout;
  #usedAt = -Infinity;

  constructor(members: readonly GrpcMember[], newest: NewestBlock) {
    this.#members = members;
    this.#newest = newest;
    this.#timer = setInterval(() => this.#check(), checkInterval).unref();
    this.#check();
  }

  used(): void {
    this.#usedAt = performance.now();
  }

  /** Polls an upstream now, unless a poll is in progress: it does not respond to a caller's call. */
  probe(member: GrpcMember): void {
    const polledAt = this.#polledAt.get(member) ?? -Infinity;
    if (this.#polling.has(member) || performance.now() - polledAt < checkInterval) return;
    if (member.breaker.isClosed) void this.#poll(member);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const now = performance.now();
    const interval = now - this.#usedAt < activeTime ? activeInterval : idleInterval;
    for (const member of this.#members) {
      if (this.#polling.has(member) || member.isMismatched || member.throttle.untilFor() > now) continue;
      const isDue = now - (this.#polledAt.get(member) ?? -Infinity) >= interval;
      if (member.breaker.isClosed ? isDue : member.breaker.wantsProbe(now)) void this.#poll(member);
    }
  }

  async #poll(member: GrpcMember): Promise<void> {
    this.#polling.add(member);
    const startedAt = performance.now();
    this.#polledAt.set(member, startedAt);
    try {
      const { call, field } = this.#newest;
      const message = await callMember(member, `/${call}`, new Uint8Array(), timeout);
      const number = numberIn(decodeMessage(grpcMethods[call]?.response ?? "", message), field);
      if (number === undefined) return;
      member.head = number;
      member.headAt = performance.now();
    } catch {
      // Its health has been updated. A node that has no such call, or sends no message, is polled again later.
      if (member.failures.at >= startedAt) this.#polledAt.delete(member);
    } finally {
      this.#polling.delete(member);
    }
  }
}

function numberIn(message: WireMessage, path: string): number | undefined {
  let value: unknown = message;
  for (const name of path.split(".")) value = (Object(value) as Record<string, unknown>)[name];
  return typeof value === "bigint" && value <= Number.MAX_SAFE_INTEGER ? Number(value) : undefined;
}
