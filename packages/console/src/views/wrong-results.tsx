import { admin } from "../api/client.ts";
import { countText, formatDay, none, formatNumber } from "../format.ts";
import type { LightClient, WrongResult, WrongResultId } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Badge } from "../parts/badge.tsx";
import { layOut } from "../parts/json-text.ts";
import { Loaded } from "../parts/notice.tsx";
import { Panel } from "../parts/panel.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { linkTo } from "../route.ts";

/** How much of a long evidence is shown; the download has all of it. */
const shownLength = 64 * 1024;

/** Results of upstreams that contradict the chain. */
export function WrongResultsView() {
  const page = usePoll(() => admin.listWrongResults({}), 10, []);
  return (
    <>
      <h1>Wrong results</h1>
      <p class="lead">
        Results of upstreams that contradict their block, themselves or their request. Networks with the
        option <code>integrity</code> are checked. With <code>enforce</code>, no caller gets such a result.
      </p>
      <LightClients />
      <Loaded from={page}>
        {({ count, results }) => (
          <>
            <Table
              caption="Wrong results, the newest first"
              columns={columns}
              rows={results}
              keyOf={({ id }) => id}
              empty="No upstream has returned a wrong result, as far as results are checked."
            />
            {count > results.length && (
              <p class="muted">
                The newest {results.length} of {count}. The admin API has all of them.
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

/** The light clients whose blocks results are verified against, if there are any. */
function LightClients() {
  const page = usePoll(() => admin.listLightClients({}), 5, []);
  const list = page.value?.results ?? [];
  if (list.length === 0) return null;
  return (
    <Panel title="Light clients" note="Up to the blocks that they trust, results are verified.">
      <Table
        caption="Light clients by network"
        columns={clientColumns}
        rows={list}
        keyOf={({ network }) => network}
        empty=""
      />
    </Panel>
  );
}

const clientColumns: readonly Column<LightClient>[] = [
  { title: "Network", isName: true, cell: ({ network }) => network },
  { title: "State", cell: ({ error }) => <Badge state={error === null ? "serving" : "down"} /> },
  { title: "Beacon node", cell: ({ upstream }) => upstream ?? none },
  numberColumn("Latest", ({ latest }) => blockText(latest)),
  numberColumn("Final", ({ finalized }) => blockText(finalized)),
  numberColumn("Slots behind", ({ lag }) => (lag === null ? none : formatNumber(lag))),
  numberColumn("Period", ({ period }) => period ?? none),
  { title: "Followed", cell: ({ followed_at: time }) => formatDay(time) },
  { title: "Why not", cell: ({ error }) => error ?? none },
];

function blockText(block: LightClient["latest"]): string {
  return block === null ? none : `${block.number} (slot ${block.slot})`;
}

const columns: readonly Column<WrongResult>[] = [
  {
    title: "Time",
    isName: true,
    cell: ({ id, at }) => <a href={linkTo(["wrong-results", id])}>{formatDay(at)}</a>,
  },
  {
    title: "Upstream",
    cell: ({ upstream }) => <a href={linkTo(["events"], { of: upstream })}>{upstream}</a>,
  },
  { title: "Method", cell: ({ method }) => method },
  { title: "What is wrong", cell: ({ path, check }) => `${path} (${check})` },
  { title: "Expected", cell: ({ expected }) => <span class="mono">{expected}</span> },
  { title: "Returned", cell: ({ actual }) => <span class="mono">{actual}</span> },
  { title: "Upstream was", cell: ({ cordoned }) => <Badge state={cordoned ? "cordoned" : "serving"} /> },
];

export function WrongResultView({ id }: { readonly id: WrongResultId }) {
  const result = usePoll(() => admin.readWrongResult(id), 60, [id]);
  return (
    <>
      <h1>Wrong result {id}</h1>
      <p class="lead">
        <a href={linkTo(["wrong-results"])}>All wrong results</a>
      </p>
      <Loaded from={result}>
        {({ evidence, ...one }) => {
          const text = evidence === null ? "" : JSON.stringify(evidence);
          return (
            <>
              <Table caption="The result" columns={columns} rows={[one]} keyOf={(row) => row.id} empty="" />
              <Panel
                title="Evidence"
                note={text === "" ? "It was too large to store." : countText(text.length, "character")}
                controls={
                  text !== "" && (
                    <a
                      href={`data:application/json,${encodeURIComponent(text)}`}
                      download={`evidence-${id}.json`}
                    >
                      Download
                    </a>
                  )
                }
              >
                <p>
                  The call, its result, and what the same upstream returned to settle it.{" "}
                  <code>verifyEvidence</code> of <code>@node-access/verify</code> checks it without a node.
                </p>
                <pre class="scroll" tabIndex={0} role="region" aria-label="Evidence">
                  {text.length > shownLength ? text.slice(0, shownLength) : layOut(text)}
                </pre>
              </Panel>
            </>
          );
        }}
      </Loaded>
    </>
  );
}
