import { setTimeout as sleep } from "node:timers/promises";
import type { Cursor } from "@node-access/delivery/model";
import type { Stream, StreamTest, StreamWithSecret } from "../../generated/management-records.ts";
import { HttpProblem, notFound, rejectField } from "../../codec/http/problem.ts";
import { currentTime } from "../../observe/clock.ts";
import { newSigningSecret } from "../../state/identifiers.ts";
import { findOwn, type ManagementCall } from "./management-call.ts";
import { readRecord, streamRecord } from "./stream-record.ts";
import { checkPaused } from "./streams.ts";

/** Milliseconds to wait for a gateway that stops a stream, and between two looks. */
const maxStop = 3_000;
const lookInterval = 50;
/** Milliseconds for which requests are also signed with a former secret, and how many of those there may be. */
const formerSecretLife = 24 * 60 * 60 * 1_000;
const maxFormerSecrets = 4;

export async function pauseStream(call: ManagementCall): Promise<Stream> {
  const { store } = call.state;
  await store.transaction(async (tables) => {
    const { status } = await findOwn(call, "streams", tables);
    if (status === "paused") return;
    await tables.streams.setStatus(call.id, "paused");
    await tables.audit.record(call, { subject: call.id, before: { status }, after: { status: "paused" } });
  });
  // The gateway that runs it stores what it has delivered, and lets it go.
  const deadline = performance.now() + maxStop;
  while (performance.now() < deadline && (await findOwn(call, "streams")).owner !== null)
    await sleep(lookInterval);
  return readRecord(call);
}

export async function resumeStream(call: ManagementCall): Promise<Stream> {
  await call.state.store.transaction(async (tables) => {
    const { status, owner } = await findOwn(call, "streams", tables);
    if (status !== "paused") return;
    // The gateway that ran it has not let it go in time.
    if (owner !== null) await tables.streamLeases.take(call.id);
    await tables.streams.setStatus(call.id, "running");
    await tables.audit.record(call, { subject: call.id, before: { status }, after: { status: "running" } });
  });
  return readRecord(call);
}

export async function replayStream(call: ManagementCall): Promise<Stream> {
  const { from } = call.body as { readonly from: number };
  await call.state.store.transaction(async (tables) => {
    await tables.streamLeases.take(call.id);
    const stream = await findOwn(call, "streams", tables);
    checkPaused(stream);
    const next = stream.cursor === null ? undefined : (JSON.parse(stream.cursor) as Cursor).next;
    const newest = Math.max(next ?? -1, stream.head ?? -1);
    if (next !== undefined && from > newest)
      rejectField("from", `must be at most ${newest}, the newest block that the stream knows`);
    await tables.streamStates.moveTo(call.id, from, stream.terms.destination.type === "pull");
    await tables.audit.record(call, { subject: call.id, before: { next }, after: { next: from } });
  });
  return readRecord(call);
}

export async function testStream(call: ManagementCall): Promise<StreamTest> {
  const { terms } = await findOwn(call, "streams");
  if (terms.destination.type === "pull")
    return {
      delivered: false,
      reason: "a stream with the destination pull delivers nothing: read its events",
    };
  return call.state.streams.test(call.id);
}

export async function rotateStreamSecret(call: ManagementCall): Promise<StreamWithSecret> {
  const { state, id } = call;
  const secret = newSigningSecret();
  await state.store.transaction(async (tables) => {
    await findOwn(call, "streams", tables);
    const stored = (await tables.streams.secretsOf([id])).get(id);
    if (!stored) throw notFound(`there is no stream ${id}`);
    if (stored.secrets.length === 0)
      return rejectField("destination.type", "has no secret: only webhooks do");
    const now = currentTime();
    const former = stored.secrets
      .map(({ secret: replaced, until = now + formerSecretLife }) => ({ secret: replaced, until }))
      .filter(({ until }) => until > now);
    if (former.length > maxFormerSecrets) throw tooManySecrets((former.at(-1)?.until ?? now) - now);
    await tables.streams.update(id, { secrets: { ...stored, secrets: [{ secret }, ...former] } });
    await tables.audit.record(call, { subject: id });
  });
  return streamRecord(call, await findOwn(call, "streams"), secret);
}

/** @param wait - Milliseconds until the oldest one ends. */
function tooManySecrets(wait: number): HttpProblem {
  const retryAfter = Math.ceil(wait / 1_000);
  const text = `the webhook has ${maxFormerSecrets} former secrets: rotate again in ${retryAfter} seconds, when the first one ends`;
  return new HttpProblem(409, "too_many_secrets", text, { retryAfter });
}
