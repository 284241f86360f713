import type { RestMethodFacts } from "../generated/rest-methods.ts";
import { findHttpFeatures, type SampleRequest } from "./http-features.ts";
import type { ClientPlan } from "./plan.ts";
import { attempt, createRestCall } from "./client-calls.ts";
import type { Session } from "./session.ts";
import { findBodyLimit, noteUntriedResponses } from "./size-limits.ts";
import { readFirst } from "./streams.ts";
import type { Answer } from "./wire.ts";
import { createExampleArguments } from "./walk/walk-rest.ts";

/** Checks what is the same for all methods of an API: its HTTP, a wrong credential, and whether streams send anything. */
export async function checkApi(
  session: Session,
  methods: readonly RestMethodFacts[],
  plan: ClientPlan,
): Promise<void> {
  const cheap = methods.find(
    ({ stream, inputs, example }) =>
      !stream && (example !== undefined || inputs.every(({ required }) => !required)),
  );
  if (cheap) {
    const request = await captureRequest(session, cheap, plan.options);
    if (request) await findHttpFeatures(session, request);
    if (plan.wrongOptions) await checkWrongCredential(session, cheap, plan.wrongOptions);
  }
  let request: SampleRequest | undefined;
  for (const facts of methods)
    if (facts.http === "POST" && facts.example !== undefined)
      request ??= await captureRequest(session, facts, plan.options);
  if (request?.body !== undefined) await findBodyLimit(session, request);
  else session.capabilities["requestKilobytes"] ??= "not tried: no call with a body had a result";
  noteUntriedResponses(session);
  const streams = methods.filter(({ stream }) => stream);
  await Promise.all(streams.map((facts) => checkStream(session, facts, plan.eventSeconds)));
}

/** Calls a method, and returns the request that its client sent. */
async function captureRequest(
  session: Session,
  facts: RestMethodFacts,
  options: object,
): Promise<SampleRequest | undefined> {
  let sent: SampleRequest | undefined;
  await hasResult(session, facts, options, (answer, { url, body }) => {
    const { address } = session.wire;
    if (answer.status < 300 && url.startsWith(address.url))
      sent = {
        path: url.slice(address.url.length),
        body: typeof body === "string" ? body : undefined,
      };
  });
  return sent;
}

async function checkWrongCredential(
  session: Session,
  facts: RestMethodFacts,
  wrongOptions: object,
): Promise<void> {
  let status: number | undefined;
  const isDone = await hasResult(session, facts, wrongOptions, (answer) => (status = answer.status));
  if (isDone) session.addFinding("token", "credential", `${facts.name} with a wrong credential has a result`);
  if (status !== undefined) session.capabilities["wrongTokenStatus"] = status;
}

/** Whether a call has a result. */
async function hasResult(
  session: Session,
  facts: RestMethodFacts,
  options: object,
  onAnswer: (answer: Answer, request: { url: string; body: unknown }) => void,
): Promise<boolean> {
  const args = await createExampleArguments(facts);
  if (!args) return false;
  const call = await createRestCall(session, facts, options, onAnswer);
  return !(await attempt(() => call(args))).error;
}

/** Finds out whether a stream sends anything. */
async function checkStream(session: Session, facts: RestMethodFacts, eventSeconds: number): Promise<void> {
  const { name, inputs, example = {} } = facts;
  if (inputs.some(({ name: input, required }) => required && example[input] === undefined)) return;
  session.progress(name);
  const path = facts.path.replaceAll(/\{(\w+)\}/g, (_, input: string) => text(example[input]));
  const query = new URLSearchParams(
    inputs.flatMap(({ name: input, location }) =>
      location === "query" && example[input] !== undefined ? [[input, text(example[input])]] : [],
    ),
  ).toString();
  const whole = query === "" ? path : `${path}?${query}`;
  await readFirst(session, name, eventSeconds, (signal) => session.wire.stream(whole, signal));
}

function text(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(value);
}
