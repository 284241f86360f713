import { expect, it } from "vitest";
import { make, manage, type NetworkRecord, draft, makeNode } from "./client.ts";
import type { Target } from "./target.ts";

/** A change that was answered is there for whoever reads next, wherever. */
export function managementContract(target: () => Target): void {
  it("shows what was made, changed and deleted, from its response on", async () => {
    const { id: project } = await make<{ id: string }>(target(), "/projects/", { name: "first name" });
    expect((await manage(target(), "GET", `/projects/${project}/`)).json).toMatchObject({
      name: "first name",
    });
    const { status } = await manage(target(), "PATCH", `/projects/${project}/`, { name: "second name" });
    expect(status).toBe(200);
    expect((await manage(target(), "GET", `/projects/${project}/`)).json).toMatchObject({
      name: "second name",
    });
    const network = await make<NetworkRecord>(target(), "/networks/", {
      project,
      protocol: "starknet",
      configuration: { network: "starknet-mainnet" },
      nodes: [{ name: "first", ...draft }],
    });
    const second = await make<{ id: string }>(target(), "/nodes/", {
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

  it("loses none of many changes that come at once, and mixes none of them", async () => {
    const { id } = await make<{ id: string }>(target(), "/projects/", { name: "p", description: "p" });
    const labels = Array.from({ length: 60 }, (_, index) => `change ${index}`);
    const answers = await Promise.all(
      labels.map((label) =>
        manage(target(), "PATCH", `/projects/${id}/`, { name: label, description: label }),
      ),
    );
    for (const [index, { status, json }] of answers.entries()) {
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

  it("keeps different fields that are changed at once by different callers", async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await make<{ id: string }>(target(), "/projects/", { name: "p", description: "d" });
      await Promise.all([
        manage(target(), "PATCH", `/projects/${id}/`, { name: "new name" }),
        manage(target(), "PATCH", `/projects/${id}/`, { description: "new description" }),
      ]);
      const { json } = await manage(target(), "GET", `/projects/${id}/`);
      expect(json).toMatchObject({ name: "new name", description: "new description" });
      expect((await manage(target(), "DELETE", `/projects/${id}/`)).status).toBe(204);
    }
  });

  it("deletes a node once, whoever asks at once", async () => {
    const { id } = await makeNode(target(), "starknet");
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => manage(target(), "DELETE", `/nodes/${id}/`)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([204, 404, 404, 404, 404, 404]);
  });

  it("holds to a limit of an organization, whoever asks at once", async () => {
    const { count } = (await manage(target(), "GET", "/projects/")).json as { count: number };
    const answers = await Promise.all(
      Array.from({ length: 200 - count + 10 }, (_, index) =>
        manage(target(), "POST", "/projects/", { name: `many ${index}` }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(200 - count);
    for (const { status } of answers) expect([201, 400]).toContain(status);
    await Promise.all(
      made.map(({ json }) => manage(target(), "DELETE", `/projects/${(json as { id: string }).id}/`)),
    );
  });
}
