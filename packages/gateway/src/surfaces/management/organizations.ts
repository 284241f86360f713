import { notFound } from "../../contract/http/problem.ts";
import type { ManagementCall } from "./management-call.ts";
import { checkSize } from "./record-size.ts";

export async function getOrganization({ state, organization }: ManagementCall): Promise<object> {
  const found = await state.store.tables.organizations.get(organization);
  if (!found) throw notFound(`there is no organization ${organization}`);
  return found;
}

export async function updateOrganization(call: ManagementCall): Promise<object> {
  const { name } = call.body as { name: string };
  checkSize({ name });
  await call.state.store.transaction(({ organizations }) => organizations.rename(call.organization, name));
  return getOrganization(call);
}
