import type { ComponentChildren } from "preact";
import { admin } from "../api/client.ts";
import { formatDay, none, formatNumber } from "../format.ts";
import type { NodeId, NodePart } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Badge } from "../parts/badge.tsx";
import { Loaded } from "../parts/notice.tsx";
import { Panel } from "../parts/panel.tsx";
import { type Column, Table } from "../parts/table.tsx";
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
            <dl class="facts inline">
              <Fact name="Id" value={<span class="mono">{id}</span>} />
              <Fact name="State" value={<Badge state={state} />} />
              <Fact name="Network" value={network} />
              <Fact
                name="Organization"
                value={<a href={linkTo(["nodes"], { organization })}>{organization}</a>}
              />
              <Fact name="Made" value={formatDay(createdAt)} />
              <Fact name="Open connections" value={formatNumber(connections)} />
            </dl>
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

function Fact({ name, value }: { readonly name: string; readonly value: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
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
  { title: "Head", isNumber: true, cell: ({ head }) => (head === null ? none : String(head)) },
  { title: "Lag", isNumber: true, cell: ({ lag }) => formatNumber(lag) },
];
