import type { DatabaseSync } from "node:sqlite";
import { type Creator, creatorColumns, creatorOf, type CreatorRow } from "./creator.ts";
import { type Listing, type ListQuery, type Page, selectPage } from "./select-page.ts";

/** A project as the gateway keeps it. */
export interface StoredProject {
  readonly id: string;
  readonly name: string;
  /** Empty if it has none. */
  readonly description: string;
  readonly creator: Creator;
  /** ISO 8601 with milliseconds. */
  readonly createdAt: string;
}

/** A project with how much is in it. */
export interface CountedProject extends StoredProject {
  readonly networks: number;
  readonly nodes: number;
}

interface ProjectRow extends CreatorRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly created_at: string;
  readonly networks: number;
  readonly nodes: number;
}

const listing: Listing = {
  columns: `p.id, p.name, p.description, p.created_at, ${creatorColumns},
    (SELECT count(*) FROM networks w WHERE w.project = p.id) AS networks,
    (SELECT count(*) FROM nodes n JOIN networks w ON w.id = n.network WHERE w.project = p.id) AS nodes`,
  from: "projects p JOIN organizations o ON o.id = p.organization JOIN users u ON u.id = p.creator",
  table: "p",
  filters: { organization: "o.id", name: "p.name", type: "'public'" },
};

/** The projects of all organizations. */
export class Projects {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add({ id, name, description, creator, createdAt }: StoredProject): void {
    this.#database
      .prepare(
        "INSERT INTO projects (id, organization, creator, name, description, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .run(id, creator.organization.id, creator.id, name, description, createdAt);
  }

  page(organization: string, query: ListQuery): Page<CountedProject> {
    const page = selectPage<ProjectRow>(this.#database, listing, organization, query);
    return { ...page, items: page.items.map(projectOf) };
  }

  /** How many projects the organization has. */
  count(organization: string): number {
    const row = this.#database
      .prepare(`SELECT count(*) AS count FROM ${listing.from} WHERE o.id = ?`)
      .get(organization);
    return Number(row?.["count"]);
  }

  /** A project of the organization, or nothing: another's is as unknown as one that does not exist. */
  get(organization: string, id: string): CountedProject | undefined {
    const row = this.#database
      .prepare(`SELECT ${listing.columns} FROM ${listing.from} WHERE o.id = ? AND p.id = ?`)
      .get(organization, id);
    return row && projectOf(row as unknown as ProjectRow);
  }

  update({ id, name, description }: Pick<StoredProject, "id" | "name" | "description">): void {
    this.#database
      .prepare("UPDATE projects SET name = ?, description = ? WHERE id = ?")
      .run(name, description, id);
  }

  /** Removes a project that has no nodes, with its networks. */
  remove(id: string): void {
    this.#database.prepare("DELETE FROM networks WHERE project = ?").run(id);
    this.#database.prepare("DELETE FROM projects WHERE id = ?").run(id);
  }
}

function projectOf(row: ProjectRow): CountedProject {
  const { id, name, description, networks, nodes } = row;
  return { id, name, description, networks, nodes, creator: creatorOf(row), createdAt: row.created_at };
}
