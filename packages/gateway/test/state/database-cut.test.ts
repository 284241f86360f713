import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { isNight } from "@node-access-tools/workspace";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import type { Credentials, Gateway, GatewayOptions } from "../../src/index.ts";
import { adminClient, readBody, gatewayWithAdmin, type NewKeyRecord } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { request } from "../client.ts";
import { stopClock } from "../stop-clock.ts";
import { testKey, usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();

interface Proxy {
  readonly url: string;
  /** Ends all connections and rejects new ones; or stops to pass on anything, like a broken network. */
  cut(isSilent: boolean): void;
  restore(): void;
}

/** A proxy in front of a database. */
async function startProxy(url: string): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let state: "open" | "closed" | "silent" = "open";
  const { port, hostname } = new URL(url);
  const server = createServer((caller) => {
    sockets.add(caller);
    caller.on("error", () => {}).on("close", () => sockets.delete(caller));
    if (state === "closed") return caller.destroy();
    if (state === "silent") return;
    const upstream = connect(Number(port), hostname);
    sockets.add(upstream);
    upstream.on("error", () => caller.destroy()).on("close", () => caller.destroy());
    caller.on("close", () => upstream.destroy());
    caller.pipe(upstream);
    upstream.pipe(caller);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const reset = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    reset();
    server.close();
  });
  const proxied = new URL(url);
  proxied.port = String((server.address() as AddressInfo).port);
  return {
    url: proxied.href,
    cut(isSilent) {
      state = isSilent ? "silent" : "closed";
      if (isSilent) for (const socket of sockets) socket.unpipe().pause();
      else reset();
    },
    restore() {
      state = "open";
      reset();
    },
  };
}

const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId" };

function post({ url }: Gateway, key: string): ReturnType<typeof request> {
  return request(`${url}/${key}`, { method: "POST", body: call });
}

const status = async (gateway: Gateway, key: string): Promise<number> => (await post(gateway, key)).status;

async function start(database: string, state: GatewayOptions["state"] = {}): Promise<Gateway<Credentials>> {
  const gateway = await gatewayWithAdmin({ database, key: testKey, state });
  closeAfterTest(gateway);
  return gateway;
}

it.each(isNight ? [false, true] : [false])(
  "gateways that cannot reach Postgres accept credentials for a bounded time (silently: %s)",
  async (isSilent) => {
    const url = await postgres().createDatabase();
    const proxy = await startProxy(url);
    const direct = await start(url);
    const cut = await start(proxy.url, { maxStaleness: 1_000 });
    const bounded = await start(proxy.url, { maxStaleness: 1_000, maxStalenessInUse: 1_000 });
    const admin = adminClient(direct);
    const path = `/nodes/${direct.credentials.nodes.starknet.id}/credentials/`;
    const create = async (): Promise<NewKeyRecord> =>
      readBody(await admin("POST", path, { name: "test" }), 201);
    const [inUse, unused] = [await create(), await create()];
    // However long a busy machine takes: the database was reached just now.
    const clock = stopClock();
    for (const gateway of [cut, bounded]) expect(await status(gateway, inUse.key)).toBe(200);
    const socket = new WebSocket(`${bounded.url.replace("http", "ws")}/ws/${inUse.key}`);
    await once(socket, "open");
    const closed = once(socket, "close");
    // Both gateways apply it before it is acknowledged, and so know that the credentials were not revoked.
    const other = await create();

    proxy.cut(isSilent);
    clock.advance(1);
    // Uses after the cut do not count: the credential may have been revoked before.
    expect(await status(cut, unused.key)).toBe(200);
    const { apiKey } = direct.credentials;
    const authorization = `Bearer ${apiKey}`;
    for (const method of ["GET", "HEAD", "POST"]) {
      const sent = {
        method,
        headers: { authorization },
        ...(method === "POST" && { body: { name: "new" } }),
      };
      const failed = await request(`${cut.url}/v1/projects/`, sent);
      expect([method, failed.status, failed.headers.get("retry-after")]).toEqual([method, 503, "1"]);
      if (method === "GET") expect(failed.text).toContain("nothing was changed, try again in 1 s");
      if (method === "POST") expect(failed.text).toContain("a change may have been made");
    }
    clock.resume();
    for (const { id } of [inUse, unused]) readBody(await admin("POST", `/credentials/${id}/revoke/`), 200);
    await expect.poll(() => status(cut, unused.key)).toBe(503);
    const { text, headers } = await post(cut, other.key);
    expect(text).toContain("does not know whether the credential still works");
    expect(headers.get("retry-after")).toBe("1");
    expect(await status(cut, inUse.key)).toBe(200);
    await expect.poll(() => status(bounded, inUse.key)).toBe(503);
    expect(((await closed) as [number])[0]).toBe(1012);

    proxy.restore();
    for (const gateway of [cut, bounded]) {
      await expect.poll(() => status(gateway, other.key)).toBe(200);
      expect([await status(gateway, inUse.key), await status(gateway, unused.key)]).toEqual([401, 401]);
    }
  },
);
