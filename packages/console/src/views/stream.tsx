import { admin } from "../api/client.ts";
import { formatAgo, formatDay, formatNumber } from "../format.ts";
import type { DeadLetter, StreamId } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Loaded } from "../parts/notice.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { describeDestination, readStreams, State } from "./streams.tsx";

/** A stream, with the events that it could not deliver. */
export function StreamView({ id }: { readonly id: StreamId }) {
  const stream = usePoll(async () => (await readStreams()).find((one) => one.id === id), 4, [id]);
  const letters = usePoll(() => admin.listDeadLetters(id), 10, [id]);
  const { value } = stream;
  return (
    <>
      <h1>{value?.name ?? id}</h1>
      {value && (
        <p class="lead">
          <State stream={value} /> {describeDestination(value)} has {formatNumber(value.delivered)} events of{" "}
          {value.organization}, the last one {formatAgo(value.delivered_at)}. Created{" "}
          {formatDay(value.created_at)}. <a href="#/streams">All streams</a>
        </p>
      )}
      <h2>Dead letters</h2>
      <Loaded from={letters}>
        {({ results, count }) => (
          <>
            <Table
              caption="Dead letters, the newest first"
              columns={letterColumns}
              rows={results}
              keyOf={({ sequence }) => String(sequence)}
              empty="Every event has been accepted. Its owner delivers dead letters again with node-access streams redeliver."
            />
            {count > results.length && (
              <p class="muted">
                The newest {results.length} of {count}.
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

const letterColumns: readonly Column<DeadLetter>[] = [
  { title: "Sequence", isName: true, cell: ({ sequence }) => sequence },
  numberColumn("Block", ({ block }) => block),
  { title: "Event", cell: ({ event }) => <code>{event}</code> },
  { title: "Reason", cell: ({ reason }) => reason },
  { title: "Time", cell: ({ created_at: time }) => formatDay(time) },
];
