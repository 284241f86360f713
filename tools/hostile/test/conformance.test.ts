import { describe, expect, it } from "vitest";
import beacon from "../src/adapters/beacon.ts";
import exchange from "../src/adapters/exchange.ts";
import grpc from "../src/adapters/grpc.ts";
import management from "../src/adapters/management.ts";
import rpcPool from "../src/adapters/rpc-pool.ts";
import rpcWebSocket from "../src/adapters/rpc-web-socket.ts";
import rpc from "../src/adapters/rpc.ts";
import { rows } from "../src/conformance/rows.ts";
import { runRows } from "../src/conformance/run-row.ts";

const adapters = [rpc, rpcPool, rpcWebSocket, management, beacon, exchange, grpc];
const all = runRows(rows, adapters);
const clients = adapters.map(({ name }, index) => ({ name, results: all[index] }));

describe.each(clients)("$name", ({ results }) => {
  it.each(rows)("$id: $says", { timeout: 60_000 }, async ({ id }) => {
    const result = await results?.get(id);
    expect(result?.held === "no" ? result.saw : "").toBe("");
  });
});

describe("the list", () => {
  it("has a client for each of its rows", async () => {
    for (const { id } of rows) {
      const held = await Promise.all(clients.map(async ({ results }) => (await results?.get(id))?.held));
      expect(held, id).toContain("yes");
    }
  });
});
