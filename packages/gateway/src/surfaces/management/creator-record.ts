import type { Creator } from "../../state/tables/creator.ts";

/** @returns the creator of an object as records show it. Source: interface, Node, creator. */
export function creatorRecord({ id, email, firstName, lastName, organization }: Creator): object {
  return { id, email, first_name: firstName, last_name: lastName, organization };
}
