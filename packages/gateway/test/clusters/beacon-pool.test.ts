import { describe, expect, it } from "vitest";
import { createGateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, request, type HttpResponse } from "../client.ts";
import { upstreamsAt, networksWith } from "../networks.ts";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";

/** The current state of a beacon node. */
interface NodeState {
  head: number;
  isSyncing: boolean;
  /**
   * Slots of the blocks that the node regards as justified and finalized. Default: 32 and 64 before the head.
   */
  justified?: number;
  finalized?: number;
  /** Whether it responds to no request. */
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
    const { justified = head - 32, finalized = head - 64 } = state;
    const findSlot = (id: string): number => ({ head, justified, finalized })[id] ?? Number(id);
    const [, state_id] = /^\/eth\/v1\/beacon\/states\/(\w+)\/(?:root|finality_checkpoints)$/.exec(url) ?? [];
    const [, block_id = ""] = /^\/eth\/v1\/beacon\/headers\/(\w+)$/.exec(url) ?? [];
    const { pathname, searchParams } = new URL(url, "http://node");
    const isList = pathname === "/eth/v1/beacon/headers";
    const slot = findSlot(isList ? (searchParams.get("slot") ?? "head") : (state_id ?? block_id));
    if (!(slot <= head)) return send(404, { code: 404, message: "Block not found" });
    const root = createRoot(slot);
    const checkpoint = (of: number): object => ({ epoch: String(Math.floor(of / 32)), root: createRoot(of) });
    const flags = { execution_optimistic: false, finalized: slot <= finalized };
    if (url.endsWith("/finality_checkpoints")) {
      const checkpoints = {
        previous_justified: checkpoint(justified),
        current_justified: checkpoint(justified),
        finalized: checkpoint(finalized),
      };
      return send(200, { ...flags, data: checkpoints });
    }
    if (state_id !== undefined) return send(200, { ...flags, data: { root } });
    const message = {
      slot: String(slot),
      proposer_index: "1",
      parent_root: root,
      state_root: root,
      body_root: root,
    };
    const header = { root, canonical: true, header: { message, signature: "0x" } };
    send(200, { ...flags, data: isList ? [header] : header });
  });
  const node = { ...server, state, paths };
  closeAfterTest(node);
  return node;
}

/**
 * Starts a gateway with these nodes.
 *
 * @returns a function that sends a GET to its beacon endpoint.
 */
async function gatewayTo(
  ...nodes: readonly BeaconNode[]
): Promise<(path: string, headers?: Record<string, string>) => Promise<HttpResponse>> {
  const gateway = await createGateway({
    networks: networksWith({
      ethereum: { beacon: { ...upstreamsAt(...nodes.map(({ url }) => url)), cache: "off" } },
    }),
    limits: { shutdown: 1 },
  });
  closeAfterTest(gateway);
  const { key } = findNode(gateway, "ethereum");
  return (path, headers = {}) => request(`${gateway.url}/${key}${path}`, { headers });
}

function createRoot(slot: number): string {
  return `0x${slot.toString(16).padStart(64, "0")}`;
}

/** The slot of the state with this root, and whether its node regards it as finalized. */
function stateIn({ json }: HttpResponse): { slot: number; finalized: boolean } {
  const { data, finalized } = json as { data: { root: string }; finalized: boolean };
  return { slot: Number(data.root), finalized };
}

function slotIn({ json }: HttpResponse): number {
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
      // The node that is ahead goes down, and the others reach its head: until then, callers would wait, and then get an error.
      if (count === 30) {
        const { state: ahead } = nodes[1] as BeaconNode;
        for (const { state } of nodes) state.head = ahead.head;
        ahead.isDown = true;
      }
      const slot = slotIn(await get(headPath));
      expect(slot).toBeGreaterThanOrEqual(last);
      last = slot;
    }
    expect(last).toBeGreaterThanOrEqual(103);
  });

  it("show the same newest block to requests that do not name it", async () => {
    const nodes = [
      await startNode({ head: 103, isSyncing: false }),
      await startNode({ head: 100, isSyncing: false }),
      await startNode({ head: 103, isSyncing: false }),
    ];
    const [ahead] = nodes as [BeaconNode];
    const get = await gatewayTo(...nodes);
    const listed = async (query = ""): Promise<number[]> => {
      const { data } = (await get(`/eth/v1/beacon/headers${query}`)).json as {
        data: { header: { message: { slot: string } } }[];
      };
      return data.map(({ header }) => Number(header.message.slot));
    };
    const readHead = async (): Promise<number> => {
      const { data } = (await get("/eth/v1/node/syncing")).json as { data: { head_slot: string } };
      return Number(data.head_slot);
    };
    for (let count = 0; count < 20; count += 1) {
      expect(await listed()).toEqual([103]);
      expect(await readHead()).toBe(103);
      // The first node goes down; the one that lags must not replace it.
      if (count === 10) ahead.state.isDown = true;
    }
    expect(await listed("?slot=99")).toEqual([99]);
    expect(nodes.flatMap(({ paths }) => paths)).not.toContain("/eth/v1/beacon/headers");
  });

  it("are not used while they sync, and are used again afterwards", async () => {
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

  it("get requests for a block by slot only if they have it", async () => {
    const ahead = await startNode({ head: 300, isSyncing: false });
    const behind = await startNode({ head: 290, isSyncing: false });
    const get = await gatewayTo(behind, ahead);
    expect(slotIn(await get(headPath))).toBe(300);
    for (let count = 0; count < 10; count++)
      expect(slotIn(await get("/eth/v1/beacon/headers/300"))).toBe(300);
    expect((await get("/eth/v1/beacon/headers/301")).status).toBe(404);
  });

  it("take over requests when one of them is down", async () => {
    const down = await startNode({ head: 100, isSyncing: false, isDown: true });
    const up = await startNode({ head: 100, isSyncing: false });
    const get = await gatewayTo(down, up);
    for (let count = 0; count < 5; count++) expect(slotIn(await get(headPath))).toBe(100);
  });
});

