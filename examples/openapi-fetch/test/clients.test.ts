import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createGateway } from "@node-access/gateway";
import { beaconClient, managementClient } from "../src/clients.ts";

const gateway = await createGateway({ networks: { "ethereum-mainnet": "simulator" } });
const { apiKey, nodes } = gateway.credentials;
const management = managementClient(gateway.url, apiKey);
after(() => gateway.close());

test("lists nodes, of a protocol that the catalog has", async () => {
  const { data } = await management.GET("/v1/nodes/", { params: { query: { protocol: "ethereum" } } });
  assert.deepEqual(
    data?.results.map(({ status }) => status),
    ["running"],
  );
  // @ts-expect-error There is no such protocol.
  const { response } = await management.GET("/v1/nodes/", { params: { query: { protocol: "etherium" } } });
  assert.equal(response.status, 400);
});

test("creates, changes and deletes a project", async () => {
  const { data: created } = await management.POST("/v1/projects/", { body: { name: "Wallet" } });
  assert.ok(created);
  const path = { id: created.id };
  const { data: changed } = await management.PATCH("/v1/projects/{id}/", {
    params: { path },
    body: { description: "Keys" },
  });
  assert.equal(changed?.description, "Keys");
  const { response } = await management.DELETE("/v1/projects/{id}/", { params: { path } });
  assert.equal(response.status, 204);
});

test("an unknown node is an error with the body that the spec has for it", async () => {
  const { data, error } = await management.GET("/v1/nodes/{id}/", {
    params: { path: { id: "ND-000-000-000" } },
  });
  assert.equal(data, undefined);
  assert.equal(error?.error.code, "not_found");
});

test("reads a block of the beacon chain, whose fork decides its type", async () => {
  const beacon = beaconClient(`${gateway.url}/${nodes.ethereum.key}`);
  const { data } = await beacon.GET("/eth/v2/beacon/blocks/{block_id}", {
    params: { path: { block_id: "head" } },
  });
  assert.ok(data && data.version !== "phase0");
  assert.match(data.data.message.body.sync_aggregate.sync_committee_bits, /^0x/);
});
