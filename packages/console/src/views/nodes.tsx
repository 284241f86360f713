import { readAllPages } from "../api/all-pages.ts";
import { admin } from "../api/client.ts";
import { none, formatNumber } from "../format.ts";
import type { Node, Organization } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Badge } from "../parts/badge.tsx";
import { listOptions, Select } from "../parts/fields.tsx";
import { Loaded } from "../parts/notice.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { linkTo } from "../route.ts";
import { readUpstreams } from "./upstreams.tsx";

export function readOrganizations(): Promise<readonly Organization[]> {
  return readAllPages((page) => admin.listOrganizations({ page }));
}

export function NodesView({ query }: { readonly query: URLSearchParams }) {
  const [organization, network] = [query.get("organization") ?? "", query.get("network") ?? ""];
  const page = Number(query.get("page") ?? 1);
  const organizations = usePoll(readOrganizations, 0, []);
  const nodes = usePoll(
    () => admin.listNodes({ page, ...(organization && { organization }), ...(network && { network }) }),
    5,
    [page, organization, network],
  );
  const names = new Map(organizations.value?.map(({ id, name }) => [id, name]));
  const go = (to: Readonly<Record<string, string | undefined>>): void => {
    location.hash = linkTo(["nodes"], { organization, network, ...to });
  };
  const upstreams = usePoll(readUpstreams, 0, []);
  const known = [...(upstreams.value ?? []), ...(nodes.value?.results ?? [])];
  const networks = [...(network ? [network] : []), ...known.map((one) => one.network)];
  return (
    <>
      <h1>Nodes</h1>
      <p class="lead">
        Callers use nodes. Each belongs to an organization, and is served by its network’s upstreams.
      </p>
      <div class="filters">
        <Select
          label="Organization"
          value={organization}
          options={[["", "All"], ...names]}
          onChange={(value) => go({ organization: value })}
        />
        <Select
          label="Network"
          value={network}
          options={listOptions(networks.toSorted())}
          onChange={(value) => go({ network: value })}
        />
      </div>
      <Loaded from={nodes}>
        {({ results, count, next }) => (
          <>
            <Table
              caption="Nodes"
              columns={columnsWith(names)}
              rows={results}
              keyOf={({ id }) => id}
              empty={organization || network ? "No node matches." : "There are no nodes yet."}
            />
            {(page > 1 || next !== null) && (
              <div class="pages">
                <button type="button" disabled={page === 1} onClick={() => go({ page: String(page - 1) })}>
                  Previous page
                </button>
                <p>
                  Page {page}, {formatNumber(count)} nodes in all
                </p>
                <button type="button" disabled={next === null} onClick={() => go({ page: String(page + 1) })}>
                  Next page
                </button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function columnsWith(organizations: ReadonlyMap<string, string>): readonly Column<Node>[] {
  return [
    {
      title: "Node",
      isName: true,
      cell: ({ id, name }) => (
        <>
          <a href={linkTo(["nodes", id])}>{name || id}</a>
          {name && <span class="sub mono">{id}</span>}
        </>
      ),
    },
    { title: "State", cell: ({ state }) => <Badge state={state} /> },
    { title: "Network", cell: ({ network }) => network },
    { title: "Organization", cell: ({ organization }) => organizations.get(organization) ?? organization },
    numberColumn("Head", (node) => findHead(node).head, "The newest block that callers see"),
    numberColumn("Lag", (node) => findHead(node).lag, "Blocks behind the newest block of its upstreams"),
    numberColumn(
      "Connections",
      ({ connections }) => formatNumber(connections),
      "WebSockets and streams that are open here",
    ),
  ];
}

/** The state of the part that has blocks. */
function findHead({ parts }: Node): { readonly head: string; readonly lag: string } {
  const part = parts.find(({ head }) => head !== null);
  return { head: part ? String(part.head) : none, lag: formatNumber(part?.lag) };
}
