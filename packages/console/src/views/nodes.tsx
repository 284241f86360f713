import { readAllPages } from "../api/all-pages.ts";
import { admin } from "../api/client.ts";
import { none, formatNumber } from "../format.ts";
import type { Node, Organization } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Badge } from "../parts/badge.tsx";
import { Select } from "../parts/fields.tsx";
import { Loaded } from "../parts/notice.tsx";
import { type Column, Table } from "../parts/table.tsx";
import { linkTo } from "../route.ts";
import { readUpstreams } from "./upstreams.tsx";

export async function readOrganizations(): Promise<readonly Organization[]> {
  return (await readAllPages((page) => admin.listOrganizations({ page }))).items;
}

export function NodesView({ query }: { readonly query: URLSearchParams }) {
  const [organization, network] = ["organization", "network"].map((name) => query.get(name) ?? "") as [
    string,
    string,
  ];
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
  const networks = new Set([
    ...(network ? [network] : []),
    ...[...(upstreams.value ?? []), ...(nodes.value?.results ?? [])].map((one) => one.network),
  ]);
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
          options={[["", "All"], ...[...names].map(([id, name]): [string, string] => [id, name])]}
          onChange={(value) => go({ organization: value })}
        />
        <Select
          label="Network"
          value={network}
          options={[["", "All"], ...[...networks].toSorted().map((one): [string, string] => [one, one])]}
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
    {
      title: "Head",
      hint: "The newest block that callers see",
      isNumber: true,
      cell: (node) => findHead(node).head,
    },
    {
      title: "Lag",
      hint: "Blocks behind the newest block of its upstreams",
      isNumber: true,
      cell: (node) => findHead(node).lag,
    },
    {
      title: "Connections",
      hint: "WebSockets and streams that are open here",
      isNumber: true,
      cell: ({ connections }) => formatNumber(connections),
    },
  ];
}

/** The state of the part that has blocks. */
function findHead({ parts }: Node): { readonly head: string; readonly lag: string } {
  const part = parts.find(({ head }) => head !== null);
  return { head: part ? String(part.head) : none, lag: formatNumber(part?.lag) };
}
