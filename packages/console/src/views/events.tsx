import { useState } from "preact/hooks";
import { formatClock, formatDay } from "../format.ts";
import { type Change, listPeriods, useChanges } from "../live/changes.ts";
import { usePoll } from "../live/live.tsx";
import { Badge } from "../parts/badge.tsx";
import { listOptions, periodOptions, Select } from "../parts/fields.tsx";
import { Loaded } from "../parts/notice.tsx";
import { Panel } from "../parts/panel.tsx";
import { type Column, Table } from "../parts/table.tsx";
import { Timeline, type Track } from "../parts/timeline.tsx";
import { linkTo } from "../route.ts";
import { describeDetail } from "./event-text.ts";
import { readUpstreams } from "./upstreams.tsx";

const windows = periodOptions(15, 60, 720);

/** What has failed, recovered or changed, over time. */
export function EventsView({ query }: { readonly query: URLSearchParams }) {
  const changes = useChanges();
  const upstreams = usePoll(readUpstreams, 10, []);
  const [minutes, setMinutes] = useState("60");
  const wanted = query.get("of") ?? "";
  const ids = (upstreams.value ?? []).map(({ id }) => id);
  const networks = (upstreams.value ?? []).map(({ network }) => network);
  const places = [...networks, ...ids, ...(wanted === "" ? [] : [wanted])];
  const isWanted = (subject: string): boolean =>
    wanted === "" || subject === wanted || subject.startsWith(`${wanted}.`);
  return (
    <>
      <h1>Events</h1>
      <p class="lead">
        What has failed, recovered or changed, as this gateway process has seen it since its start. Other
        gateways of a fleet have their own events.
      </p>
      <div class="filters">
        <Select
          label="Of"
          value={wanted}
          options={listOptions(places.toSorted(), "Everything")}
          onChange={(of) => (location.hash = linkTo(["events"], { of }))}
        />
        <Select label="Timeline of the last" value={minutes} options={windows} onChange={setMinutes} />
      </div>
      <Loaded from={changes}>
        {(all) => {
          const shown = all.filter(({ subject }) => isWanted(subject));
          return (
            <>
              <Panel title="Timeline">
                <Timeline tracks={createTracks(shown, ids.filter(isWanted))} minutes={Number(minutes)} />
              </Panel>
              <Panel
                title="All events"
                note="The newest first."
                controls={<a href={linkTo(["log"], { contains: wanted.split(".").at(-1) })}>Log</a>}
              >
                <EventTable changes={shown.toReversed()} />
              </Panel>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** A track for each upstream, and for everything else that something has happened to. */
export function createTracks(changes: readonly Change[], ids: readonly string[]): Track[] {
  const periods = listPeriods(changes);
  const names = [...new Set([...ids, ...changes.map(({ subject }) => subject)])].toSorted();
  return names.map((name) => {
    const own = periods.filter(({ first }) => first.subject === name);
    const inPeriods = new Set(own.flatMap(({ first, last }) => [first.id, last.id]));
    return {
      name,
      label: <a href={linkTo(["events"], { of: name })}>{name}</a>,
      periods: own,
      moments: changes.filter(
        ({ id, subject, kind }) => subject === name && !inPeriods.has(id) && momentary.has(kind),
      ),
    };
  });
}

const momentary: ReadonlySet<string> = new Set(["reorg", "reloaded", "wrong"]);

/** Changes as text, in the given order. */
export function EventTable({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <Table
      caption="Events"
      columns={columns}
      rows={changes}
      keyOf={({ id }) => id}
      empty="Nothing has failed or changed since this gateway was started."
    />
  );
}

const columns: readonly Column<Change>[] = [
  {
    title: "Time",
    cell: ({ at }) => (
      <time dateTime={new Date(at).toISOString()} title={formatDay(new Date(at).toISOString())}>
        {formatClock(at)}
      </time>
    ),
  },
  { title: "State", cell: ({ kind }) => <Badge state={kind} /> },
  {
    title: "Event",
    cell: (change) => {
      const { subject, upstream, network, event } = change;
      return (
        <div class="sentence">
          {upstream && <a href={linkTo(["upstreams"], { network })}>{subject}</a>} {event}{" "}
          <span class="muted">{describeDetail(change)}</span>
        </div>
      );
    },
  },
];
