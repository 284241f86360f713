import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { ConsolePassword } from "../../src/command/console/console-password.ts";
import type { Credentials, NewCredentials } from "../../src/command/credentials.ts";
import { Organizations, type ShowCredentials } from "../../src/command/organizations.ts";
import { startGateway } from "../../src/command/start-gateway.ts";
import { Networks } from "../../src/router/networks/networks.ts";
import { DatabaseError } from "../../src/state/database-error.ts";
import { openState } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";

async function open(): Promise<State> {
  const state = await openState({ database: join(temporaryFolder(), "gateway.db") }, () => {});
  onTestFinished(() => state.close());
  return state;
}

function organizationsIn(store: State, show: ShowCredentials): Organizations {
  const password = new ConsolePassword(store, undefined);
  return new Organizations({ store, networks: new Networks(undefined), show, fixed: undefined, password });
}

const tables = [
  "organizations",
  "users",
  "projects",
  "networks",
  "nodes",
  "api_keys",
  "node_credentials",
  "console_passwords",
  "audit",
];

async function countRows({ database }: State): Promise<readonly number[]> {
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(
      database,
    );
    return rows[0]?.count ?? -1;
  });
  return Promise.all(counts);
}

const none = tables.map(() => 0);

/** The state of a database whose disk is full when a transaction is committed. */
function withFullDisk(state: State): State {
  const transaction: State["transaction"] = (work) =>
    state.transaction(async (...given) => {
      await work(...given);
      throw new DatabaseError("full", "SQLite 13", "database or disk is full");
    });
  return Object.create(state, { transaction: { value: transaction } }) as State;
}

it("credentials that a full disk cannot store are not shown, those of the next start are, and work", async () => {
  const state = await open();
  const shown: NewCredentials[] = [];
  const show: ShowCredentials = (credentials) => void shown.push(credentials);
  const failing = organizationsIn(withFullDisk(state), show);
  await expect(failing.first()).rejects.toThrow("disk is full");
  await expect(failing.add("Other")).rejects.toThrow("disk is full");
  expect([shown, await countRows(state)]).toEqual([[], none]);

  const created = await organizationsIn(state, show).first();
  expect(shown).toEqual([created]);
  const password = new ConsolePassword(state, undefined);
  expect(await password.matches(created?.consolePassword ?? "")).toBe(true);
});

it("credentials that cannot be shown are not kept, and the next start makes others", async () => {
  const state = await open();
  const failing = organizationsIn(state, () => {
    throw new Error("closed");
  });
  await expect(failing.first()).rejects.toThrow("closed");
  expect(await countRows(state)).toEqual(none);
  const shown: NewCredentials[] = [];
  const working = organizationsIn(state, (credentials) => void shown.push(credentials));
  await working.first();
  expect(shown).toHaveLength(1);

  const before = await countRows(state);
  await expect(failing.add("Other")).rejects.toThrow("closed");
  expect(await countRows(state)).toEqual(before);
  expect(await working.add("Other")).toBe(shown[1]);
});

it("credentials that cannot be shown do not work at a gateway that goes on", async () => {
  const shown: NewCredentials[] = [];
  let isOpen = true;
  const gateway = await startGateway({}, (credentials) => {
    shown.push(credentials);
    if (!isOpen) throw new Error("closed");
  });
  closeAfterTest(gateway);
  isOpen = false;
  await expect(gateway.addOrganization("Other")).rejects.toThrow("closed");
  const works = async ({ apiKey, nodes }: Credentials): Promise<readonly number[]> => {
    const headers = { authorization: `Bearer ${apiKey}` };
    const body = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };
    const node = await request(`${gateway.url}/${nodes.ethereum.key}`, { method: "POST", body });
    return [(await request(`${gateway.url}/v1/projects/`, { headers })).status, node.status];
  };
  const [first, other] = shown as Credentials[];
  expect([first && (await works(first)), other && (await works(other))]).toEqual([
    [200, 200],
    [401, 401],
  ]);
});

it("a console's password that cannot be shown is not kept, and its organization stays", async () => {
  const state = await open();
  await new Organizations({
    store: state,
    networks: new Networks(undefined),
    show: undefined,
    fixed: undefined,
    password: undefined,
  }).first();
  const before = await countRows(state);
  const failing = organizationsIn(state, () => {
    throw new Error("closed");
  });
  await expect(failing.first()).rejects.toThrow("closed");
  expect(await countRows(state)).toEqual(before);
});
