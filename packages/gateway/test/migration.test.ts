import { createCipheriv, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "../src/state/digest.ts";
import { createGateway } from "../src/index.ts";
import { openState } from "../src/state/open-state.ts";
import { randomKey } from "../src/state/vault-key.ts";
import { temporaryFolder } from "./cleanup.ts";
import { request } from "./client.ts";

// As written by the version before projects and networks; this must not follow the sources.
const former = `
  CREATE TABLE organizations (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    email TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL
  ) STRICT;
  CREATE TABLE api_keys (
    digest BLOB PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    creator TEXT NOT NULL REFERENCES users (id),
    protocol TEXT NOT NULL,
    name TEXT NOT NULL,
    network TEXT NOT NULL,
    type TEXT NOT NULL,
    provider TEXT NOT NULL,
    region TEXT NOT NULL,
    configuration TEXT NOT NULL,
    created_at TEXT NOT NULL,
    credentials BLOB NOT NULL,
    upstreams BLOB NOT NULL
  ) STRICT;
  CREATE TABLE venue_nonces (
    signer TEXT NOT NULL,
    nonce INTEGER NOT NULL,
    PRIMARY KEY (signer, nonce)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;
`;

/** Seals a text as both former versions did. */
function sealAsBefore(key: Uint8Array, text: string, place: string): Uint8Array {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

const at = "2026-01-02T03:04:05.678Z";
const apiKey = "abcdefgh.of-the-test";
const credentials = { username: "user-1", password: "password-of-the-test", key: "key-of-the-test" };
/** Deeper than what SQLite reads as JSON. */
const deep = `{"archive":true,"deep":${"[".repeat(2_000)}${"]".repeat(2_000)}}`;

describe("a database of the version before projects", () => {
  let folder: string;
  let database: string;
  beforeEach(() => {
    folder = temporaryFolder();
    database = join(folder, "gateway.db");
  });

  function createFormerDatabase(): void {
    const key = randomKey();
    writeFileSync(`${database}.key`, key, { mode: 0o600 });
    const seal = (text: string, place: string): Uint8Array => sealAsBefore(key, text, place);
    const sqlite = new DatabaseSync(database);
    sqlite.exec(former);
    const add = sqlite.prepare("INSERT INTO nodes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const [organization, user, ids] of [
      ["RG-1", "UR-1", ["ND-3", "ND-2"]],
      ["RG-2", "UR-2", ["ND-1"]],
    ] as const) {
      sqlite.prepare("INSERT INTO organizations VALUES (?, ?)").run(organization, `name of ${organization}`);
      sqlite.prepare("INSERT INTO users VALUES (?, ?, 'a@b.invalid', 'A', 'B')").run(user, organization);
      for (const id of ids) {
        const own = { ...credentials, username: `user-${id}`, key: id === "ND-3" ? credentials.key : id };
        add.run(
          id,
          organization,
          user,
          id === "ND-2" ? "starknet" : "bitcoin",
          `name of ${id}`,
          `NW-of-${id}`.replace("ND-", "").replace("of-", ""),
          "dedicated",
          "aws",
          "us-east-1",
          id === "ND-2" ? deep : '{"archive":false}',
          at,
          seal(JSON.stringify(own), `nodes/${id}/credentials`),
          seal("{}", `nodes/${id}/upstreams`),
        );
      }
    }
    sqlite.prepare("INSERT INTO api_keys VALUES (?, 'RG-1', ?)").run(sha256(apiKey), at);
    sqlite.prepare("INSERT INTO venue_nonces VALUES ('0x1', 5)").run();
    sqlite.close();
  }

  it("keeps its nodes, their credentials and their order, and moves them into a project", async () => {
    createFormerDatabase();
    for (const start of ["first", "second"]) {
      const gateway = await createGateway({ database });
      expect(gateway.credentials, start).toBeUndefined();
      const { results } = (await read(gateway.url, "/v1/nodes/")) as { results: object[] };
      expect(results).toMatchObject([
        { id: "ND-3", name: "name of ND-3", network: "NW-3", organization: "RG-1", region: "us-east-1" },
        { id: "ND-2", configuration: { archive: true }, created_at: at, details: { mode: "archive" } },
      ]);
      expect(results[0]).toMatchObject({
        creator: { id: "UR-1", organization: { id: "RG-1", name: "name of RG-1" } },
        details: { auth_key: credentials.key, auth_password: credentials.password },
      });
      await gateway.close();
    }
    const sqlite = new DatabaseSync(database);
    expect(sqlite.prepare("SELECT organization, name FROM projects").all()).toEqual([
      { organization: "RG-1", name: "Default" },
      { organization: "RG-2", name: "Default" },
    ]);
    expect(sqlite.prepare("SELECT id, protocol, public_network, name FROM networks").all()).toEqual([
      { id: "NW-3", protocol: "bitcoin", public_network: "bitcoin-mainnet", name: "Mainnet" },
      { id: "NW-2", protocol: "starknet", public_network: "starknet-mainnet", name: "Mainnet" },
      { id: "NW-1", protocol: "bitcoin", public_network: "bitcoin-mainnet", name: "Mainnet" },
    ]);
    expect(sqlite.prepare("SELECT id, archive FROM nodes").all()).toEqual([
      { id: "ND-3", archive: 0 },
      { id: "ND-2", archive: 1 },
      { id: "ND-1", archive: 0 },
    ]);
    expect(sqlite.prepare("SELECT * FROM venue_nonces").all()).toEqual([{ signer: "0x1", nonce: 5 }]);
    expect(sqlite.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
    sqlite.close();
  });

  it("separates two organizations whose nodes had the same network by chance", async () => {
    createFormerDatabase();
    const before = new DatabaseSync(database);
    before.exec("UPDATE nodes SET network = 'NW-3'");
    before.close();
    await (await createGateway({ database })).close();
    const sqlite = new DatabaseSync(database);
    const found = sqlite
      .prepare(
        `SELECT n.id, w.protocol, p.organization FROM nodes n JOIN networks w ON w.id = n.network
           JOIN projects p ON p.id = w.project ORDER BY n.rowid`,
      )
      .all();
    expect(found).toEqual([
      { id: "ND-3", protocol: "bitcoin", organization: "RG-1" },
      { id: "ND-2", protocol: "starknet", organization: "RG-1" },
      { id: "ND-1", protocol: "bitcoin", organization: "RG-2" },
    ]);
    sqlite.close();
  });

  it("is not changed if it cannot be migrated", async () => {
    createFormerDatabase();
    const sqlite = new DatabaseSync(database);
    sqlite.exec("UPDATE nodes SET configuration = 'no JSON' WHERE id = 'ND-1'");
    const before = sqlite.prepare("SELECT * FROM nodes").all();
    await expect(createGateway({ database })).rejects.toMatchObject({ context: { received: "ND-1" } });
    expect(sqlite.prepare("SELECT * FROM nodes").all()).toEqual(before);
    expect(sqlite.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
    sqlite.close();
  });

  it("is distinguished from one of a later version, which is rejected with its version", async () => {
    const sqlite = new DatabaseSync(database);
    sqlite.exec("PRAGMA user_version = 3");
    sqlite.close();
    await expect(createGateway({ database })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "database" },
    });
  });
});

// As written by the version with projects and networks, before it supported Postgres.
const formerWithNetworks = `
  CREATE TABLE organizations (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    email TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL
  ) STRICT;
  CREATE TABLE api_keys (
    digest BLOB PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE venue_nonces (
    signer TEXT NOT NULL,
    nonce INTEGER NOT NULL,
    PRIMARY KEY (signer, nonce)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    creator TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX projects_of_organization ON projects (organization);
  CREATE TABLE networks (
    id TEXT PRIMARY KEY,
    project TEXT NOT NULL REFERENCES projects (id),
    creator TEXT NOT NULL REFERENCES users (id),
    protocol TEXT NOT NULL,
    public_network TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX networks_of_project ON networks (project);
  CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    network TEXT NOT NULL REFERENCES networks (id),
    creator TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    provider TEXT NOT NULL,
    region TEXT NOT NULL,
    configuration TEXT NOT NULL,
    archive INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    credentials BLOB NOT NULL,
    upstreams BLOB NOT NULL
  ) STRICT;
  CREATE INDEX nodes_of_network ON nodes (network);
  PRAGMA user_version = 2;
`;

describe("a database of the version with networks", () => {
  let folder: string;
  let database: string;
  beforeEach(() => {
    folder = temporaryFolder();
    database = join(folder, "gateway.db");
    const key = randomKey();
    writeFileSync(`${database}.key`, key, { mode: 0o600 });
    const seal = (value: object, place: string): Uint8Array =>
      sealAsBefore(key, JSON.stringify(value), place);
    const sqlite = new DatabaseSync(database);
    sqlite.exec(formerWithNetworks);
    const insert = (table: string, ...values: (string | number | Uint8Array)[]): void => {
      sqlite.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?").join()})`).run(...values);
    };
    insert("organizations", "RG-2", "Second in order, \u0000 and all");
    insert("organizations", "RG-1", "First");
    insert("users", "UR-2", "RG-2", "two@b.invalid", "A", "B");
    insert("users", "UR-1", "RG-1", "one@b.invalid", "A", "B");
    insert("api_keys", sha256(apiKey), "RG-1", at);
    insert("api_keys", sha256("another.key"), "RG-1", "2026-01-01T00:00:00.000Z");
    insert("projects", "PR-9", "RG-1", "UR-1", "Default", "", at);
    insert("projects", "PR-1", "RG-1", "UR-1", "Empty", "described", at);
    insert("projects", "PR-2", "RG-2", "UR-2", "Default", "", at);
    insert("networks", "NW-9", "PR-9", "UR-1", "ethereum", "ethereum-sepolia", "named", at);
    insert("networks", "NW-1", "PR-9", "UR-1", "solana", "solana-mainnet", "without nodes", at);
    insert("networks", "NW-2", "PR-2", "UR-2", "bitcoin", "bitcoin-mainnet", "Mainnet", at);
    for (const [id, network, configuration] of [
      ["ND-9", "NW-9", '{"archive":true,"number":1.10}'],
      ["ND-1", "NW-9", "{}"],
      ["ND-2", "NW-2", deep],
    ] as const) {
      const own = { ...credentials, username: `user-${id}`, key: id === "ND-9" ? credentials.key : id };
      const creator = network === "NW-2" ? "UR-2" : "UR-1";
      const place = [id, network, creator, `name of ${id}`, "dedicated", "aws", "us-east-1"];
      const isArchive = Number(configuration.includes('"archive":true'));
      insert(
        "nodes",
        ...place,
        configuration,
        isArchive,
        at,
        seal(own, `nodes/${id}/credentials`),
        seal({ rpc: { urls: [`http://127.0.0.1:1/${id}`] } }, `nodes/${id}/upstreams`),
      );
    }
    insert("venue_nonces", "0x1", 1_700_000_000_001);
    insert("venue_nonces", "0x1", 1_700_000_000_000);
    sqlite.close();
  });

  it("keeps everything, its order and its secrets", async () => {
    for (const start of ["first", "second"]) {
      const state = await openState({ database }, () => {});
      const { tables } = state;
      expect(await tables.organizations.all(), start).toEqual([
        { id: "RG-2", name: "Second in order, \u0000 and all", createdAt: expect.any(Number) as number },
        { id: "RG-1", name: "First", createdAt: Date.parse("2026-01-01T00:00:00.000Z") },
      ]);
      expect(await tables.organizations.owner("RG-2")).toMatchObject({ id: "UR-2", email: "two@b.invalid" });
      expect(await tables.apiKeys.list()).toMatchObject([
        { organization: "RG-1", digest: sha256(apiKey), createdAt: Date.parse(at), expiresAt: null },
        { organization: "RG-1", digest: sha256("another.key") },
      ]);
      expect(await tables.projects.page("RG-1", { page: 1 })).toMatchObject({
        count: 2,
        items: [
          { id: "PR-9", networks: 2, nodes: 2, createdAt: Date.parse(at), description: "" },
          { id: "PR-1", networks: 0, nodes: 0, description: "described", creator: { id: "UR-1" } },
        ],
      });
      expect(await tables.networks.page("RG-1", { page: 1 })).toMatchObject({
        count: 2,
        items: [
          { id: "NW-9", project: "PR-9", publicNetwork: "ethereum-sepolia", name: "named" },
          { id: "NW-1", protocol: "solana" },
        ],
      });
      expect(await tables.nodes.page("RG-1", { page: 1 })).toMatchObject({
        count: 2,
        items: [
          {
            id: "ND-9",
            protocol: "ethereum",
            configuration: { text: '{"archive":true,"number":1.10}' },
            credentials: { ...credentials, username: "user-ND-9" },
          },
          { id: "ND-1", credentials: { key: "ND-1" } },
        ],
      });
      expect((await tables.nodes.page("RG-1", { page: 1, archive: true })).items).toHaveLength(1);
      expect((await tables.nodes.get("RG-2", "ND-2"))?.configuration.text).toBe(deep);
      expect(await tables.nodes.working()).toEqual([
        { id: "ND-9", organization: "RG-1", protocol: "ethereum", publicNetwork: "ethereum-sepolia" },
        { id: "ND-1", organization: "RG-1", protocol: "ethereum", publicNetwork: "ethereum-sepolia" },
        { id: "ND-2", organization: "RG-2", protocol: "bitcoin", publicNetwork: "bitcoin-mainnet" },
      ]);
      expect(await tables.nodeCredentials.list(["ND-9"])).toMatchObject([
        { keyDigest: sha256(credentials.key), passwordDigest: sha256(credentials.password), revokedAt: null },
      ]);
      expect(await tables.venueNonces.ofSigner("0x1")).toEqual([1_700_000_000_001, 1_700_000_000_000]);
      await state.close();
    }
    const sqlite = new DatabaseSync(database);
    expect(sqlite.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
    // The version that former gateways check, so that they reject the file.
    expect(sqlite.prepare("PRAGMA user_version").get()).toEqual({ user_version: 3 });
    sqlite.close();
  });

  it("is not imported or changed with another key", async () => {
    writeFileSync(`${database}.key`, randomKey(), { mode: 0o600 });
    await expect(openState({ database }, () => {})).rejects.toMatchObject({ context: { path: "keyFile" } });
    const sqlite = new DatabaseSync(database);
    expect(sqlite.prepare("PRAGMA user_version").get()).toEqual({ user_version: 2 });
    expect(sqlite.prepare("SELECT count(*) AS count FROM nodes").get()).toEqual({ count: 3 });
    sqlite.close();
  });
});

async function read(url: string, path: string): Promise<unknown> {
  return (await request(url + path, { headers: { authorization: `Bearer ${apiKey}` } })).json;
}
