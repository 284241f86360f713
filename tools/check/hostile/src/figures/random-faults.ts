import { inspect } from "node:util";
import { isNodeAccessError } from "@node-access/rpc";
import { afterDeadline } from "../after-deadline.ts";
import type { Adapter, Probe } from "../conformance/adapter.ts";
import { TOKEN } from "../conformance/token.ts";
import { containsOnly, newNonce } from "../conformance/trial.ts";
import { between, type Random, randomOf } from "@node-access-tools/workspace";
import type { Fault } from "../server/fault.ts";
import { startGrpcServer } from "../server/grpc-server.ts";
import { type HostileServer, startHostileServer } from "../server/hostile-server.ts";
import { randomFault } from "./random-fault.ts";

/** The result of many calls through random faults. The lists should be empty. */
export interface FaultsFigure {
  readonly calls: number;
  readonly requests: number;
  /** How many calls ended in each way: the error's code, or `succeeded`. */
  readonly ends: Readonly<Record<string, number>>;
  /** Calls that received another call's result. */
  readonly crossed: readonly string[];
  /** Writes that were sent twice although the first may have been carried out. */
  readonly repeated: readonly string[];
  /** Calls that had not ended 50 ms after their deadline. */
  readonly late: readonly string[];
  /** Errors that are not `NodeAccessError`, the documented class. */
  readonly foreign: readonly string[];
}

const OPTIONS = { timeout: 400, totalTimeout: 1_500, maxResponseBytes: 100_000, pingInterval: 500 };
const GRACE = 50;
const CONCURRENCY = 200;

/** Makes this many calls with one client. Each response has a fault drawn from the seed. */
export async function randomFaults(adapter: Adapter, seed: number, calls: number): Promise<FaultsFigure> {
  const random = randomOf(seed);
  const faults: Fault[] = [];
  // The first response is correct: see below.
  const script = (number: number): Fault =>
    number === 0 ? {} : (faults[number] ??= randomFault(random, adapter.surface));
  const start = adapter.surface === "grpc" ? startGrpcServer : startHostileServer;
  const server = await start({ script });
  const url = adapter.surface === "web-socket" ? server.url.replace("http", "ws") : server.url;
  // A client's first call loads modules, which may take longer than these deadlines.
  const first = await adapter.connect({ url, token: TOKEN });
  await first.read(newNonce("r"));
  await first.close?.();
  const probe = await adapter.connect({ ...OPTIONS, url, token: TOKEN });
  const run = new Run(probe, server, randomOf(seed + 1));
  const worker = async (): Promise<void> => {
    while (run.calls < calls) await run.some(calls - run.calls);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  await probe.close?.();
  await server.close();
  return run.figure();
}

class Run {
  readonly #probe: Probe;
  readonly #server: HostileServer;
  readonly #random: Random;
  calls = 0;
  readonly #ends: Record<string, number> = {};
  readonly #crossed: string[] = [];
  readonly #late: string[] = [];
  readonly #foreign: string[] = [];

  constructor(probe: Probe, server: HostileServer, random: Random) {
    this.#probe = probe;
    this.#server = server;
    this.#random = random;
  }

  /** Makes one call, or a batch of at most this many. */
  async some(limit: number): Promise<void> {
    const { write, batch } = this.#probe;
    const chance = this.#random();
    if (batch && chance < 0.05) {
      const nonces = Array.from({ length: Math.min(limit, between(this.#random, 2, 12)) }, () =>
        newNonce("r"),
      );
      this.calls += nonces.length;
      const settled = (await this.#timely(nonces.join(), batch(nonces))) ?? [];
      for (const [index, nonce] of nonces.entries()) {
        const one = settled[index];
        if (one?.status === "fulfilled") this.#value(nonce, one.value);
        else this.#failed(one?.reason ?? new Error("no outcome"));
      }
      return;
    }
    this.calls += 1;
    const nonce = newNonce(write && chance < 0.5 ? "w" : "r");
    const call = write && chance < 0.5 ? write(nonce) : this.#probe.read(nonce);
    await this.#timely(nonce, call).then(
      (value) => this.#value(nonce, value),
      (error: unknown) => this.#failed(error),
    );
  }

  figure(): FaultsFigure {
    const sent = new Map<string, number>();
    for (const { nonces, rejected } of this.#server.requests) {
      for (const nonce of rejected ? [] : nonces) {
        if (nonce.startsWith("nonce-w")) sent.set(nonce, (sent.get(nonce) ?? 0) + 1);
      }
    }
    return {
      calls: this.calls,
      requests: this.#server.requests.length,
      ends: this.#ends,
      crossed: this.#crossed,
      repeated: [...sent]
        .filter(([, times]) => times > 1)
        .map(([nonce, times]) => `${nonce}: ${times} times`),
      late: this.#late,
      foreign: this.#foreign,
    };
  }

  async #timely<T>(name: string, call: Promise<T>): Promise<T> {
    let ended = false;
    const late = (): void => void this.#late.push(name);
    const cancel = afterDeadline(OPTIONS.totalTimeout + GRACE, () => ended, late);
    try {
      return await call;
    } finally {
      ended = true;
      cancel();
    }
  }

  #value(nonce: string, value: unknown): void {
    this.#count("succeeded");
    // A response without a nonce may belong to any call.
    const hasNoNonce = /nonce-/.test(inspect(value, { depth: 20 })) === false;
    if (!hasNoNonce && !containsOnly(value, nonce)) this.#crossed.push(`${nonce}: ${inspect(value)}`);
  }

  #failed(error: unknown): void {
    if (isNodeAccessError(error)) this.#count(error.code);
    else this.#foreign.push(inspect(error));
  }

  #count(end: string): void {
    this.#ends[end] = (this.#ends[end] ?? 0) + 1;
  }
}
