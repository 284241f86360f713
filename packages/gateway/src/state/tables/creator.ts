/** An organization as stored and as the API returns it. */
export interface Organization {
  readonly id: string;
  readonly name: string;
}

export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who created a project, a network or a node: an object belongs to its creator's organization. */
export interface Creator extends User {
  readonly organization: Organization;
}

/** The columns that {@link readCreator} reads, from a user `u` and an organization `o`. */
export const creatorColumns = [
  "u.id as creator_id",
  "u.email as creator_email",
  "u.first_name as creator_first_name",
  "u.last_name as creator_last_name",
  "o.id as organization_id",
  "o.name as organization_name",
] as const;

export interface CreatorRow {
  readonly creator_id: string;
  readonly creator_email: string;
  readonly creator_first_name: string;
  readonly creator_last_name: string;
  readonly organization_id: string;
  readonly organization_name: string;
}

export function readCreator(row: CreatorRow): Creator {
  return {
    id: row.creator_id,
    email: row.creator_email,
    firstName: row.creator_first_name,
    lastName: row.creator_last_name,
    organization: { id: row.organization_id, name: row.organization_name },
  };
}
