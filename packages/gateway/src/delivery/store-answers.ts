import type { StreamChange, StreamReport } from "@node-access/delivery/model";
import type { State } from "../state/state.ts";
import type { StoreReply, StoreRequest } from "./delivery-thread.ts";
import type { StreamStatuses } from "./stream-statuses.ts";
import type { StreamWrites } from "./stream-writes.ts";

/** Maximum dead letters that a stream delivers again at once. */
const maxRetries = 1_000;

/**
 * Answers the thread's requests of its store from the database.
 *
 * @param headOf - The number of the newest block of a running stream, to store with what it writes.
 */
export function storeAnswers(
  { tables }: State,
  writes: StreamWrites,
  statuses: StreamStatuses,
  headOf: (stream: string) => number | undefined,
): (request: StoreRequest) => Promise<StoreReply> {
  return async ({ method, lease, value }) => {
    const { stream } = lease;
    switch (method) {
      case "load": {
        const state = await tables.streamStates.load(lease);
        return state ? { value: state } : "lost";
      }
      case "entries":
        return { value: await tables.streamOutbox.entries(stream, value as readonly number[]) };
      case "retries":
        return { value: await tables.deadLetters.wanted(stream, maxRetries) };
      case "change":
      case "report": {
        const what =
          method === "change" ? { change: value as StreamChange } : { report: value as StreamReport };
        if ("report" in what) statuses.reported(stream, what.report);
        const isMade = await writes.write({ lease, ...what, head: headOf(stream) });
        return isMade ? { value: undefined } : "lost";
      }
    }
  };
}
