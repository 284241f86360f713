import {
  type Flight,
  type PartRequest,
  type Reply,
  type Sender,
  UpstreamFailure,
  type UpstreamFlight,
} from "../../contract/part-source.ts";
import { judge } from "../responses/judge.ts";
import type { PoolMember } from "./pool-member.ts";
import { select } from "./select.ts";

/** Called for each upstream that could not respond; `reason` is a status or a platform's error code. */
export type OnFailure = (member: PoolMember, reason: string) => void;

/** What attempts need of their pool. */
export interface AttemptsContext {
  readonly members: readonly PoolMember[];
  readonly onFailure: OnFailure;
}

/** The last stage of a pool: asks one upstream after the other until one responds. */
export class Attempts implements Sender {
  readonly #context: AttemptsContext;

  constructor(context: AttemptsContext) {
    this.#context = context;
  }

  send(request: PartRequest): Flight {
    return new AttemptsInTurn(this.#context, request);
  }
}

/**
 * Asks upstreams until one responds. A write moves on only if it never left the gateway: a request that a node may have
 * received is not sent to another.
 */
class AttemptsInTurn implements Flight {
  readonly reply: Promise<Reply>;
  readonly #context: AttemptsContext;
  readonly #request: PartRequest;
  #current: UpstreamFlight | undefined;
  #isAborted = false;

  constructor(context: AttemptsContext, request: PartRequest) {
    this.#context = context;
    this.#request = request;
    this.reply = this.#run();
  }

  abort(): void {
    this.#isAborted = true;
    this.#current?.abort();
  }

  async #run(): Promise<Reply> {
    const { members, onFailure } = this.#context;
    const isWrite = this.#request.idempotency === "write";
    const tried = new Set<PoolMember>();
    let lastResort: Reply | undefined;
    let failure = new UpstreamFailure("unreachable", "no upstream");
    let next = select(members, this.#request, tried);
    while (next) {
      const member = next;
      tried.add(member);
      let reply: Reply | undefined;
      let reason: string;
      try {
        reply = await this.#askOne(member);
        const verdict = judge(this.#request, reply);
        const route = { upstream: member.upstream.name, attempts: tried.size };
        if (verdict.kind === "answer") return { ...reply, ...verdict.instead, route };
        // A write that was responded to is not sent again, so there is no other response to wait for.
        if (isWrite && verdict.isLastResort) return { ...reply, ...verdict.instead, route };
        reason = verdict.detail;
        failure = new UpstreamFailure("refused", reason);
        next = isWrite ? undefined : select(members, this.#request, tried);
        if (verdict.isLastResort && !(next && isStream(reply)))
          lastResort = { ...reply, ...verdict.instead, route };
        else discard(reply);
      } catch (error) {
        failure = error as UpstreamFailure;
        if (this.#isAborted) throw failure;
        // Nothing is wrong with the upstream. A write was done, and its caller must not take it for refused.
        if (failure.reason === "crowded")
          throw isWrite ? new UpstreamFailure("aborted", failure.message) : failure;
        reason = failure.message;
        next = isWrite && this.#current?.sent ? undefined : select(members, this.#request, tried);
      }
      member.upstream.failed();
      onFailure(member, reason);
    }
    if (lastResort) return lastResort;
    throw failure;
  }

  /** What went over a connection that the upstream had closed meanwhile goes over a new one, unless it is a write. */
  async #askOne({ upstream }: PoolMember): Promise<Reply> {
    const flight = upstream.send(this.#request);
    this.#current = flight;
    try {
      return await flight.reply;
    } catch (error) {
      if (!flight.isStale || this.#isAborted || this.#request.idempotency === "write") throw error;
      this.#current = upstream.send(this.#request, true);
      return this.#current.reply;
    }
  }
}

function isStream({ body }: Reply): boolean {
  return !Buffer.isBuffer(body);
}

function discard({ body }: Reply): void {
  if (!Buffer.isBuffer(body)) body.destroy(new UpstreamFailure("refused", "passed over"));
}
