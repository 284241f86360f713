import { inspect } from "node:util";
import { isNodeAccessError } from "@node-access/rpc";
import { between, chooseOne, createRandom, type Random } from "@node-access-tools/workspace";
import { endsWithin } from "../timing.ts";
import type { Adapter, Surface } from "../conformance/adapter.ts";
import { listScenarios } from "../conformance/row.ts";
import { rows } from "../conformance/rows.ts";
import { containsOnly, newNonce } from "../conformance/trial.ts";
import { increase } from "../load/tally.ts";
import type { Fault } from "../server/fault.ts";
import { connectTo } from "../conformance/connect-to.ts";

const OPTIONS = { timeout: 400, totalTimeout: 1_500, maxResponseBytes: 100_000, pingInterval: 500 };
const GRACE = 50;
const CONCURRENCY = 200;

/** Makes calls with one client; each response has a fault drawn from the seed. @returns how they ended, and what no client may do. */
export async function randomFaults(adapter: Adapter, seed: number, calls: number) {
  const draw = drawFault(createRandom(seed), adapter.surface);
  const random = createRandom(seed + 1);
  const faults: Fault[] = [];
  // The first response is correct: a client's first call loads modules, which may take longer than these deadlines.
  const script = (number: number): Fault => (number === 0 ? {} : (faults[number] ??= draw()));
  const { server, probe: first, connect } = await connectTo(adapter, { script });
  await first.read(newNonce("r"));
  await first.close?.();
  const probe = await connect(OPTIONS);
  /** How many calls ended in each way: the error's code, or `succeeded`. */
  const ends = new Map<string, number>();
  const crossed: string[] = [];
  const late: string[] = [];
  /** Errors that are not a NodeAccessError, the documented class. */
  const foreign: string[] = [];
  let left = calls;
  const isLeft = (): boolean => left > 0;
  const take = (nonce: string, settled: PromiseSettledResult<unknown> | undefined): void => {
    if (settled?.status === "fulfilled") {
      increase(ends, "succeeded");
      const text = inspect(settled.value, { depth: 20 });
      // A response without a nonce may belong to any call.
      if (text.includes("nonce-") && !containsOnly(settled.value, nonce)) crossed.push(`${nonce}: ${text}`);
    } else if (isNodeAccessError(settled?.reason)) increase(ends, settled.reason.code);
    else foreign.push(inspect(settled?.reason ?? new Error("no outcome")));
  };
  const timely = async <T>(name: string, call: Promise<T>): Promise<PromiseSettledResult<T>> => {
    if (!(await endsWithin(call, OPTIONS.totalTimeout + GRACE))) late.push(name);
    const [settled] = await Promise.allSettled([call]);
    return settled;
  };
  const some = async (): Promise<void> => {
    const { write, batch } = probe;
    const chance = random();
    if (batch && chance < 0.05) {
      const count = Math.min(left, between(random, 2, 12));
      const nonces = Array.from({ length: count }, () => newNonce("r"));
      left -= count;
      const outcome = await timely(nonces.join(), batch(nonces));
      for (const [index, nonce] of nonces.entries())
        take(nonce, outcome.status === "fulfilled" ? outcome.value[index] : outcome);
      return;
    }
    left -= 1;
    const nonce = newNonce(write && chance < 0.5 ? "w" : "r");
    take(nonce, await timely(nonce, write && chance < 0.5 ? write(nonce) : probe.read(nonce)));
  };
  const worker = async (): Promise<void> => {
    while (isLeft()) await some();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  await probe.close?.();
  await server.close();
  const sent = new Map<string, number>();
  for (const { nonces, rejected } of server.requests)
    for (const nonce of rejected ? [] : nonces) if (nonce.startsWith("nonce-w")) increase(sent, nonce);
  /** Writes that were sent twice although the first may have been carried out. */
  const repeated = [...sent].flatMap(([nonce, times]) => (times > 1 ? [`${nonce}: ${times} times`] : []));
  return { calls, requests: server.requests.length, ends, crossed, repeated, late, foreign };
}

const PLACES = ["start", "head", "body", "last"] as const;
const ENDS = ["reset", "close", "stall"] as const;
/** Bytes of the largest responses, as one in a hundred is of this kind. */
const LARGEST = 200_000;

/** All faults in which the rules for clients let a response of this surface have. */
function listFaults(surface: Surface): readonly Fault[] {
  const faults = rows
    .filter((row) => !row.alone)
    .flatMap((row) => listScenarios(row, surface))
    .flatMap(([, { script = [] }]) => (typeof script === "function" ? [script(0), script(1)] : script))
    .filter(({ body }) => !(typeof body === "object" && "bytes" in body && body.bytes > LARGEST));
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** Whether a fault of a WebSocket ends it, with all calls on it. */
function endsSocket({ stop, close, frame, freeze }: Fault): boolean {
  return Boolean((stop && stop.how !== "stall") || close || frame || freeze);
}

/**
 * Draws faults of a surface. Every second response is correct, and half of these are late. Faults that end a WebSocket are rare,
 * since they affect all calls on it.
 */
function drawFault(random: Random, surface: Surface): () => Fault {
  const faults = listFaults(surface);
  return () => {
    const wait = random() < 0.5 ? {} : { wait: between(random, 0, 40) };
    if (random() < 0.5) return wait;
    const stop = { stop: { at: chooseOne(random, PLACES), how: chooseOne(random, ENDS) } };
    const fault = random() < 0.1 ? stop : chooseOne(random, faults);
    return surface === "web-socket" && endsSocket(fault) && random() > 0.02 ? wait : { ...wait, ...fault };
  };
}
