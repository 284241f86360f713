import { largeRequest, smallRequest, type RpcRequest } from "./requests.ts";
import type { Contender } from "./contenders.ts";
import { Clock, type Measurement } from "../rounds.ts";

/** A pattern of calls, with a size of response. */
export interface Scenario {
  readonly name: string;
  readonly request: RpcRequest;
  readonly pattern: "sequential" | "64 concurrent" | "batches of 100" | "notifications" | "aborts";
  /** The contenders that support it. Default: all. */
  readonly contenders?: readonly string[];
}

const patterns = ["sequential", "64 concurrent", "batches of 100"] as const;

/** Over HTTP. */
export const scenarios: readonly Scenario[] = [
  ...patterns.map((pattern) => ({ name: `small responses, ${pattern}`, request: smallRequest, pattern })),
  ...patterns.map((pattern) => ({ name: `100 KB responses, ${pattern}`, request: largeRequest, pattern })),
  {
    name: "2,000 calls aborted together",
    request: smallRequest,
    pattern: "aborts",
    contenders: ["hand-written undici", "@node-access/rpc"],
  },
];

/** Over a WebSocket. */
export const webSocketScenarios: readonly Scenario[] = [
  ...(["sequential", "64 concurrent"] as const).map((pattern) => ({
    name: `WebSocket, small responses, ${pattern}`,
    request: smallRequest,
    pattern,
  })),
  { name: "WebSocket, 100 KB responses, 64 concurrent", request: largeRequest, pattern: "64 concurrent" },
  { name: "WebSocket, notifications", request: smallRequest, pattern: "notifications" },
];

const concurrency = 64;
const batchSize = 100;
const floodSize = 2_000;
const abortSize = 2_000;

/**
 * Makes calls for some time and measures them.
 *
 * @param milliseconds - How long to start new calls; calls in flight still complete.
 */
export async function runRound(
  contender: Contender,
  { request, pattern }: Scenario,
  milliseconds: number,
): Promise<Measurement> {
  let calls = 0;
  const requests = Array.from({ length: batchSize }, () => request);
  const clock = new Clock();
  const callUntilEnd = async (): Promise<void> => {
    // At least once, even if the machine delayed this process.
    do {
      if (pattern === "batches of 100") {
        calls += (await contender.batch?.(requests))?.length ?? 0;
      } else if (pattern === "notifications") {
        await contender.flood?.(floodSize);
        calls += floodSize;
      } else if (pattern === "aborts") {
        await contender.abort?.(abortSize);
        calls += abortSize;
      } else {
        await contender.call(request);
        calls += 1;
      }
    } while (clock.elapsed < milliseconds);
  };
  await Promise.all(Array.from({ length: pattern === "64 concurrent" ? concurrency : 1 }, callUntilEnd));
  return clock.measured(calls);
}

/**
 * Checks that a contender returns the complete results, so that the measured work is comparable.
 *
 * @throws Error with the method whose result differs from the server's.
 */
export async function checkResults(
  contender: Contender,
  results: Readonly<Record<string, string>>,
): Promise<void> {
  for (const request of [smallRequest, largeRequest]) {
    const received = [
      await contender.call(request),
      ...((await contender.batch?.(Array.from({ length: batchSize }, () => request))) ?? []),
    ];
    if (contender.batch && received.length !== batchSize + 1)
      throw new Error(`${request.method}: a batch lost results`);
    for (const result of received) {
      if (JSON.stringify(result) !== results[request.method]) {
        throw new Error(`${request.method}: got ${JSON.stringify(result)?.slice(0, 200)}`);
      }
    }
  }
}
