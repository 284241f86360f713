import { type Kysely, sql } from "kysely";
import { invalidArgument } from "@node-access/auth";
import { memberTexts } from "../../codec/json-text.ts";
import { sha256 } from "../digest.ts";
import { firstKeyName } from "../first-names.ts";
import { newId } from "../identifiers.ts";
import type { Schema } from "../schema.ts";
import { type FormerRecords, readFormer } from "./former-records.ts";
import type { MigrationContext } from "./migration.ts";

/**
 * Creates the tables, and moves the data from a former gateway's file into them.
 *
 * @param makeTables - Called after the former tables are removed.
 */
export async function importFormer(
  context: MigrationContext,
  makeTables: () => Promise<void>,
): Promise<void> {
  const { kind, database, vault } = context;
  if (kind === "postgres") return makeTables();
  const version = await sql<{ user_version: number }>`PRAGMA user_version`.execute(database);
  const former = version.rows[0]?.user_version ?? 0;
  if (former > 2) {
    const expected = "a database of version 3 or before";
    throw invalidArgument("database", expected, `one of version ${former}, made by a later gateway`);
  }
  const records = former > 0 ? await readFormer(database, former === 1 ? 1 : 2) : undefined;
  await makeTables();
  if (records) await write(database as unknown as Kysely<Schema>, records, vault);
  // Former gateways check only this version, and so reject the file.
  await sql`PRAGMA user_version = 3`.execute(database);
}

async function write(
  database: Kysely<Schema>,
  { organizations, users, apiKeys, projects, networks, nodes, nonces }: FormerRecords,
  vault: MigrationContext["vault"],
): Promise<void> {
  const projectOf = new Map(projects.map((project) => [project.id, project]));
  const networkOf = new Map(networks.map((network) => [network.id, network]));
  for (const { id, name, created_at } of organizations)
    await database.insertInto("organizations").values({ id, name, created_at }).execute();
  for (const user of users) await database.insertInto("users").values(user).execute();
  for (const { digest, organization, created_at } of apiKeys) {
    const id = newId("AK");
    await database
      .insertInto("api_keys")
      .values({ id, organization, name: firstKeyName, digest, created_at })
      .execute();
  }
  for (const project of projects) await database.insertInto("projects").values(project).execute();
  for (const network of networks) {
    const { organization = "" } = projectOf.get(network.project) ?? {};
    await database
      .insertInto("networks")
      .values({ ...network, organization })
      .execute();
  }
  for (const { credentials, upstreams, ...node } of nodes) {
    const network = networkOf.get(node.network);
    if (!network) throw invalidArgument("database", "nodes whose networks exist", node.id);
    const { project, protocol, public_network } = network;
    const { organization = "" } = projectOf.get(project) ?? {};
    const sources = vault.seal(
      vault.openFormer(upstreams, `nodes/${node.id}/upstreams`),
      `nodes/${node.id}/sources`,
    );
    const archive = Number(memberTexts(node.configuration).get("archive") === "true");
    const all = { ...node, organization, project, protocol, public_network, archive, sources };
    await database.insertInto("nodes").values(all).execute();
    const text = vault.openFormer(credentials, `nodes/${node.id}/credentials`);
    const { key, username, password } = JSON.parse(text) as Record<"key" | "username" | "password", string>;
    const id = newId("NC");
    await database
      .insertInto("node_credentials")
      .values({
        id,
        organization,
        node: node.id,
        name: firstKeyName,
        key_digest: sha256(key),
        username,
        password_digest: sha256(password),
        sealed: vault.seal(JSON.stringify({ key, username, password }), `node_credentials/${id}/sealed`),
        created_at: node.created_at,
      })
      .execute();
  }
  for (const nonce of nonces) await database.insertInto("venue_nonces").values(nonce).execute();
  for (const { id } of organizations) await count(database, id);
}

/** Updates the counts of an organization's projects, networks and nodes. */
async function count(database: Kysely<Schema>, organization: string): Promise<void> {
  const of = (table: "projects" | "networks" | "nodes") => sql<number>`(
    SELECT count(*) FROM ${sql.table(table)} WHERE organization = ${organization})`;
  await database
    .updateTable("organizations")
    .set({ projects: of("projects"), networks: of("networks"), nodes: of("nodes") })
    .where("id", "=", organization)
    .execute();
}
