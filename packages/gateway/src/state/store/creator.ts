/** An organization as stored and as the API returns it. */
export interface Organization {
  readonly id: string;
  readonly name: string;
}

/** A user of an organization. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who made a project, a network or a node, and for whom: an object belongs to its creator's organization. */
export interface Creator extends User {
  readonly organization: Organization;
}

/** The columns that {@link creatorOf} reads, of a user `u` and an organization `o`. */
export const creatorColumns =
  "u.id AS creator_id, u.email, u.first_name, u.last_name, o.id AS organization_id, o.name AS organization_name";

export interface CreatorRow {
  readonly creator_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly organization_id: string;
  readonly organization_name: string;
}

export function creatorOf(row: CreatorRow): Creator {
  return {
    id: row.creator_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    organization: { id: row.organization_id, name: row.organization_name },
  };
}
