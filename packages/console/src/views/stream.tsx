import { admin } from "../api/client.ts";
import { formatAgo, formatDay, formatNumber, none } from "../format.ts";
import type { DeadLetter, StreamId } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Loaded } from "../parts/notice.tsx";
import { Facts } from "../parts/panel.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { describeDestination, describeSource, readStreams, State } from "./streams.tsx";

/** A stream, with the events that it could not deliver. */
export function StreamView({ id }: { readonly id: StreamId }) {
  const stream = usePoll(async () => (await readStreams()).find((one) => one.id === id), 4, [id]);
  const letters = usePoll(() => admin.listDeadLetters(id), 10, [id]);
  const { value } = stream;
  return (
    <>
      <h1>{value?.name ?? id}</h1>
      {value && (
        <Facts
          isInline
          rows={[
            ["Id", id],
            ["State", <State stream={value} />],
            ["Source", describeSource(value)],
            ["Destination", describeDestination(value)],
            ["Organization", value.organization],
            ["Next block", value.next ?? none],
            ["Lag", formatNumber(value.lag)],
            ["Delivered", formatNumber(value.delivered)],
            ["Last delivery", formatAgo(value.delivered_at)],
          ]}
        />
      )}
      <h2>Dead letters</h2>
      <p>
        Rejected events. Their owner sends them again: <code>node-access streams redeliver</code>
      </p>
      <Loaded from={letters}>
        {({ results, count }) => (
          <>
            <Table
              caption="Dead letters, the newest first"
              columns={letterColumns}
              rows={results}
              keyOf={({ sequence }) => String(sequence)}
              empty="No event was rejected."
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
  { title: "Time", cell: ({ created_at: time }) => formatDay(time) },
  { title: "Reason", cell: ({ reason }) => reason },
  { title: "Event", cell: ({ event }) => <code>{event}</code> },
];
