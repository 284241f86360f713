import { setTimeout as sleep } from "node:timers/promises";
import { isNodeAccessError } from "@node-access/auth";
import { callOf, connect } from "../calls/grpc.ts";
import { grpcMethods, type GrpcMethodFacts } from "../generated/grpc-methods.ts";
import { readMessage } from "../input/read-message.ts";
import { percentile } from "./method-probes.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";

/** How gRPC services are checked. */
export interface GrpcPlan {
  readonly client: string;
  readonly samples: number;
  readonly pattern: RegExp;
  /** Calls a second. */
  readonly rate: number;
  /** What the client takes: the endpoint and the credential. */
  readonly options: object;
}

/** Makes every call of gRPC services that only reads and has one response. */
export async function checkGrpc(session: Session, plan: GrpcPlan): Promise<readonly MethodReport[]> {
  const { client, pattern } = plan;
  const connected = await connect(client, { ...plan.options, retries: 0 });
  const reports: MethodReport[] = [];
  try {
    for (const facts of grpcMethods) {
      if (
        facts.client !== client ||
        facts.idempotency !== "safe" ||
        facts.stream !== "none" ||
        !pattern.test(facts.name)
      )
        continue;
      session.progress(facts.name);
      reports.push(await probe(connected, facts, plan));
    }
  } finally {
    (connected as { close(): void }).close();
  }
  return reports;
}

async function probe(
  client: object,
  facts: GrpcMethodFacts,
  { samples, rate }: GrpcPlan,
): Promise<MethodReport> {
  const { name } = facts;
  const call = callOf(client, facts);
  const request = readMessage(facts, facts.example ?? {});
  const times: number[] = [];
  for (let index = 0; index < samples; index += 1) {
    await sleep(1_000 / rate);
    const started = performance.now();
    try {
      await call(request);
    } catch (error) {
      if (!isNodeAccessError(error) || error.code === "ABORTED") throw error;
      const isMissing = isNodeAccessError(error, "GRPC_STATUS") && error.context.status === "UNIMPLEMENTED";
      return isMissing ? { name, status: "not offered" } : { name, status: "error", why: error.message };
    }
    times.push(performance.now() - started);
  }
  return { name, status: "offered", p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
