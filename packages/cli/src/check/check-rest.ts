import { isNodeAccessError } from "@node-access/auth";
import { restMethods, type RestMethodFacts } from "../generated/rest-methods.ts";
import { compareRest } from "./compare-rest.ts";
import { collectReports, type Probed } from "./collect-reports.ts";
import type { Comparing } from "./comparing.ts";
import { computePercentile } from "./method-probes.ts";
import { noteIdentity } from "./note-identity.ts";
import { checkApi } from "./rest-behaviour.ts";
import { createRestCall } from "./rest-call.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import { checkVenueSocket } from "./venue-socket.ts";
import type { Answer } from "./wire.ts";
import { runBounded } from "./presence.ts";
import type { Step } from "./walk/step.ts";
import { walkRest } from "./walk/walk-rest.ts";

export interface RestPlan {
  readonly spec: string;
  readonly samples: number;
  readonly pattern: RegExp;
  /** What the API's clients take: the endpoint and the credential. */
  readonly options: object;
  /** The same with a wrong credential, if there is one. */
  readonly wrongOptions: object | undefined;
  /** The API's address, without a credential. */
  readonly endpoint: string;
  /** The node to compare with. */
  readonly other?: Comparing | undefined;
  /** How long to wait for the first event of a stream, in seconds. */
  readonly eventSeconds: number;
}

/** Calls every method of a REST API that only reads, and compares each result with its schema. */
export async function checkRest(session: Session, plan: RestPlan): Promise<readonly MethodReport[]> {
  const reports: MethodReport[] = [];
  const own = restMethods.filter(({ spec, idempotency }) => spec === plan.spec && idempotency === "safe");
  const { other } = plan;
  await other?.step(session, () => compareRest(session, plan, other));
  await runBounded(async () => {
    await checkApi(session, own, plan);
    await checkVenueSocket(session, plan);
  });
  const called = own.filter(({ stream, name }) => !stream && plan.pattern.test(name));
  await walkRest(
    called,
    collectReports(session, reports, (step: Step<RestMethodFacts>) => probe(session, step, plan)),
  );
  return reports;
}

async function probe(
  session: Session,
  { facts, args, findMismatch }: Step<RestMethodFacts>,
  plan: RestPlan,
): Promise<Probed> {
  const { name } = facts;
  const times: number[] = [];
  let reached: Answer | undefined;
  const call = await createRestCall(session, facts, plan.options, (answer) => {
    reached = answer;
    times.push(answer.ms);
  });
  let first: unknown;
  for (let index = 0; index < plan.samples; index += 1) {
    let value: unknown;
    try {
      value = await call(args);
    } catch (error) {
      if (!isNodeAccessError(error)) throw error;
      if (error.code === "ABORTED") throw error;
      if (error.code === "UNDECODABLE_BODY" || error.code === "INVALID_RESPONSE")
        session.addFinding("envelope", name, error.message);
      return { report: failed(name, reached?.status, error.message) };
    }
    if (index > 0) continue;
    first = value;
    noteIdentity(session, plan.spec, name, value);
    session.addMismatch(name, await findMismatch(value));
  }
  const report = {
    name,
    status: "offered",
    p50: computePercentile(times, 0.5),
    p95: computePercentile(times, 0.95),
  } as const;
  return { report, value: first };
}

function failed(name: string, status: number | undefined, why: string): MethodReport {
  return status === 405 || status === 501
    ? { name, status: "not offered", why }
    : { name, status: "error", why };
}
