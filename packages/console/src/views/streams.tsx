import { useState } from "preact/hooks";
import { readAllPages } from "../api/all-pages.ts";
import { admin } from "../api/client.ts";
import { formatClock, formatNumber, none } from "../format.ts";
import type { StreamId, StreamRecord } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { useAnnounce } from "../parts/announce.tsx";
import { Badge } from "../parts/badge.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { listOptions, Select } from "../parts/fields.tsx";
import { Loaded } from "../parts/notice.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { linkTo } from "../route.ts";

interface Row extends StreamRecord {
  /** Events per second since the last look; `undefined` at the first one. */
  readonly rate: number | undefined;
}

/** How many events a stream had delivered, and when that was. */
const seen = new Map<StreamId, { readonly delivered: number; readonly at: number }>();

export async function readStreams(): Promise<readonly Row[]> {
  const streams = await readAllPages((page) => admin.listAllStreams({ page }));
  const at = performance.now();
  return streams.map((stream) => {
    const { id, delivered } = stream;
    const last = seen.get(id);
    seen.set(id, { delivered, at });
    const rate = last && Math.max(0, ((delivered - last.delivered) * 1000) / (at - last.at));
    return Object.assign(stream, { rate });
  });
}

/** Where each stream is, and why it waits. */
export function StreamsView({ query }: { readonly query: URLSearchParams }) {
  const streams = usePoll(readStreams, 4, []);
  const [asking, setAsking] = useState<Asked>();
  const wanted = query.get("status") ?? "";
  return (
    <>
      <h1>Streams</h1>
      <p class="lead">Events that the gateways on the database deliver to their owners.</p>
      <div class="filters">
        <Select
          label="Status"
          value={wanted}
          options={listOptions(["running", "waiting", "retrying", "paused"])}
          onChange={(status) => (location.hash = linkTo(["streams"], { status }))}
        />
      </div>
      <Loaded from={streams}>
        {(all) => (
          <Table
            caption="Streams"
            columns={columnsWith(setAsking)}
            rows={all.filter(({ status }) => wanted === "" || status === wanted)}
            keyOf={({ id }) => id}
            empty="There are no such streams. Owners create them: node-access streams create"
          />
        )}
      </Loaded>
      {asking && <Ask asked={asking} onDone={streams.reload} onClose={() => setAsking(undefined)} />}
    </>
  );
}

/** What an operator wants to do with a stream. */
interface Asked {
  readonly action: "Pause" | "Resume" | "Test";
  readonly stream: StreamRecord;
}

function columnsWith(onAction: (asked: Asked) => void): readonly Column<Row>[] {
  const button = (action: Asked["action"], stream: Row) => (
    <button type="button" onClick={() => onAction({ action, stream })}>
      {action}
      <span class="unseen"> {stream.id}</span>
    </button>
  );
  return [
    {
      title: "Name",
      isName: true,
      cell: ({ id, name }) => (
        <a class="reason" href={linkTo(["streams", id])}>
          {name}
        </a>
      ),
    },
    { title: "State", cell: (stream) => <State stream={stream} /> },
    {
      title: "Source and destination",
      cell: (stream) => (
        <>
          {describeSource(stream)}
          <span class="reason muted">{describeDestination(stream)}</span>
        </>
      ),
    },
    numberColumn("Next", ({ next }) => next ?? none, "The next block to read"),
    numberColumn("Lag", ({ lag }) => formatNumber(lag), "Blocks that could be delivered and are not"),
    numberColumn("Events/s", ({ rate }) => (rate === undefined ? none : formatNumber(rate))),
    numberColumn("Dead", ({ dead_letters: count }) => formatNumber(count), "Dead letters"),
    {
      title: "Action",
      cell: (stream) => (
        <>
          {button(stream.status === "paused" ? "Resume" : "Pause", stream)} {button("Test", stream)}
        </>
      ),
    },
  ];
}

export function describeSource({ source, public_network: chain }: StreamRecord): string {
  return `${String(source["type"])} of ${chain}`;
}

export function describeDestination({ destination }: StreamRecord): string {
  const { type, ...place } = destination;
  return [String(type), ...Object.values(place).map(String)].join(" ");
}

export function State({ stream: { status, reason, retry_at: retryAt } }: { readonly stream: StreamRecord }) {
  return (
    <>
      <Badge state={status} />
      {reason !== null && <span class="reason">{reason}</span>}
      {retryAt !== null && <span class="reason muted">next attempt at {formatClock(retryAt)}</span>}
    </>
  );
}

interface AskProps {
  readonly asked: Asked;
  onDone(): void;
  onClose(): void;
}

function Ask({ asked: { action, stream }, onDone, onClose }: AskProps) {
  const announce = useAnnounce();
  const { id, name } = stream;
  const perform = async (): Promise<void> => {
    if (action === "Test") {
      const { delivered, reason } = await admin.testStream(id);
      if (!delivered) throw new Error(reason ?? "the destination has not accepted it");
      announce(`The destination of ${name} has accepted a test event.`);
    } else {
      await (action === "Pause" ? admin.pauseStream(id) : admin.resumeStream(id));
      announce(`${name} is ${action === "Pause" ? "paused" : "running"}.`);
    }
    onDone();
  };
  const effects = {
    Pause: "It keeps its place, and delivers nothing until it is resumed.",
    Resume: "It continues where it was.",
    Test: "Its destination gets one event of the type test.",
  };
  return (
    <Confirm title={`${action} ${name}?`} action={action} onConfirm={perform} onClose={onClose}>
      <p>{effects[action]}</p>
    </Confirm>
  );
}
