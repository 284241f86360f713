import type { DatabaseSync } from "node:sqlite";
import type { ApiKeyRecord } from "../access/api-keys.ts";
import { sha256 } from "../access/digest.ts";
import type { NodeSources } from "../upstream/source-options.ts";
import { openDatabase, transaction } from "./database.ts";
import {
  newNodeCredentials,
  type NodeCredentials,
  type NodeRow,
  type StoredNode,
  type User,
} from "./stored-node.ts";
import type { Vault } from "./vault.ts";

/** An organization as stored and as the API returns it. */
export interface Organization {
  readonly id: string;
  readonly name: string;
}

/** Everything that outlives the process. All calls are synchronous: when one returns, its change is on disk. */
export class Store {
  readonly #database: DatabaseSync;
  readonly #vault: Vault;

  constructor(path: string, vault: Vault) {
    this.#database = openDatabase(path);
    this.#vault = vault;
  }

  /** Runs `work` so that all of its changes are kept, or none. */
  transaction<T>(work: () => T): T {
    return transaction(this.#database, work);
  }

  /** The database itself, for parts that keep their own table. */
  get database(): DatabaseSync {
    return this.#database;
  }

  close(): void {
    this.#database.close();
  }

  isEmpty(): boolean {
    return this.#database.prepare("SELECT 1 FROM organizations LIMIT 1").get() === undefined;
  }

  addOrganization({ id, name }: Organization): void {
    this.#database.prepare("INSERT INTO organizations (id, name) VALUES (?, ?)").run(id, name);
  }

  addUser(user: User, organization: string): void {
    this.#database
      .prepare("INSERT INTO users (id, organization, email, first_name, last_name) VALUES (?, ?, ?, ?, ?)")
      .run(user.id, organization, user.email, user.firstName, user.lastName);
  }

  addApiKey(key: string, organization: string): void {
    this.#database
      .prepare("INSERT INTO api_keys (digest, organization, created_at) VALUES (?, ?, ?)")
      .run(sha256(key), organization, new Date().toISOString());
  }

  /** All API keys of all organizations, as digests. */
  apiKeys(): ApiKeyRecord[] {
    const rows = this.#database
      .prepare("SELECT k.digest, o.id, o.name FROM api_keys k JOIN organizations o ON o.id = k.organization")
      .all() as unknown as { digest: Uint8Array; id: string; name: string }[];
    return rows.map(({ digest, id, name }) => ({ digest: Buffer.from(digest), organization: { id, name } }));
  }

  addNode(
    node: Omit<StoredNode, "credentials" | "organization" | "creator">,
    creator: User,
    organization: Organization,
  ): void {
    this.#database
      .prepare(
        `INSERT INTO nodes (id, organization, creator, protocol, name, network, type, provider, region,
           configuration, created_at, credentials, upstreams) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        node.id,
        organization.id,
        creator.id,
        node.protocol,
        node.name,
        node.network,
        node.type,
        node.provider,
        node.region,
        JSON.stringify(node.configuration),
        node.createdAt,
        this.#vault.seal(JSON.stringify(newNodeCredentials()), `nodes/${node.id}/credentials`),
        this.#vault.seal(JSON.stringify(node.sources), `nodes/${node.id}/upstreams`),
      );
  }

  /** All nodes of all organizations, oldest first. */
  nodes(): StoredNode[] {
    const rows = this.#database
      .prepare(
        `SELECT n.*, o.name AS organization_name, u.email, u.first_name, u.last_name FROM nodes n
           JOIN organizations o ON o.id = n.organization JOIN users u ON u.id = n.creator ORDER BY n.rowid`,
      )
      .all() as unknown as NodeRow[];
    return rows.map((row) => this.#node(row));
  }

  /** Stores the two properties of a node that may change. */
  updateNode(id: string, name: string, configuration: Readonly<Record<string, unknown>>): void {
    this.#database
      .prepare("UPDATE nodes SET name = ?, configuration = ? WHERE id = ?")
      .run(name, JSON.stringify(configuration), id);
  }

  /** Stores where a node gets its answers. */
  setSources(id: string, sources: NodeSources): void {
    this.#database
      .prepare("UPDATE nodes SET upstreams = ? WHERE id = ?")
      .run(this.#vault.seal(JSON.stringify(sources), `nodes/${id}/upstreams`), id);
  }

  #node(row: NodeRow): StoredNode {
    const { id, protocol, name, network, type, provider, region } = row;
    return {
      id,
      protocol,
      name,
      network,
      type,
      provider,
      region,
      organization: { id: row.organization, name: row.organization_name },
      creator: { id: row.creator, email: row.email, firstName: row.first_name, lastName: row.last_name },
      configuration: JSON.parse(row.configuration) as Record<string, unknown>,
      createdAt: row.created_at,
      credentials: JSON.parse(
        this.#vault.open(row.credentials, `nodes/${id}/credentials`),
      ) as NodeCredentials,
      sources: JSON.parse(this.#vault.open(row.upstreams, `nodes/${id}/upstreams`)) as NodeSources,
    };
  }
}
