import type {
  Creator as CreatorRecord,
  Organization as OrganizationRecord,
} from "../../generated/management-records.ts";
import type { Creator, Organization } from "../../state/tables/listed-table.ts";

/**
 * A record that names every property of its type, also the optional ones. If the spec gains a property,
 * the code that makes the record does not compile until it has a value for it, or `undefined`.
 */
export type WholeRecord<T> = { readonly [Key in keyof Required<T>]: T[Key] | Omitted<T, Key> };

type Omitted<T, Key extends keyof T> = object extends Pick<T, Key> ? undefined : never;

/** The properties of all members of a union. */
export type KeyOf<T> = T extends unknown ? keyof T : never;

/** The record as it is sent: JSON has no properties that are `undefined`. */
export function written<T>(record: WholeRecord<T>): T {
  return record as unknown as T;
}

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
