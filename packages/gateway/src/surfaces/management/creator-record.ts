import type { Creator } from "../../state/tables/creator.ts";

/** @returns the user as records show who made them. Source: interface, Node, creator. */
export function creatorRecord({ id, email, firstName, lastName, organization }: Creator): object {
  return { id, email, first_name: firstName, last_name: lastName, organization };
}
