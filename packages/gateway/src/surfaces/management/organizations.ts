import type { ManagementCall } from "./management-call.ts";
import { checkSize } from "./record-size.ts";

export function getOrganization({ state, organization }: ManagementCall): object {
  return state.store.organizations.owner(organization).organization;
}

export function updateOrganization(call: ManagementCall): object {
  const { name } = call.body as { name: string };
  checkSize({ name });
  call.state.store.organizations.rename(call.organization, name);
  return getOrganization(call);
}
