import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import type { Credentials, Gateway } from "../../src/index.ts";
import type { LogEntry } from "../../src/observe/log.ts";
import { openState } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";
import { adminClient, gatewayWithAdmin, type NewKeyRecord } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { request } from "../client.ts";
import { managementClient } from "../management-client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";
import { backUp, testKey, usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();

interface Fleet {
  readonly url: string;
  readonly gateways: readonly Gateway[];
  readonly credentials: Credentials;
  readonly log: LogEntry[];
}

async function startFleet(): Promise<Fleet> {
  const upstream = await startUpstream(respondWith(() => "0x1"));
  closeAfterTest(upstream);
  const networks = networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } });
  const log: LogEntry[] = [];
  const url = await postgres().createDatabase();
  const options = {
    database: url,
    key: testKey,
    networks,
    log: (entry: LogEntry): void => void log.push(entry),
  };
  const gateways = [await gatewayWithAdmin(options), await gatewayWithAdmin(options)];
  for (const gateway of gateways) closeAfterTest(gateway);
  const { credentials } = gateways[0] as Gateway<Credentials>;
  return { url, gateways, credentials, log };
}

const call = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };

/** What each gateway responds to a key. */
function statuses({ gateways }: Fleet, key: string): Promise<number[]> {
  return Promise.all(
    gateways.map(async ({ url }) => (await request(`${url}/${key}`, { method: "POST", body: call })).status),
  );
}

async function open(database: string): Promise<State> {
  const state = await openState({ database, key: testKey }, () => {});
  await state.start();
  return state;
}

/** A function that uses the admin APIs of the gateways in turn. */
function findAdmin({ gateways }: Fleet): (method: string, path: string, body?: object) => Promise<unknown> {
  const clients = gateways.map((gateway) => adminClient(gateway));
  let calls = 0;
  return async (method, path, body) => {
    const response = await clients[calls++ % clients.length]?.(method, path, body);
    expect(response?.status).toBeLessThan(300);
    return response?.json;
  };
}

/** How many more changes the backup gets before it is restored than the gateways have applied. */
const cases: readonly (readonly [string, number | undefined])[] = [
  ["fewer changes than they have applied", undefined],
  ["as many changes as they have applied, but others", 0],
  ["more changes than they have applied", 5],
];

describe("two gateways whose Postgres went back to a backup", () => {
  // The others, by day, are cases of the change feed's own tests.
  it.each(isNight ? cases : cases.slice(0, 1))("reload everything if it has %s", async (_, more) => {
    const fleet = await startFleet();
    const admin = findAdmin(fleet);
    const path = `/nodes/${fleet.credentials.nodes.ethereum.id}/credentials/`;
    const create = async (name: string): Promise<NewKeyRecord> =>
      (await admin("POST", path, { name })) as NewKeyRecord;
    const kept = [await create("0"), await create("1"), await create("2"), await create("3")];
    const [unrevoked, changed] = [await create("unrevoked"), await create("changed")];
    const restore = await backUp(fleet.url);
    await admin("POST", `/credentials/${unrevoked.id}/revoke/`);
    const lost = await create("lost");
    const organization = await fleet.gateways[0]?.addOrganization("lost");
    expect(await statuses(fleet, lost.key)).toEqual([200, 200]);

    if (more !== undefined) {
      const [state, copy] = [await open(fleet.url), await open(`${fleet.url}_backup`)];
      await copy.transaction(({ nodeCredentials }) => nodeCredentials.update(changed.id, { revokedAt: 1 }));
      const missing = state.changes.applied.seq + more - copy.changes.applied.seq;
      const filler = Array.from({ length: missing }, (__, index) => ({
        kind: "node",
        id: `ND-${index}`,
        mark: "1",
      }));
      await copy.database.insertInto("changes").values(filler).execute();
      await Promise.all([state.close(), copy.close()]);
    }
    await restore();

    for (const gateway of fleet.gateways) {
      const ready = async (): Promise<string> => (await request(`${gateway.url}/readyz`)).text;
      await expect.poll(ready).toBe("ready\n");
    }
    for (const { id, key } of kept) {
      await admin("POST", `/credentials/${id}/revoke/`);
      expect(await statuses(fleet, key)).toEqual([401, 401]);
    }
    expect(await statuses(fleet, (await create("new")).key)).toEqual([200, 200]);
    await expect.poll(() => statuses(fleet, lost.key)).toEqual([401, 401]);
    expect(await statuses(fleet, unrevoked.key)).toEqual([200, 200]);
    expect(await statuses(fleet, changed.key)).toEqual(more === undefined ? [200, 200] : [401, 401]);
    for (const gateway of fleet.gateways)
      expect((await managementClient(gateway, organization?.apiKey)("GET", "/nodes/")).status).toBe(401);
    const reloads = fleet.log.filter(({ event }) => event.startsWith("the database went back"));
    expect(reloads).toHaveLength(2);
  });
});
