import type { Organization } from "../../generated/management-records.ts";
import { organizationRecord } from "./whole-record.ts";
import { found } from "../../codec/http/problem.ts";
import type { Tables } from "../../state/tables/tables.ts";
import { type ManagementCall, findDifferences, checkSize } from "./management-call.ts";

export async function getOrganization(
  { state, organization }: ManagementCall,
  { organizations }: Tables = state.store.tables,
): Promise<Organization> {
  return organizationRecord(found(await organizations.get(organization), "organization", organization));
}

export async function updateOrganization(call: ManagementCall): Promise<Organization> {
  const { name } = call.body as { name: string };
  checkSize({ name });
  const { organization } = call;
  return call.state.store.transaction(async (tables) => {
    const before = await tables.organizations.get(organization);
    await tables.organizations.rename(organization, name);
    if (before)
      await tables.audit.record(call, {
        subject: organization,
        ...findDifferences({ name: before.name }, { name }),
      });
    return getOrganization(call, tables);
  });
}