function statePath(name: string): string {
  return `/eth/v1/beacon/states/${name}/root`;
}

describe("the justified and finalized blocks", () => {
  const names = ["justified", "finalized"] as const;

  it.each(names)("do not go back when another node responds: %s", async (name) => {
    const nodes = [
      await startNode({ head: 400, isSyncing: false, justified: 320, finalized: 288 }),
      // This node has the same blocks, and has not finalized them yet.
      await startNode({ head: 400, isSyncing: false, justified: 288, finalized: 256 }),
      await startNode({ head: 390, isSyncing: false, justified: 288, finalized: 256 }),
    ];
    const get = await gatewayTo(...nodes);
    let last = 0;
    for (let count = 0; count < 40; count += 1) {
      const { slot } = stateIn(await get(statePath(name)));
      expect(slot).toBeGreaterThanOrEqual(last);
      last = slot;
      if (count === 20) (nodes[0] as BeaconNode).state.isDown = true;
    }
    const requested = nodes.flatMap(({ paths }) => paths).filter((path) => path === statePath(name));
    expect(requested).toEqual([]);
  });

  it("are requested from nodes that know them, with the slot of the same block", async () => {
    const ahead = await startNode({ head: 400, isSyncing: false });
    const behind = await startNode({ head: 350, isSyncing: false });
    const get = await gatewayTo(behind, ahead);
    // The node that responds first at the start may be the one that is behind.
    const now = async (): Promise<number> => stateIn(await get(statePath("finalized"))).slot;
    await expect.poll(now, { interval: 500 }).toBe(336);
    behind.paths.length = 0;
    for (let count = 0; count < 10; count += 1) {
      expect(stateIn(await get(statePath("finalized")))).toEqual({ slot: 336, finalized: true });
      const header = await get("/eth/v1/beacon/headers/finalized");
      expect([slotIn(header), header.headers.get("x-node-access-block")]).toEqual([336, "336"]);
    }
    expect(behind.paths.filter((path) => path.endsWith("/336/root"))).toEqual([]);
  });

  it("advance with the chain", async () => {
    const nodes = [
      await startNode({ head: 400, isSyncing: false }),
      await startNode({ head: 400, isSyncing: false }),
    ];
    const get = await gatewayTo(...nodes);
    expect(stateIn(await get(statePath("finalized"))).slot).toBe(336);
    for (const { state } of nodes) state.head = 432;
    const now = async (): Promise<number> => stateIn(await get(statePath("finalized"))).slot;
    await expect.poll(now, { interval: 500 }).toBe(368);
  });
});

it("a request that asks for a slot waits for it, and says which slot it reads", async () => {
  const node = await startNode({ head: 100, isSyncing: false });
  const other = await startNode({ head: 100, isSyncing: false });
  const get = await gatewayTo(node, other);
  expect(slotIn(await get(headPath))).toBe(100);
  const early = await get(headPath, { "x-node-access-not-before": "102;wait=0" });
  expect([early.status, early.json]).toEqual([
    503,
    { code: 503, message: expect.stringContaining("2 behind") },
  ]);
  const reply = get(headPath, { "x-node-access-not-before": "102" });
  node.state.head = 102;
  expect(slotIn(await reply)).toBe(102);
  expect((await reply).headers.get("x-node-access-block")).toBe("102");
});

describe("one beacon node", () => {
  it("gets paths as callers write them", async () => {
    const node = await startNode({ head: 100, isSyncing: false });
    const get = await gatewayTo(node);
    expect(slotIn(await get(headPath))).toBe(100);
    expect(node.paths.filter((path) => path !== headPath && path !== "/eth/v1/node/syncing")).toEqual([]);
  });
});
