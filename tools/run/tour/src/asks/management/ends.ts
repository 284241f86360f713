import assert from "node:assert/strict";
import { nodeEndpoints } from "@node-access/management";
import { createRpcClient } from "@node-access/rpc";
import { type Ask, ask } from "../../ask.ts";
import { refused } from "../../refused.ts";
import { made, type ManagementStep, refusedWith } from "./step.ts";

/** Asks that end what the others have made, and what is rejected before and after. */
export const endAsks: readonly Ask<ManagementStep>[] = [
  ask("deleteNetwork", "while it has nodes", ({ client, call }) =>
    refusedWith(400, () => call(() => client.management.deleteNetwork(made(client, "network").id))),
  ),
  ask("deleteProject", "while it has nodes", ({ client, call }) =>
    refusedWith(400, () => call(() => client.management.deleteProject(made(client, "project").id))),
  ),
  ask("deleteNode", "the new ones", async ({ client, call }) => {
    const { nodes } = await client.management.getNetwork(made(client, "network").id);
    await call(() => Promise.all(nodes.map(({ id }) => client.management.deleteNode(id))));
    return `${nodes.length} nodes`;
  }),
  ask("nodeEndpoints", "of a deleted node", async ({ client, call }) => {
    const { rpc } = nodeEndpoints(made(client, "node"), "starknet");
    assert.ok(rpc);
    const starknet = createRpcClient(rpc);
    return refused("CREDENTIAL_REFUSED", () =>
      call(() => starknet.starknet_simulateTransactions({ block_number: 1 }, [], [])),
    );
  }),
  ask("deleteNetwork", "without nodes", async ({ client, call }) => {
    const { id } = made(client, "network");
    await call(() => client.management.deleteNetwork(id));
    assert.equal((await client.management.getProject(made(client, "project").id)).networks, 0);
    return id;
  }),
  ask("deleteProject", "without nodes", async ({ client, call }) => {
    const { id } = made(client, "project");
    await call(() => client.management.deleteProject(id));
    return id;
  }),
  ask("getProject", "one that is gone", ({ client, call }) =>
    refusedWith(404, () => call(() => client.management.getProject(made(client, "project").id))),
  ),
  ask("getProject", "the first", async ({ client: { management }, call }) => {
    const [first] = (await management.listProjects()).results;
    assert.ok(first);
    const { name, networks } = await call(() => management.getProject(first.id));
    return `${name}, ${networks} networks`;
  }),
];
