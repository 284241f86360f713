import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";
import { Networks } from "./networks.ts";
import { Nodes } from "./nodes.ts";
import { Organizations } from "./organizations.ts";
import { Projects } from "./projects.ts";
import type { Vault } from "./vault.ts";

/** Everything that outlives the process. All calls are synchronous: when one returns, its change is on disk. */
export class Store {
  /** The database itself, for parts that keep their own table. */
  readonly database: DatabaseSync;
  readonly organizations: Organizations;
  readonly projects: Projects;
  readonly networks: Networks;
  readonly nodes: Nodes;

  /** @param database - From `openDatabase`. */
  constructor(database: DatabaseSync, vault: Vault) {
    this.database = database;
    this.organizations = new Organizations(this.database);
    this.projects = new Projects(this.database);
    this.networks = new Networks(this.database);
    this.nodes = new Nodes(this.database, vault);
  }

  /** Runs `work` so that all of its changes are kept, or none. */
  transaction<T>(work: () => T): T {
    return transaction(this.database, work);
  }

  close(): void {
    this.database.close();
  }
}
