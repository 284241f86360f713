import { notFound } from "../../contract/http/problem.ts";
import type { Tables } from "../../state/tables/tables.ts";
import type { ManagementCall } from "./management-call.ts";
import { checkSize } from "./record-size.ts";

export async function getOrganization(
  { state, organization }: ManagementCall,
  { organizations }: Tables = state.store.tables,
): Promise<object> {
  const found = await organizations.get(organization);
  if (!found) throw notFound(`there is no organization ${organization}`);
  return found;
}

export async function updateOrganization(call: ManagementCall): Promise<object> {
  const { name } = call.body as { name: string };
  checkSize({ name });
  return call.state.store.transaction(async (tables) => {
    await tables.organizations.rename(call.organization, name);
    return getOrganization(call, tables);
  });
}
