import { setTimeout as sleep } from "node:timers/promises";
import { writeCloudEvent } from "@node-access/delivery/model";
import { rejectField } from "../../codec/http/problem.ts";
import { JsonText } from "../../codec/json/json-text.ts";
import type { DeadLetter, DeadLetterPage, Redelivery } from "../../generated/management-records.ts";
import { findOwn, listPage, type ManagementCall } from "./management-call.ts";

/** Milliseconds to wait for the outcome of a redelivery, and between two looks. */
const maxWait = 20_000;
const lookInterval = 200;

export async function listDeadLetters(call: ManagementCall): Promise<DeadLetterPage> {
  const { publicNetwork } = await findOwn(call, "streams");
  const { state, id, query } = call;
  const page = await state.store.tables.deadLetters.page(id, query.page);
  return listPage(call, page, ({ sequence, reason, event, createdAt }): DeadLetter => {
    // Numbers stay as they are written.
    const text: unknown = new JsonText(writeCloudEvent({ stream: id, publicNetwork }, event));
    return {
      sequence,
      reason,
      event: text as DeadLetter["event"],
      created_at: new Date(createdAt).toISOString(),
    };
  });
}

export async function redeliverDeadLetters(call: ManagementCall): Promise<Redelivery> {
  const { state, id } = call;
  const { sequences } = call.body as { readonly sequences?: readonly number[] };
  const wanted = await state.store.transaction(async (tables) => {
    const { delivered } = await findOwn(call, "streams", tables);
    await tables.deadLetters.forgetRetried(id, delivered);
    const found = await tables.deadLetters.want(id, sequences);
    const missing = sequences?.filter((sequence) => !found.includes(sequence)) ?? [];
    if (missing.length > 0)
      rejectField("sequences", `the stream has no dead letter with the number ${missing.join(" or ")}`);
    await tables.audit.record(call, { subject: id, after: { dead_letters: found.length } });
    return found;
  });
  const deadline = performance.now() + maxWait;
  for (;;) {
    const outcome = await countOutcomes(call, wanted);
    const isOver = outcome.waiting === 0 || performance.now() > deadline || !call.isWaiting();
    if (isOver || (await findOwn(call, "streams")).status === "paused") return outcome;
    await sleep(lookInterval);
  }
}

async function countOutcomes(call: ManagementCall, wanted: readonly number[]): Promise<Redelivery> {
  const { deadLetters } = call.state.store.tables;
  const { delivered: last } = await findOwn(call, "streams");
  const outcomes = await deadLetters.outcomes(call.id, wanted);
  const events = outcomes.flatMap(({ retriedAs }) =>
    retriedAs !== null && retriedAs <= last ? [retriedAs] : [],
  );
  const rejectedAgain = new Set(
    (await deadLetters.outcomes(call.id, events)).map(({ sequence }) => sequence),
  );
  const [delivered, failed] = [
    events.filter((sequence) => !rejectedAgain.has(sequence)).length,
    rejectedAgain.size,
  ];
  const stayed = outcomes.filter(({ retriedAs, isWanted }) => retriedAs === null && isWanted === 0).length;
  const waiting = outcomes.length - stayed - events.length;
  return { delivered, rejected: failed + stayed, waiting };
}
