import type { Organization as OrganizationRecord } from "../../generated/management-records.ts";
import type { Organization } from "../../state/tables/creator.ts";
import type { WholeRecord } from "./whole-record.ts";

/** @returns an organization as records show it. Source: public management API. */
export function organizationRecord({ id, name }: Organization): WholeRecord<OrganizationRecord> {
  return { id: id as OrganizationRecord["id"], name };
}
