import { admin } from "../api/client.ts";
import { readAllPages } from "../api/all-pages.ts";
import { formatAgo, countText, formatDay, none, formatNumber } from "../format.ts";
import type { ApiKey, Credential, CredentialId, NodeId } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Badge } from "../parts/badge.tsx";
import { Loaded } from "../parts/notice.tsx";
import { Panel } from "../parts/panel.tsx";
import { type Column, Table } from "../parts/table.tsx";
import { KeyActions, type KeyManagement } from "./key-actions.tsx";

/** Fields that keys and credentials share. */
type AnyKey<Id extends string> = { readonly id: Id } & Pick<
  ApiKey | Credential,
  "name" | "status" | "expires_at" | "last_used_at" | "rate" | "methods" | "origins"
>;

export function keyColumns<Id extends string, Key extends AnyKey<Id>>(
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
    {
      title: "Rate",
      hint: "Requests a second",
      isNumber: true,
      cell: ({ rate }) => (rate === null ? "default" : `${formatNumber(rate)}/s`),
    },
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

export function CredentialsPanel({
  node,
  connections,
}: {
  readonly node: NodeId;
  readonly connections: number;
}) {
  const credentials = usePoll(
    async () => (await readAllPages((page) => admin.listCredentials(node, { page }))).items,
    15,
    [node],
  );
  const open =
    connections > 0 ? ` The node has ${countText(connections, "connection")} open at this gateway.` : "";
  const columns = keyColumns<CredentialId, Credential>({
    kind: "credential",
    effect: `Its WebSockets and streams close, and calls with it get 401.${open}`,
    async rotate(id, body) {
      const made = await admin.rotateCredential(id, body);
      return [
        ["Id", made.id],
        ["Key", made.key],
        ["User name", made.username],
        ["Password", made.password],
      ];
    },
    revoke: (id) => admin.revokeCredential(id),
    onChanged: credentials.reload,
  });
  return (
    <Panel title="Credentials" note="Credentials of the node, valid at all gateways on the database.">
      <Loaded from={credentials}>
        {(items) => (
          <Table
            caption="Credentials of the node"
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            empty="This node has no credentials. Create one with node-access-gateway credentials create."
          />
        )}
      </Loaded>
    </Panel>
  );
}
