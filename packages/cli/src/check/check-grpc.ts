import { isNodeAccessError } from "@node-access/auth";
import { bindCall, connect } from "../calls/grpc.ts";
import { grpcMethods, type GrpcMethodFacts } from "../generated/grpc-methods.ts";
import { toPlain } from "../output/plain.ts";
import { compareGrpc } from "./compare-grpc.ts";
import { collectReports, type Probed, reportOffered } from "./method-probes.ts";
import type { GrpcPlan } from "./plan.ts";
import { attempt, createGrpcCall } from "./client-calls.ts";
import { noteIdentity } from "./note-identity.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import { findMessageLimit, noteUntriedResponses } from "./size-limits.ts";
import { readFirst } from "./streams.ts";
import { formatJson } from "./wire.ts";
import { LimitReached } from "./presence.ts";
import type { Step } from "./walk/step.ts";
import { createExampleMessage, walkGrpc } from "./walk/walk-grpc.ts";

/** Makes every call of gRPC services that only reads, and reads the first message of each stream. */
export async function checkGrpc(session: Session, plan: GrpcPlan): Promise<readonly MethodReport[]> {
  const { client, pattern, other } = plan;
  const own = grpcMethods.filter(
    (facts) => facts.client === client && facts.idempotency === "safe" && pattern.test(facts.name),
  );
  const reports: MethodReport[] = [];
  const connected = await connect(client, { ...plan.options, retries: 0 });
  try {
    await other?.step(session, () => compareGrpc(session, plan, other));
    const unary = own.filter(({ stream }) => stream === "none");
    await walkGrpc(
      unary,
      collectReports(session, reports, (step: Step<GrpcMethodFacts>) =>
        probe(session, connected, step, plan),
      ),
    );
    const cheap = reports.find(({ status }) => status === "offered");
    const facts = unary.find(({ name }) => name === cheap?.name);
    if (facts && plan.wrongOptions) await checkWrongCredential(session, facts, plan.wrongOptions);
    if (facts)
      await findMessageLimit(session, (more) =>
        createGrpcCall(session, connected, facts, { ...createExampleMessage(facts), ...more }),
      );
    noteUntriedResponses(session);
    const streams = own.filter(({ stream }) => stream !== "none");
    await Promise.all(streams.map((one) => checkStream(session, connected, one, plan)));
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  } finally {
    (connected as { close(): void }).close();
  }
  return reports;
}

async function probe(
  session: Session,
  client: object,
  { facts, args: [request = {}] }: Step<GrpcMethodFacts>,
  { samples }: GrpcPlan,
): Promise<Probed> {
  const { name } = facts;
  const times: number[] = [];
  for (let index = 0; index < samples; index += 1) {
    const { value, error } = await attempt(() =>
      createGrpcCall(session, client, facts, request as object, (ms) => times.push(ms)),
    );
    if (error) {
      const isMissing = isNodeAccessError(error, "GRPC_STATUS") && error.context.status === "UNIMPLEMENTED";
      return {
        report: isMissing ? { name, status: "not offered" } : { name, status: "error", why: error.message },
      };
    }
    session.wire.findLeaks(`the response to ${name}`, formatJson(toPlain(value)));
    noteIdentity(session, facts.client, name, value);
  }
  return { report: reportOffered(name, times) };
}

async function checkWrongCredential(
  session: Session,
  facts: GrpcMethodFacts,
  options: object,
): Promise<void> {
  await session.wire.waitForTurn();
  const wrong = await connect(facts.client, { ...options, retries: 0 });
  try {
    const { error } = await attempt(() => bindCall(wrong, facts)(createExampleMessage(facts) ?? {}));
    if (!error)
      session.addFinding("token", "credential", `${facts.name} with a wrong credential has a result`);
    else
      session.capabilities["wrongTokenStatus"] = isNodeAccessError(error, "GRPC_STATUS")
        ? error.context.status
        : error.code;
  } finally {
    (wrong as { close(): void }).close();
  }
}

async function checkStream(
  session: Session,
  client: object,
  facts: GrpcMethodFacts,
  { eventSeconds }: GrpcPlan,
): Promise<void> {
  const request = createExampleMessage(facts);
  if (!request || facts.example === undefined) return;
  session.progress(facts.name);
  await session.wire.waitForTurn();
  await readFirst(session, facts.name, eventSeconds, () => bindCall(client, facts)(request));
}
