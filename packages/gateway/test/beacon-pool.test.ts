import { afterEach, describe, expect, it } from "vitest";
import { createGateway } from "../src/index.ts";
import { nodeOf, request, type Answer } from "./client.ts";
import { upstreamsAt, networksWith } from "./networks.ts";
import { startUpstream, type UpstreamServer } from "./upstream-server.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

/** How a beacon node is just now. */
interface NodeState {
  head: number;
  isSyncing: boolean;
  /** Whether it responds to nothing. */
  isDown?: boolean;
}

interface BeaconNode extends UpstreamServer {
  readonly state: NodeState;
  /** Paths of the requests, in order. */
  readonly paths: string[];
}

/** A beacon node of one chain: the block of slot n has the root n, in hex. */
async function startNode(state: NodeState): Promise<BeaconNode> {
  const paths: string[] = [];
  const server = await startUpstream((_, response, { url = "" }) => {
    paths.push(url);
    if (state.isDown) return void response.destroy();
    const { head, isSyncing } = state;
    const send = (status: number, value: unknown): void =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (url === "/eth/v1/node/health") return void response.writeHead(isSyncing ? 206 : 200).end();
    if (url === "/eth/v1/node/syncing") {
      const data = {
        head_slot: String(head),
        sync_distance: "0",
        is_syncing: isSyncing,
        is_optimistic: false,
      };
      return send(200, { data: { ...data, el_offline: false } });
    }
    const [, id = ""] = /^\/eth\/v1\/beacon\/headers\/(\w+)$/.exec(url) ?? [];
    const slot = id === "head" ? head : id === "finalized" ? head - 64 : Number(id);
    if (!(slot <= head)) return send(404, { code: 404, message: "Block not found" });
    const root = `0x${slot.toString(16).padStart(64, "0")}`;
    const message = {
      slot: String(slot),
      proposer_index: "1",
      parent_root: root,
      state_root: root,
      body_root: root,
    };
    send(200, {
      execution_optimistic: false,
      finalized: slot <= head - 64,
      data: { root, canonical: true, header: { message, signature: "0x" } },
    });
  });
  const node = { ...server, state, paths };
  open.push(node);
  return node;
}

/** Starts a gateway with these nodes. @returns what sends a GET to its beacon endpoint. */
async function gatewayTo(...nodes: readonly BeaconNode[]): Promise<(path: string) => Promise<Answer>> {
  const gateway = await createGateway({
    networks: networksWith({
      ethereum: { beacon: { ...upstreamsAt(...nodes.map(({ url }) => url)), cache: "off" } },
    }),
    limits: { shutdown: 1 },
  });
  open.push(gateway);
  const { key } = nodeOf(gateway, "ethereum");
  return (path) => request(`${gateway.url}/${key}${path}`);
}

function slotIn({ json }: Answer): number {
  return Number((json as { data: { header: { message: { slot: string } } } }).data.header.message.slot);
}

const headPath = "/eth/v1/beacon/headers/head";

describe("several beacon nodes", () => {
  it("show one chain that never goes back, whichever of them responds", async () => {
    const nodes = [
      await startNode({ head: 100, isSyncing: false }),
      await startNode({ head: 103, isSyncing: false }),
      await startNode({ head: 101, isSyncing: false }),
    ];
    const get = await gatewayTo(...nodes);
    let last = 0;
    for (let count = 0; count < 60; count++) {
      if (count % 10 === 9) for (const { state } of nodes) state.head += 1;
      // The one that is ahead goes away.
      if (count === 30) (nodes[1] as BeaconNode).state.isDown = true;
      const slot = slotIn(await get(headPath));
      expect(slot).toBeGreaterThanOrEqual(last);
      last = slot;
    }
    expect(last).toBeGreaterThanOrEqual(103);
  });

  it("are not asked while they sync, and are again when they are done", async () => {
    const synced = await startNode({ head: 200, isSyncing: false });
    const syncing = await startNode({ head: 150, isSyncing: true });
    const get = await gatewayTo(syncing, synced);
    expect(slotIn(await get(headPath))).toBe(200);
    for (let count = 0; count < 10; count++) expect((await get("/eth/v1/node/health")).status).toBe(200);
    Object.assign(syncing.state, { head: 200, isSyncing: false });
    syncing.paths.length = 0;
    await expect
      .poll(async () => {
        await get("/eth/v1/beacon/genesis");
        return syncing.paths.filter((path) => path === "/eth/v1/beacon/genesis").length;
      })
      .toBeGreaterThan(0);
  });

  it("serve while they sync if there is no other", async () => {
    const get = await gatewayTo(
      await startNode({ head: 150, isSyncing: true }),
      await startNode({ head: 140, isSyncing: true }),
    );
    expect((await get("/eth/v1/node/health")).status).toBe(206);
    expect((await get("/eth/v1/beacon/headers/120")).status).toBe(200);
  });

  it("are asked for a block by its slot only if they have it", async () => {
    const ahead = await startNode({ head: 300, isSyncing: false });
    const behind = await startNode({ head: 290, isSyncing: false });
    const get = await gatewayTo(behind, ahead);
    expect(slotIn(await get(headPath))).toBe(300);
    for (let count = 0; count < 10; count++)
      expect(slotIn(await get("/eth/v1/beacon/headers/300"))).toBe(300);
    expect((await get("/eth/v1/beacon/headers/301")).status).toBe(404);
  });

  it("respond for the next one when one is down", async () => {
    const down = await startNode({ head: 100, isSyncing: false, isDown: true });
    const up = await startNode({ head: 100, isSyncing: false });
    const get = await gatewayTo(down, up);
    for (let count = 0; count < 5; count++) expect(slotIn(await get(headPath))).toBe(100);
  });
});

describe("one beacon node", () => {
  it("gets paths as callers write them", async () => {
    const node = await startNode({ head: 100, isSyncing: false });
    const get = await gatewayTo(node);
    expect(slotIn(await get(headPath))).toBe(100);
    expect(node.paths.filter((path) => path !== headPath && path !== "/eth/v1/node/syncing")).toEqual([]);
  });
});
