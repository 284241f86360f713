import { expect, it } from "vitest";
import { create, manage, type NetworkRecord, draft, createNode } from "./client.ts";
import type { Target } from "./target.ts";

/** Once a change has got its response, every gateway shows it. */
export function managementContract(target: () => Target): void {
  it("shows every creation, change and deletion as soon as it has got its response", async () => {
    const { id: project } = await create<{ id: string }>(target(), "/projects/", { name: "first name" });
    expect((await manage(target(), "GET", `/projects/${project}/`)).json).toMatchObject({
      name: "first name",
    });
    const { status } = await manage(target(), "PATCH", `/projects/${project}/`, { name: "second name" });
    expect(status).toBe(200);
    expect((await manage(target(), "GET", `/projects/${project}/`)).json).toMatchObject({
      name: "second name",
    });
    const network = await create<NetworkRecord>(target(), "/networks/", {
      project,
      protocol: "starknet",
      configuration: { network: "starknet-mainnet" },
      nodes: [{ name: "first", ...draft }],
    });
    const second = await create<{ id: string }>(target(), "/nodes/", {
      name: "second",
      network: network.id,
      ...draft,
    });
    const { json } = await manage(target(), "GET", `/networks/${network.id}/`);
    expect((json as NetworkRecord).nodes.map(({ name }) => name)).toEqual(["first", "second"]);
    const inUse = await manage(target(), "DELETE", `/networks/${network.id}/`);
    expect(inUse).toMatchObject({ status: 400, json: { error: { code: "in_use" } } });
    for (const id of [network.nodes[0]?.id, second.id])
      expect((await manage(target(), "DELETE", `/nodes/${id}/`)).status).toBe(204);
    expect((await manage(target(), "GET", `/nodes/${second.id}/`)).status).toBe(404);
    expect((await manage(target(), "DELETE", `/networks/${network.id}/`)).status).toBe(204);
    expect((await manage(target(), "DELETE", `/projects/${project}/`)).status).toBe(204);
    expect((await manage(target(), "GET", `/projects/${project}/`)).status).toBe(404);
  });

  it("neither loses nor mixes concurrent changes", async () => {
    const { id } = await create<{ id: string }>(target(), "/projects/", { name: "p", description: "p" });
    const labels = Array.from({ length: 60 }, (_, index) => `change ${index}`);
    const responses = await Promise.all(
      labels.map((label) =>
        manage(target(), "PATCH", `/projects/${id}/`, { name: label, description: label }),
      ),
    );
    for (const [index, { status, json }] of responses.entries()) {
      expect(status).toBe(200);
      expect(json).toMatchObject({ name: labels[index], description: labels[index] });
    }
    const { name, description } = (await manage(target(), "GET", `/projects/${id}/`)).json as {
      name: string;
      description: string;
    };
    expect(labels).toContain(name);
    expect(description).toBe(name);
  });

  it("stores concurrent changes of different fields by different callers", async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await create<{ id: string }>(target(), "/projects/", { name: "p", description: "d" });
      await Promise.all([
        manage(target(), "PATCH", `/projects/${id}/`, { name: "new name" }),
        manage(target(), "PATCH", `/projects/${id}/`, { description: "new description" }),
      ]);
      const { json } = await manage(target(), "GET", `/projects/${id}/`);
      expect(json).toMatchObject({ name: "new name", description: "new description" });
      expect((await manage(target(), "DELETE", `/projects/${id}/`)).status).toBe(204);
    }
  });

  it("deletes a node once although several callers delete it concurrently", async () => {
    const { id } = await createNode(target(), "starknet");
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => manage(target(), "DELETE", `/nodes/${id}/`)),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([204, 404, 404, 404, 404, 404]);
  });

  it("enforces an organization's limit although callers create objects concurrently", async () => {
    const { count } = (await manage(target(), "GET", "/projects/")).json as { count: number };
    const responses = await Promise.all(
      Array.from({ length: 200 - count + 10 }, (_, index) =>
        manage(target(), "POST", "/projects/", { name: `many ${index}` }),
      ),
    );
    const created = responses.filter(({ status }) => status === 201);
    expect(created).toHaveLength(200 - count);
    for (const { status } of responses) expect([201, 400]).toContain(status);
    await Promise.all(
      created.map(({ json }) => manage(target(), "DELETE", `/projects/${(json as { id: string }).id}/`)),
    );
  });
}
