import { createServer, type ServerResponse } from "node:http";
import { listen } from "@node-access-tools/local-servers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGateway } from "../../../src/index.ts";
import { routes } from "../../../src/generated/routes.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";
import { upstreamsAt } from "../../networks.ts";

const genesis = "BLockGenesisGenesisGenesisGenesisGenesisf79b5d1CoW2";
const hash = "BKk3rGxW5Wq6xuiDxgn2BSFbLHvQaAervRFucLW6vuLvdPYD2wR";
const address = "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb";

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

/** A node of a network, which counts the requests for each path. */
async function nodeWith(
  respond: (response: ServerResponse, path: string) => void,
  first: string = genesis,
): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = [];
  const { url, close } = await listen(
    createServer((request, response) => {
      const path = request.url ?? "";
      if (path === "/chains/main/blocks/0/hash") return json(response, 200, first);
      paths.push(path);
      return respond(response, path);
    }),
  );
  onTestFinished(close);
  return { url, paths };
}

async function startTezos(...urls: readonly string[]): Promise<string> {
  const tezos = urls.length > 0 ? upstreamsAt(...urls) : "simulator";
  const gateway = await createGateway({
    networks: { "tezos-mainnet": { tezos } },
    limits: { shutdown: 100 },
  });
  closeAfterTest(gateway);
  return `${gateway.url}/${findNode(gateway, "tezos").key}`;
}

describe("a Tezos endpoint in front of nodes", () => {
  it("caches what belongs to a block that is named by its hash, and nothing else", async () => {
    const node = await nodeWith((response) => json(response, 200, "1250000"));
    const url = await startTezos(node.url);
    for (const block of [hash, hash, "head", "head", "8000000", "8000000"]) {
      const path = `/chains/main/blocks/${block}/context/contracts/${address}/balance`;
      expect(await (await fetch(url + path)).json()).toBe("1250000");
    }
    const counts = Map.groupBy(node.paths, (path) => path.split("/")[4]);
    expect([...counts].map(([block, paths]) => [block, paths.length])).toEqual([
      [hash, 1],
      ["head", 2],
      ["8000000", 2],
    ]);
  });

  it("passes on a node's errors as they are, and asks no other node", async () => {
    const errors = [
      { kind: "temporary", id: "proto.025-PsUshuai.michelson_v1.script_rejected", location: 1 },
    ];
    const header = { level: 8_000_000, hash, predecessor: hash, timestamp: "2026-01-01T00:00:00Z" };
    // Nodes that fail the gateway's own requests count as down: another one would be asked.
    const nodes = await Promise.all(
      [1, 2].map(() =>
        nodeWith((response, path) => {
          if (path.endsWith("/typecheck_data")) json(response, 500, errors);
          else if (path.endsWith("/is_bootstrapped"))
            json(response, 200, { bootstrapped: true, sync_state: "synced" });
          else json(response, 200, header);
        }),
      ),
    );
    const url = await startTezos(...nodes.map((node) => node.url));
    const body = JSON.stringify({ data: { int: "1" }, type: { prim: "nat" } });
    const init = { method: "POST", headers: { "content-type": "application/json" }, body };
    const response = await fetch(`${url}/chains/main/blocks/head/helpers/scripts/typecheck_data`, init);
    expect([response.status, await response.json()]).toEqual([500, errors]);
    const sent = nodes.flatMap(({ paths }) => paths.filter((path) => path.endsWith("/typecheck_data")));
    expect(sent).toHaveLength(1);
  });

  it("asks another node if one has failed in another way", async () => {
    const broken = await nodeWith((response) =>
      response.writeHead(500, { "content-type": "text/html" }).end("<html>"),
    );
    const whole = await nodeWith((response) => json(response, 200, true));
    const url = await startTezos(broken.url, whole.url);
    const path = `/chains/main/blocks/head/context/delegates/${address}/deactivated`;
    expect(await Promise.all([1, 2, 3].map(async () => (await fetch(url + path)).json()))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("sends nothing to a node of another network", async () => {
    const other = await nodeWith(
      (response) => json(response, 200, "1"),
      "BMJTFWBgqGUzsvW4JLS1XuCYnpH18pBsLb5UvPCv2eiNC5vUeps",
    );
    const response = await fetch(`${await startTezos(other.url)}/chains/main/chain_id`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject([{ kind: "temporary", id: "gateway.upstream_failed" }]);
    expect(other.paths).toEqual([]);
  });

  it("relays a monitor's values as they come", async () => {
    const node = await nodeWith((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"level":1}\n');
    });
    const response = await fetch(`${await startTezos(node.url)}/monitor/heads/main`);
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('{"level":1}\n');
  });

  it.each([
    ["DELETE", "/network/greylist"],
    ["GET", "/config"],
    ["GET", "/network/connections"],
    ["PATCH", "/chains/main"],
    ["POST", "/injection/block"],
    ["POST", "/chains/main/mempool/ban_operation"],
    ["GET", "/private/rpc"],
  ])("does not offer %s %s", async (method, path) => {
    const node = await nodeWith((response) => json(response, 200, {}));
    const response = await fetch((await startTezos(node.url)) + path, { method });
    expect([404, 405]).toContain(response.status);
    expect(node.paths).toEqual([]);
  });
});

describe("a simulated Tezos node", () => {
  it("has a response to each read", async () => {
    const url = await startTezos();
    const own = routes.filter(({ spec, method, events }) => spec === "tezos" && method === "GET" && !events);
    expect(own.length).toBeGreaterThan(180);
    const { callExamples } = await import("../../../src/generated/call-examples.ts");
    const statuses = await Promise.all(
      own.map(async ({ path }) => {
        const response = await fetch(url + (callExamples[`GET ${path}`]?.path ?? path));
        return [path, response.status, await response.json().catch(() => "not JSON")];
      }),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it("rejects a malformed address", async () => {
    const response = await fetch(
      `${await startTezos()}/chains/main/blocks/head/context/contracts/0x00/balance`,
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("contract");
  });
});
