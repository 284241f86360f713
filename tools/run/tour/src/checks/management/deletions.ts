import assert from "node:assert/strict";
import { nodeEndpoints } from "@node-access/management";
import { createRpcClient } from "@node-access/rpc";
import { type Check, check } from "../../check.ts";
import { assertRejected } from "../../assert-rejected.ts";
import { created, type ManagementSession, assertStatus } from "./session.ts";

/** Checks that delete what the others have created, and calls that are rejected before and after. */
export const deletionChecks: readonly Check<ManagementSession>[] = [
  check("deleteNetwork", "while it has nodes", ({ client, call }) =>
    assertStatus(400, () => call(() => client.management.deleteNetwork(created(client, "network").id))),
  ),
  check("deleteProject", "while it has nodes", ({ client, call }) =>
    assertStatus(400, () => call(() => client.management.deleteProject(created(client, "project").id))),
  ),
  check("deleteNode", "the new ones", async ({ client, call }) => {
    const { nodes } = await client.management.getNetwork(created(client, "network").id);
    await call(() => Promise.all(nodes.map(({ id }) => client.management.deleteNode(id))));
    return `${nodes.length} nodes`;
  }),
  check("nodeEndpoints", "of a deleted node", async ({ client, call }) => {
    const { rpc } = nodeEndpoints(created(client, "node"), "starknet");
    assert.ok(rpc);
    const starknet = createRpcClient(rpc);
    return assertRejected("CREDENTIAL_REFUSED", () =>
      call(() => starknet.starknet_simulateTransactions({ block_number: 1 }, [], [])),
    );
  }),
  check("deleteNetwork", "without nodes", async ({ client, call }) => {
    const { id } = created(client, "network");
    await call(() => client.management.deleteNetwork(id));
    assert.equal((await client.management.getProject(created(client, "project").id)).networks, 0);
    return id;
  }),
  check("deleteProject", "without nodes", async ({ client, call }) => {
    const { id } = created(client, "project");
    await call(() => client.management.deleteProject(id));
    return id;
  }),
  check("getProject", "one that is gone", ({ client, call }) =>
    assertStatus(404, () => call(() => client.management.getProject(created(client, "project").id))),
  ),
  check("getProject", "the first", async ({ client: { management }, call }) => {
    const [first] = (await management.listProjects()).results;
    assert.ok(first);
    const { name, networks } = await call(() => management.getProject(first.id));
    return `${name}, ${networks} networks`;
  }),
];
