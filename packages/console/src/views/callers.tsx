import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { admin } from "../api/client.ts";
import { formatNumber, formatPercent } from "../format.ts";
import type { Caller, CallerList } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { periodOptions, Select } from "../parts/fields.tsx";
import { Loaded } from "../parts/notice.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { linkTo } from "../route.ts";

const windows = periodOptions(1, 5, 15, 60);

export function CallersView() {
  const [minutes, setMinutes] = useState("5");
  const callers = usePoll(() => admin.listCallers({ minutes: Number(minutes) }), 5, [minutes]);
  return (
    <>
      <h1>Callers</h1>
      <p class="lead">
        Who costs this gateway most. A request costs one, a heavy call ten, and a large body one for each 4
        KiB: what counts against the caller’s rate.
      </p>
      <div class="filters">
        <Select label="In the last" value={minutes} options={windows} onChange={setMinutes} />
      </div>
      <Loaded from={callers}>{(list) => <CallerTable list={list} />}</Loaded>
    </>
  );
}

interface CallerTableProps {
  readonly list: CallerList;
  readonly most?: number;
}

/** @param most - Maximum number of callers. */
export function CallerTable({ list, most = Infinity }: CallerTableProps) {
  return (
    <Table
      caption="Callers by cost"
      columns={createColumns(list)}
      rows={list.results.slice(0, most)}
      keyOf={({ credential }) => credential}
      empty="There were no callers in this time."
    />
  );
}

function createColumns({ seconds, cost }: CallerList): readonly Column<Caller>[] {
  const rate = (count: number): string => formatNumber(count / Math.max(1, seconds));
  return [
    { title: "Caller", isName: true, cell: (caller) => <CallerName caller={caller} /> },
    numberColumn("Cost/s", (caller) => rate(caller.cost)),
    numberColumn("Share", (caller) => <Share part={cost > 0 ? caller.cost / cost : 0} />),
    numberColumn("Calls/s", ({ calls }) => rate(calls)),
    numberColumn("Errors", ({ credential, errors, calls }) => countAndShare(errors, calls, credential)),
    numberColumn("Throttled", ({ credential, throttled, calls }) =>
      countAndShare(throttled, calls, credential),
    ),
  ];
}

/** Links to what the log has about the caller. */
function countAndShare(count: number, all: number, credential: string): ComponentChildren {
  if (count === 0) return "0";
  return (
    <a href={linkTo(["log"], { contains: credential })}>
      {formatNumber(count)} ({formatPercent(count / all)})
    </a>
  );
}

function CallerName({ caller: { credential, name, owner } }: { readonly caller: Caller }) {
  if (credential === "none") return <>Without a credential</>;
  if (credential === "other") return <>All others</>;
  const isNode = owner?.startsWith("ND-");
  const place =
    owner === null
      ? undefined
      : isNode
        ? linkTo(["nodes", owner])
        : linkTo(["api-keys"], { organization: owner });
  return (
    <>
      {place === undefined ? (name ?? credential) : <a href={place}>{name ?? credential}</a>}
      <span class="sub mono">{credential}</span>
    </>
  );
}

function Share({ part }: { readonly part: number }) {
  return (
    <span class="share">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" width="100" height="6" rx="3" />
        <rect class="fill" width={Math.max(1, part * 100)} height="6" rx="3" />
      </svg>
      {formatPercent(part)}
    </span>
  );
}
