import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "@node-access-tools/local-servers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { upstreamsAt } from "../networks.ts";

const genesis = "BLockGenesisGenesisGenesisGenesisGenesisf79b5d1CoW2";
const address = "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb";

/** The current state of a node. */
interface NodeState {
  head: number;
  bootstrapped?: boolean;
  sync_state?: "synced" | "unsynced" | "stuck";
  /** Whether it drops all connections. */
  isDown?: boolean;
}

interface TezosNode {
  readonly url: string;
  readonly state: NodeState;
  /** Method and path of each request, in order. */
  readonly requests: string[];
}

function createHash(level: number): string {
  return `B${String(level).padStart(50, "L").replaceAll("0", "z")}`;
}

/** A node of one chain, whose balances tell the level that they were read at. */
async function startNode(state: NodeState): Promise<TezosNode> {
  const requests: string[] = [];
  const { url, close } = await listen(
    createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (state.isDown) response.destroy();
      else respond(state, request, response);
    }),
  );
  onTestFinished(close);
  return { url, state, requests };
}

function respond(state: NodeState, { method, url = "" }: IncomingMessage, response: ServerResponse): void {
  const { head, bootstrapped = true, sync_state = "synced" } = state;
  const send = (status: number, value: unknown): void =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  if (method === "POST") return send(200, "ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW");
  if (url === "/chains/main/blocks/0/hash") return send(200, genesis);
  if (url === "/chains/main/is_bootstrapped") return send(200, { bootstrapped, sync_state });
  if (url === "/chains/main/blocks") return send(200, [[createHash(head)]]);
  const [, block = "", rest] = /^\/chains\/main\/blocks\/([^/]+)\/(.+)$/.exec(url) ?? [];
  const [, name = "", back = "0"] = /^(\w+)(?:[~-](\d+))?$/.exec(block) ?? [];
  const level = (name === "head" ? head : Number(name)) - Number(back);
  if (!(level <= head)) return send(404, [{ kind: "permanent", id: "node.block_not_found" }]);
  if (rest === "header")
    return send(200, { hash: createHash(level), level, predecessor: createHash(level - 1), proto: 24 });
  return send(200, String(level));
}

/**
 * Starts a gateway in front of nodes.
 *
 * @returns a function that sends a request to its Tezos endpoint.
 */
async function gatewayTo(
  ...nodes: readonly TezosNode[]
): Promise<(path: string, init?: RequestInit) => Promise<{ status: number; json: unknown }>> {
  const tezos = { ...upstreamsAt(...nodes.map(({ url }) => url)), cache: "off" as const };
  const gateway = await createGateway({
    networks: { "tezos-mainnet": { tezos } },
    limits: { shutdown: 1 },
  });
  closeAfterTest(gateway);
  const { key } = findNode(gateway, "tezos");
  return async (path, init) => {
    const response = await fetch(`${gateway.url}/${key}${path}`, init);
    return { status: response.status, json: await response.json() };
  };
}

function isInjection(one: string): boolean {
  return one.startsWith("POST");
}

function balancePath(block: string): string {
  return `/chains/main/blocks/${block}/context/contracts/${address}/balance`;
}

describe("several Tezos nodes", () => {
  it("show one chain that never goes back, whichever of them responds", async () => {
    const nodes = [
      await startNode({ head: 100 }),
      await startNode({ head: 103 }),
      await startNode({ head: 101 }),
    ];
    const get = await gatewayTo(...nodes);
    let last = 0;
    for (let count = 0; count < 60; count++) {
      if (count % 10 === 9) for (const { state } of nodes) state.head += 1;
      // The node that is ahead goes down, and the others reach its head: until then, callers would wait, and then get an error.
      if (count === 30) {
        const { state: ahead } = nodes[1] as TezosNode;
        for (const { state } of nodes) state.head = ahead.head;
        ahead.isDown = true;
      }
      const response = await get(balancePath("head"));
      expect(response).toMatchObject({ status: 200 });
      const level = Number(response.json);
      expect(level).toBeGreaterThanOrEqual(last);
      last = level;
    }
    expect(last).toBeGreaterThanOrEqual(103);
  });

  it("read a block that is named by its distance from the head from the same chain", async () => {
    const get = await gatewayTo(
      await startNode({ head: 103 }),
      await startNode({ head: 100 }),
      await startNode({ head: 103 }),
    );
    for (let count = 0; count < 12; count++) {
      expect((await get(balancePath("head~2"))).json).toBe("101");
      expect((await get(balancePath("head-2"))).json).toBe("101");
      expect((await get(balancePath("102~1"))).json).toBe("101");
    }
  });

  it("get requests for a level only if they have it", async () => {
    const [behind, ahead] = [await startNode({ head: 290 }), await startNode({ head: 300 })];
    const get = await gatewayTo(behind, ahead);
    expect((await get(balancePath("head"))).json).toBe("300");
    behind.requests.length = 0;
    for (let count = 0; count < 10; count++) {
      expect((await get(balancePath("300"))).json).toBe("300");
      expect((await get("/chains/main/blocks")).json).toEqual([[createHash(300)]]);
    }
    expect(behind.requests.filter((one) => /balance|blocks$/.test(one))).toEqual([]);
    expect((await get(balancePath("301"))).status).toBe(404);
  });

  it("are not used while they sync, and are used again afterwards", async () => {
    const synced = await startNode({ head: 200 });
    const syncing = await startNode({ head: 150, bootstrapped: false, sync_state: "unsynced" });
    const get = await gatewayTo(syncing, synced);
    expect((await get(balancePath("head"))).json).toBe("200");
    for (let count = 0; count < 10; count++) expect((await get(balancePath("120"))).json).toBe("120");
    expect(syncing.requests.filter((one) => one.endsWith("balance"))).toEqual([]);
    Object.assign(syncing.state, { head: 200, bootstrapped: true, sync_state: "synced" });
    await expect
      .poll(async () => {
        await get(balancePath("120"));
        return syncing.requests.filter((one) => one.endsWith("balance")).length;
      })
      .toBeGreaterThan(0);
  });

  it("are used although the chain has stopped", async () => {
    const get = await gatewayTo(
      await startNode({ head: 200, sync_state: "stuck" }),
      await startNode({ head: 200, sync_state: "stuck" }),
    );
    expect((await get(balancePath("head"))).json).toBe("200");
  });

  it("take over an injection that a node has not answered: it has the same hash anywhere", async () => {
    const nodes = [await startNode({ head: 100 }), await startNode({ head: 100 })];
    const get = await gatewayTo(...nodes);
    await get(balancePath("head"));
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify("00".repeat(100)),
    };
    expect((await get("/injection/operation", init)).status).toBe(200);
    // While the first node responds, the second one gets nothing.
    expect(nodes.flatMap(({ requests }) => requests.filter(isInjection))).toHaveLength(1);
    const first = nodes.find(({ requests }) => requests.some(isInjection)) as TezosNode;
    first.state.isDown = true;
    expect((await get("/injection/operation", init)).status).toBe(200);
    const second = nodes.find((node) => node !== first) as TezosNode;
    expect(second.requests.filter(isInjection)).toHaveLength(1);
  });
});

describe("one Tezos node", () => {
  it("gets paths as callers write them", async () => {
    const node = await startNode({ head: 100 });
    const get = await gatewayTo(node);
    expect((await get(balancePath("head~2"))).json).toBe("98");
    expect(node.requests).toContain(`GET ${balancePath("head~2")}`);
  });
});
