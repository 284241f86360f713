import { isNodeAccessError } from "@node-access/auth";
import { findMismatch } from "../facts/check-value.ts";
import { restDefinitions } from "../facts/rest-method.ts";
import { restMethods, type RestMethodFacts } from "../generated/rest-methods.ts";
import { compareRest } from "./compare-rest.ts";
import type { Comparing } from "./comparing.ts";
import { percentile } from "./method-probes.ts";
import { noteIdentity } from "./note-identity.ts";
import { checkApi, exampleArguments } from "./rest-behaviour.ts";
import { restCall } from "./rest-call.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import { checkVenueSocket } from "./venue-socket.ts";
import type { Answer } from "./wire.ts";
import { bounded, LimitReached } from "./limit-reached.ts";

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
  const definitions = await restDefinitions(plan.spec);
  const reports: MethodReport[] = [];
  let limit: string | undefined;
  const own = restMethods.filter(({ spec, idempotency }) => spec === plan.spec && idempotency === "safe");
  const { other } = plan;
  await other?.step(session, () => compareRest(session, plan, other));
  await bounded(async () => {
    await checkApi(session, own, plan);
    await checkVenueSocket(session, plan);
  });
  for (const facts of own) {
    if (facts.stream || !plan.pattern.test(facts.name)) continue;
    if (limit !== undefined) {
      reports.push({ name: facts.name, status: "skipped", why: limit });
      continue;
    }
    session.progress(facts.name);
    try {
      reports.push(await probe(session, facts, plan, definitions));
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      limit = error.message;
      reports.push({ name: facts.name, status: "skipped", why: limit });
    }
  }
  return reports;
}

async function probe(
  session: Session,
  facts: RestMethodFacts,
  plan: RestPlan,
  definitions: object,
): Promise<MethodReport> {
  const { name, example, inputs } = facts;
  if (example === undefined && inputs.some(({ required }) => required))
    return { name, status: "skipped", why: "there is no example" };
  const args = await exampleArguments(facts);
  if (!args) return { name, status: "skipped", why: "its example needs bytes" };
  const times: number[] = [];
  let reached: Answer | undefined;
  const call = await restCall(session, facts, plan.options, (answer) => {
    reached = answer;
    times.push(answer.ms);
  });
  for (let index = 0; index < plan.samples; index += 1) {
    let value: unknown;
    try {
      value = await call(args);
    } catch (error) {
      if (!isNodeAccessError(error)) throw error;
      if (error.code === "ABORTED") throw error;
      if (error.code === "UNDECODABLE_BODY" || error.code === "INVALID_RESPONSE")
        session.find({ id: "envelope", subject: name, what: error.message });
      return failed(name, reached?.status, error.message);
    }
    if (index > 0) continue;
    noteIdentity(session, plan.spec, name, value);
    const mismatch =
      facts.result === undefined ? undefined : await findMismatch(value, facts.result, definitions);
    if (mismatch) {
      const { path, expected, received } = mismatch;
      session.find({ id: "schema", subject: name, path, what: `expected ${expected}, received ${received}` });
    }
  }
  return { name, status: "offered", p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

function failed(name: string, status: number | undefined, why: string): MethodReport {
  return status === 405 || status === 501
    ? { name, status: "not offered", why }
    : { name, status: "error", why };
}
