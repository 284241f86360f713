import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Gateway } from "../../src/index.ts";
import { type ApiClient, managementClient } from "../management-client.ts";

let gateway: Gateway;
let api: ApiClient;

beforeAll(async () => {
  gateway = await createGateway({
    networks: {
      "ethereum-mainnet": "simulator",
      "solana-mainnet": "simulator",
      "sui-mainnet": "simulator",
      "hyperliquid-mainnet": "simulator",
    },
    blockTime: 100,
    geyserRate: 20,
  });
  api = managementClient(gateway);
});

afterAll(() => gateway.close());

const user = `0x${"1".repeat(40)}`;

it.each([
  ["ethereum", { type: "blocks" }],
  ["ethereum", { type: "logs" }],
  ["ethereum", { type: "receipts" }],
  ["ethereum", { type: "beacon_blocks" }],
  ["ethereum", { type: "beacon_finality" }],
  ["solana", { type: "transactions" }],
  ["sui", { type: "checkpoints" }],
  ["hyperliquid", { type: "fills", user }],
] as const)(
  "the nodes of %s are read through the gateway's own listener: %j",
  { timeout: 60_000 },
  async (protocol, source) => {
    const { json } = await api("GET", `/networks/?protocol=${protocol}`);
    const network = (json as { results: { id: string }[] }).results[0]?.id;
    const created = await api("POST", "/streams/", { network, source, destination: { type: "pull" } });
    expect(created.status, created.text).toBe(201);
    const { id } = created.json as { id: string };
    const { json: read } = await api(
      "GET",
      `/streams/${id}/events/?wait=${source.type === "fills" ? 1 : 30}`,
    );
    const { events } = read as { events: { type: string }[] };
    const state = await api("GET", `/streams/${id}/`);
    // Nobody trades.
    if (source.type === "fills") expect(state.json).toMatchObject({ status: "running" });
    else expect(events.length, state.text).toBeGreaterThan(0);
    await api("DELETE", `/streams/${id}/`);
  },
);

it("accounts of Solana are named, or their owners", async () => {
  const { json } = await api("GET", "/networks/?protocol=solana");
  const network = (json as { results: { id: string }[] }).results[0]?.id;
  const body = { network, source: { type: "accounts" }, destination: { type: "pull" } };
  const { status, json: problem } = await api("POST", "/streams/", body);
  expect(status).toBe(400);
  expect(problem).toMatchObject({
    error: { fields: { source: [expect.stringContaining("needs accounts")] } },
  });
});
