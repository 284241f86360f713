import type { ManagementCall } from "./management-call.ts";

export function getOrganization({ state, organization }: ManagementCall): object {
  return state.store.organizations.owner(organization).organization;
}
