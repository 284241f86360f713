import { setTimeout as sleep } from "node:timers/promises";
import { writeCloudEvent } from "@node-access/delivery/model";
import { HttpProblem, rejectField } from "../../codec/http/problem.ts";
import { JsonText } from "../../codec/json/json-text.ts";
import type { CloudEvent, StreamEvents } from "../../generated/management-records.ts";
import type { StoredStream } from "../../state/tables/streams.ts";
import { findOwn, type ManagementCall } from "./management-call.ts";

/** Milliseconds between two looks for an event that a caller waits for. */
const lookInterval = 200;

export async function readStreamEvents(call: ManagementCall): Promise<StreamEvents> {
  const { limit, wait } = call.query as unknown as { readonly limit: number; readonly wait: number };
  const deadline = performance.now() + 1_000 * wait;
  for (;;) {
    const stream = await findOwn(call, "streams");
    checkPull(stream);
    const { id, publicNetwork, delivered } = stream;
    const { streamOutbox } = call.state.store.tables;
    const events = await streamOutbox.eventsAfter(id, delivered, limit);
    if (events.length > 0 || performance.now() >= deadline || !call.isWaiting()) {
      // Numbers stay as they are written.
      const texts: unknown[] = events.map(
        (event) => new JsonText(writeCloudEvent({ stream: id, publicNetwork }, event)),
      );
      return { events: texts as CloudEvent[], last: events.at(-1)?.sequence ?? delivered };
    }
    await sleep(lookInterval);
  }
}

export async function acknowledgeStreamEvents(call: ManagementCall): Promise<undefined> {
  const { state, id } = call;
  const { sequence } = call.body as { readonly sequence: number };
  await state.store.transaction(async (tables) => {
    const stream = await findOwn(call, "streams", tables);
    checkPull(stream);
    if (!(await tables.streamStates.acknowledge(id, sequence)))
      rejectField("sequence", `the last event is ${stream.sequence}`);
  });
  state.streams.acknowledged(id, sequence);
}

function checkPull({ terms }: StoredStream): void {
  const { type } = terms.destination;
  if (type !== "pull")
    throw new HttpProblem(
      400,
      "not_pull",
      `the stream delivers to its ${type}: only those with the destination pull are read`,
    );
}
