import type { Creator as CreatorRecord } from "../../generated/management-records.ts";
import type { Creator } from "../../state/tables/creator.ts";
import { organizationRecord } from "./organization-record.ts";
import type { WholeRecord } from "./whole-record.ts";

/** @returns the creator of an object as records show it. */
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
