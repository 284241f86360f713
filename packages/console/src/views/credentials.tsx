import { admin } from "../api/client.ts";
import { type Page, readAllPages } from "../api/all-pages.ts";
import { formatAgo, countText, formatDay, none, formatNumber } from "../format.ts";
import type { ApiKey, Credential, CredentialId, NodeId } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Badge } from "../parts/badge.tsx";
import { Loaded } from "../parts/notice.tsx";
import { Panel } from "../parts/panel.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { KeyActions, type KeyManagement } from "./key-actions.tsx";

/** Fields that keys and credentials share. */
type AnyKey<Id extends string> = { readonly id: Id } & Pick<
  ApiKey | Credential,
  "name" | "status" | "expires_at" | "last_used_at" | "rate" | "methods" | "origins"
>;

/** The keys that `list` returns of an organization or a node, with the actions on them. */
export function KeyTable<Id extends string>({
  caption,
  empty,
  of,
  list,
  ...actions
}: Omit<KeyManagement<Id>, "onChanged"> & {
  readonly caption: string;
  readonly empty: string;
  readonly of: string;
  list(page: number): Promise<Page<AnyKey<Id>>>;
}) {
  const keys = usePoll(() => readAllPages(list), 15, [of]);
  const columns = keyColumns({ ...actions, onChanged: keys.reload });
  return (
    <Loaded from={keys}>
      {(items) => (
        <Table caption={caption} columns={columns} rows={items} keyOf={({ id }) => id} empty={empty} />
      )}
    </Loaded>
  );
}

function keyColumns<Id extends string, Key extends AnyKey<Id>>(
  management: KeyManagement<Id>,
): readonly Column<Key>[] {
  return [
    {
      title: "Name",
      isName: true,
      cell: ({ id, name }) => (
        <>
          {name}
          <span class="sub mono">{id}</span>
        </>
      ),
    },
    { title: "Status", cell: ({ status }) => <Badge state={status} /> },
    numberColumn(
      "Rate",
      ({ rate }) => (rate === null ? "default" : `${formatNumber(rate)}/s`),
      "Requests a second",
    ),
    { title: "Methods", cell: ({ methods }) => listText(methods, "all") },
    {
      title: "Origins",
      hint: "Web pages that may use it",
      cell: ({ origins }) => listText(origins, "default"),
    },
    { title: "Last used", cell: ({ last_used_at: usedAt }) => formatAgo(usedAt) },
    { title: "Expires", cell: ({ expires_at: endsAt }) => (endsAt === null ? "never" : formatDay(endsAt)) },
    { title: "Action", cell: (key) => <KeyActions of={key} by={management} /> },
  ];
}

function listText(items: readonly string[] | null, otherwise: string): string {
  if (items === null) return otherwise;
  const [first = none, ...more] = items;
  return more.length > 0 ? `${first} and ${formatNumber(more.length)} more` : first;
}

interface CredentialsPanelProps {
  readonly node: NodeId;
  readonly connections: number;
}

export function CredentialsPanel({ node, connections }: CredentialsPanelProps) {
  const open =
    connections > 0 ? ` The node has ${countText(connections, "connection")} open at this gateway.` : "";
  return (
    <Panel title="Credentials" note="Credentials of the node, valid at all gateways on the database.">
      <KeyTable
        caption="Credentials of the node"
        empty="This node has no credentials. Create one with node-access-gateway credentials create."
        of={node}
        list={(page) => admin.listCredentials(node, { page })}
        kind="credential"
        effect={`Its WebSockets and streams close, and calls with it get 401.${open}`}
        rotate={async (id: CredentialId, body) => {
          const made = await admin.rotateCredential(id, body);
          return { Id: made.id, Key: made.key, "User name": made.username, Password: made.password };
        }}
        revoke={admin.revokeCredential}
      />
    </Panel>
  );
}
