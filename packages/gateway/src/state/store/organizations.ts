import type { DatabaseSync } from "node:sqlite";
import { sha256 } from "../digest.ts";
import {
  type Creator,
  creatorColumns,
  creatorOf,
  type CreatorRow,
  type Organization,
  type User,
} from "./creator.ts";

/** An API key as stored: never the key itself. */
export interface ApiKeyRecord {
  readonly digest: Buffer;
  /** The id of its owner. */
  readonly organization: string;
}

/** The organizations with their users and API keys. */
export class Organizations {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  isEmpty(): boolean {
    return this.#database.prepare("SELECT 1 FROM organizations LIMIT 1").get() === undefined;
  }

  add({ id, name }: Organization): void {
    this.#database.prepare("INSERT INTO organizations (id, name) VALUES (?, ?)").run(id, name);
  }

  rename(id: string, name: string): void {
    this.#database.prepare("UPDATE organizations SET name = ? WHERE id = ?").run(name, id);
  }

  addUser(user: User, organization: string): void {
    this.#database
      .prepare("INSERT INTO users (id, organization, email, first_name, last_name) VALUES (?, ?, ?, ?, ?)")
      .run(user.id, organization, user.email, user.firstName, user.lastName);
  }

  /** The organization's first user: in whose name its API keys act. */
  owner(organization: string): Creator {
    const row = this.#database
      .prepare(
        `SELECT ${creatorColumns} FROM users u JOIN organizations o ON o.id = u.organization
           WHERE o.id = ? ORDER BY u.rowid LIMIT 1`,
      )
      .get(organization);
    return creatorOf(row as unknown as CreatorRow);
  }

  addApiKey(key: string, organization: string): void {
    this.#database
      .prepare("INSERT INTO api_keys (digest, organization, created_at) VALUES (?, ?, ?)")
      .run(sha256(key), organization, new Date().toISOString());
  }

  /** All API keys of all organizations, as digests. */
  apiKeys(): ApiKeyRecord[] {
    const rows = this.#database.prepare("SELECT digest, organization FROM api_keys").all();
    return rows.map(({ digest, organization }) => ({
      digest: Buffer.from(digest as Uint8Array),
      organization: String(organization),
    }));
  }
}
