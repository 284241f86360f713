import { restMethods, type RestMethodFacts } from "../generated/rest-methods.ts";
import { compareRest } from "./compare-rest.ts";
import { collectReports, type Probed, reportOffered } from "./method-probes.ts";
import type { RestPlan } from "./plan.ts";
import { noteIdentity } from "./note-identity.ts";
import { checkApi } from "./rest-behaviour.ts";
import { attempt, createRestCall } from "./client-calls.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import { checkVenueSocket } from "./venue-socket.ts";
import type { Answer } from "./wire.ts";
import { runBounded } from "./presence.ts";
import type { Step } from "./walk/step.ts";
import { walkRest } from "./walk/walk-rest.ts";

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
    const { value, error } = await attempt(() => call(args));
    if (error) {
      if (error.code === "UNDECODABLE_BODY" || error.code === "INVALID_RESPONSE")
        session.addFinding("envelope", name, error.message);
      const isMissing = reached?.status === 405 || reached?.status === 501;
      return { report: { name, status: isMissing ? "not offered" : "error", why: error.message } };
    }
    if (index > 0) continue;
    first = value;
    noteIdentity(session, plan.spec, name, value);
    session.addMismatch(name, await findMismatch(value));
  }
  return { report: reportOffered(name, times), value: first };
}
