import type {
  Creator as CreatorRecord,
  Organization as OrganizationRecord,
} from "../../generated/management-records.ts";
import type { Creator, Organization } from "../../state/tables/listed-table.ts";
import type { WholeRecord } from "./whole-record.ts";

export function creatorRecord({
  id,
  email,
  firstName,
  lastName,
  organization,
}: Creator): WholeRecord<CreatorRecord> {
  return {
    id: id as CreatorRecord["id"],
    email,
    first_name: firstName,
    last_name: lastName,
    organization: organizationRecord(organization),
  };
}

/** @returns an organization as records show it. Source: public management API. */
export function organizationRecord({ id, name }: Organization): WholeRecord<OrganizationRecord> {
  return { id: id as OrganizationRecord["id"], name };
}
