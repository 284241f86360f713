import assert from "node:assert/strict";
import { type Check, check } from "../../check.ts";
import { created, type ManagementSession } from "./session.ts";

export const projectChecks: readonly Check<ManagementSession>[] = [
  check("getOrganization", "the key's", async ({ client: { management }, call }) => {
    const { id, name } = await call(() => management.getOrganization());
    return `${id} ${name}`;
  }),
  check("updateOrganization", "a new name", async ({ client: { management }, call }) => {
    const { name } = await call(() => management.updateOrganization({ name: "Tour" }));
    assert.equal((await management.getOrganization()).name, name);
    return `name ${name}`;
  }),
  check("createProject", "one", async ({ client, call }) => {
    client.project = await call(() => client.management.createProject({ name: "rollup" }));
    assert.equal(client.project.networks, 0);
    return client.project.id;
  }),
  check("updateProject", "a description", async ({ client, call }) => {
    const { id, name } = created(client, "project");
    const changed = await call(() => client.management.updateProject(id, { description: "of the tour" }));
    assert.deepEqual([changed.name, changed.description], [name, "of the tour"]);
    return `description ${changed.description}`;
  }),
  check("listProjects", "newest first", async ({ client, call }) => {
    const { results, count } = await call(() => client.management.listProjects({ order_by: "-created_at" }));
    assert.equal(results[0]?.id, created(client, "project").id);
    return `${results.length} of ${count} projects`;
  }),
  check("listProjectMembers", "of the new one", async ({ client, call }) => {
    const { id } = created(client, "project");
    const { results } = await call(() => client.management.listProjectMembers(id));
    assert.deepEqual(
      results.map((member) => member.id),
      [(await client.management.getOrganization()).id],
    );
    return `${results.length} member`;
  }),
];
