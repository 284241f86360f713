import { admin } from "../api/client.ts";
import type { ApiKeyId, Organization } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Select } from "../parts/fields.tsx";
import { Empty, Loaded } from "../parts/notice.tsx";
import { linkTo } from "../route.ts";
import { KeyTable } from "./credentials.tsx";
import { readOrganizations } from "./nodes.tsx";

export function ApiKeysView({ query }: { readonly query: URLSearchParams }) {
  const organizations = usePoll(readOrganizations, 0, []);
  return (
    <>
      <h1>API keys</h1>
      <p class="lead">
        Keys for the management API of an organization, valid at all gateways on the database.
      </p>
      <Loaded from={organizations}>
        {(all) => {
          const wanted = all.find(({ id }) => id === query.get("organization")) ?? all[0];
          return wanted ? (
            <Keys organization={wanted} all={all} />
          ) : (
            <Empty>There is no organization yet.</Empty>
          );
        }}
      </Loaded>
    </>
  );
}

interface KeysProps {
  readonly organization: Organization;
  readonly all: readonly Organization[];
}

function Keys({ organization: { id }, all }: KeysProps) {
  return (
    <>
      <div class="filters">
        <Select
          label="Organization"
          value={id}
          options={all.map((one) => [one.id, one.name])}
          onChange={(organization) => (location.hash = linkTo(["api-keys"], { organization }))}
        />
      </div>
      <KeyTable
        caption="API keys of the organization"
        empty="This organization has no API key. Create one with node-access-gateway keys create."
        of={id}
        list={(page) => admin.listApiKeys(id, { page })}
        kind="API key"
        effect="Requests with it get 401."
        rotate={async (key: ApiKeyId, body) => {
          const made = await admin.rotateApiKey(key, body);
          return { Id: made.id, "API key": made.key };
        }}
        revoke={admin.revokeApiKey}
      />
    </>
  );
}
