import assert from "node:assert/strict";
import { type Ask, ask } from "../../ask.ts";
import { made, type ManagementStep } from "./step.ts";

/** Asks of the organization and its projects, and what is in one of them. */
export const projectAsks: readonly Ask<ManagementStep>[] = [
  ask("getOrganization", "the key's", async ({ client: { management }, call }) => {
    const { id, name } = await call(() => management.getOrganization());
    return `${id} ${name}`;
  }),
  ask("updateOrganization", "a new name", async ({ client: { management }, call }) => {
    const { name } = await call(() => management.updateOrganization({ name: "Tour" }));
    assert.equal((await management.getOrganization()).name, name);
    return `name ${name}`;
  }),
  ask("createProject", "one", async ({ client, call }) => {
    client.project = await call(() => client.management.createProject({ name: "rollup" }));
    assert.equal(client.project.networks, 0);
    return client.project.id;
  }),
  ask("updateProject", "a description", async ({ client, call }) => {
    const { id, name } = made(client, "project");
    const changed = await call(() => client.management.updateProject(id, { description: "of the tour" }));
    assert.deepEqual([changed.name, changed.description], [name, "of the tour"]);
    return `description ${changed.description}`;
  }),
  ask("listProjects", "newest first", async ({ client, call }) => {
    const { results, count } = await call(() => client.management.listProjects({ order_by: "-created_at" }));
    assert.equal(results[0]?.id, made(client, "project").id);
    return `${results.length} of ${count} projects`;
  }),
  ask("listProjectMembers", "of the new one", async ({ client, call }) => {
    const { id } = made(client, "project");
    const { results } = await call(() => client.management.listProjectMembers(id));
    assert.deepEqual(
      results.map((member) => member.id),
      [(await client.management.getOrganization()).id],
    );
    return `${results.length} member`;
  }),
];
