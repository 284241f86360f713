import { createCipheriv, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "../src/state/digest.ts";
import { createGateway } from "../src/index.ts";
import { randomKey } from "../src/state/vault-key.ts";
import { request } from "./client.ts";

// As the version before projects and networks made it; nothing here may follow the sources.
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

/** As both former versions sealed. */
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

describe("a database of the former version", () => {
  let folder: string;
  let database: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "gateway-"));
    database = join(folder, "gateway.db");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function makeFormer(): void {
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

  it("keeps its nodes, their credentials and their order, and puts them into a project", async () => {
    makeFormer();
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

  it("keeps two organizations apart whose nodes had the same network by chance", async () => {
    makeFormer();
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

  it("is left as it is if it cannot be brought to this version's form", async () => {
    makeFormer();
    const sqlite = new DatabaseSync(database);
    sqlite.exec("UPDATE nodes SET configuration = 'no JSON' WHERE id = 'ND-1'");
    const before = sqlite.prepare("SELECT * FROM nodes").all();
    await expect(createGateway({ database })).rejects.toThrow();
    expect(sqlite.prepare("SELECT * FROM nodes").all()).toEqual(before);
    expect(sqlite.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
    sqlite.close();
  });

  it("is told from one of a later version, which is refused by name", async () => {
    const sqlite = new DatabaseSync(database);
    sqlite.exec("PRAGMA user_version = 3");
    sqlite.close();
    await expect(createGateway({ database })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "database" },
    });
  });
});

async function read(url: string, path: string): Promise<unknown> {
  return (await request(url + path, { headers: { authorization: `Bearer ${apiKey}` } })).json;
}
