import { admin } from "../api/client.ts";
import { formatDay, none, formatNumber } from "../format.ts";
import type { NodeId, NodePart } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Badge } from "../parts/badge.tsx";
import { Loaded } from "../parts/notice.tsx";
import { Facts, Panel } from "../parts/panel.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { linkTo } from "../route.ts";
import { CredentialsPanel } from "./credentials.tsx";

/** One node: the parts that serve it, and its credentials. */
export function NodeView({ id }: { readonly id: NodeId }) {
  const node = usePoll(() => admin.readNode(id), 5, [id]);
  const { value } = node;
  return (
    <>
      <p class="crumb">
        <a href="#/nodes">Nodes</a>
      </p>
      <h1>{value?.name || id}</h1>
      <Loaded from={node}>
        {({ network, organization, created_at: createdAt, state, connections, parts }) => (
          <>
            <Facts
              isInline
              rows={[
                ["Id", <span class="mono">{id}</span>],
                ["State", <Badge state={state} />],
                ["Network", network],
                ["Organization", <a href={linkTo(["nodes"], { organization })}>{organization}</a>],
                ["Made", formatDay(createdAt)],
                ["Open connections", formatNumber(connections)],
              ]}
            />
            <Panel
              title="Parts"
              controls={
                <a class="button" href={linkTo(["try", id])}>
                  Try a call
                </a>
              }
            >
              <Table
                caption="Parts of the node"
                columns={partColumns}
                rows={parts}
                keyOf={({ part }) => part}
                empty="This node serves nothing."
              />
            </Panel>
            <CredentialsPanel node={id} connections={connections} />
          </>
        )}
      </Loaded>
    </>
  );
}

const partColumns: readonly Column<NodePart>[] = [
  { title: "Part", isName: true, cell: ({ part }) => part },
  { title: "State", cell: ({ state }) => <Badge state={state} /> },
  {
    title: "Served by",
    cell: ({ served_by: by, upstreams, usable }) =>
      by === "upstreams" ? `${usable} of ${upstreams} upstreams` : by === "off" ? "nothing" : by,
  },
  numberColumn("Head", ({ head }) => (head === null ? none : String(head))),
  numberColumn("Lag", ({ lag }) => formatNumber(lag)),
];
