import { currentTime } from "../../observe/clock.ts";
import type {
  Project,
  ProjectMember,
  ProjectMemberPage,
  ProjectPage,
} from "../../generated/management-records.ts";
import { found } from "../../codec/http/problem.ts";
import { newId } from "../../state/identifiers.ts";
import type { CountedProject } from "../../state/tables/projects.ts";
import {
  checkCount,
  type ManagementCall,
  rejectInUse,
  listPage,
  findDifferences,
  findOwn,
  checkSize,
} from "./management-call.ts";
import { type WholeRecord, written, creatorRecord } from "./whole-record.ts";

interface ProjectBody {
  readonly name?: string;
  readonly description?: string;
}

export async function listProjects(call: ManagementCall): Promise<ProjectPage> {
  const { state, organization, query } = call;
  return listPage(call, await state.store.tables.projects.page(organization, query), record);
}

export async function createProject(call: ManagementCall): Promise<Project> {
  const { state, organization, body } = call;
  const { name = "", description = "" } = body as ProjectBody;
  checkSize({ name, description });
  const id = newId("PR");
  await state.store.transaction(async (tables) => {
    const { organizations, projects } = tables;
    const creator = await organizations.owner(organization);
    checkCount(state, "projects", await organizations.count(organization, "projects", 1));
    await projects.add({ id, name, description, creator, createdAt: currentTime() });
    await tables.audit.record(call, { subject: id, after: { name, description } });
  });
  return getProject({ ...call, id });
}

export async function getProject(call: ManagementCall): Promise<Project> {
  return record(await findOwn(call, "projects"));
}

export async function updateProject(call: ManagementCall): Promise<Project> {
  const changed = call.body as ProjectBody;
  checkSize({ ...changed });
  // Read in the same transaction, so that the response shows the result of this request.
  const project = await call.state.store.transaction(async (tables) => {
    const { id, name, description } = await findOwn(call, "projects", tables);
    await tables.projects.update(id, changed);
    const before = { name, description };
    const after = { ...before, ...changed };
    await tables.audit.record(call, { subject: id, ...findDifferences(before, after) });
    return findOwn(call, "projects", tables);
  });
  return record(project);
}

export async function deleteProject(call: ManagementCall): Promise<undefined> {
  const { state, organization } = call;
  await state.store.transaction(async (tables) => {
    const { id, name, description, nodes } = await findOwn(call, "projects", tables);
    if (nodes > 0) rejectInUse(`project ${id}`, nodes);
    const streams = await tables.streams.countOf("project", id);
    if (streams > 0) rejectInUse(`project ${id}`, streams, "stream");
    // Two equal requests may be concurrent.
    const networks = found(await tables.projects.remove(id), "project", id);
    await tables.organizations.count(organization, "networks", -networks);
    await tables.organizations.count(organization, "projects", -1);
    await tables.audit.record(call, { subject: id, before: { name, description } });
  });
}

/** Projects are not shared: the only member is the organization that owns the project. */
export async function listProjectMembers(call: ManagementCall): Promise<ProjectMemberPage> {
  const { creator } = await findOwn(call, "projects");
  const { id, name } = creator.organization;
  const { email } = await call.state.store.tables.organizations.owner(id);
  const member: WholeRecord<ProjectMember> = { id: id as ProjectMember["id"], name, email };
  return listPage(call, { count: 1, pages: 1, items: [member] }, (item) => item);
}

function record({ id, name, description, networks, creator, createdAt }: CountedProject): Project {
  const whole: WholeRecord<Project> = {
    id: id as Project["id"],
    name,
    description: description === "" ? undefined : description,
    type: "public",
    // Projects are not shared.
    members: undefined,
    networks,
    created_at: new Date(createdAt).toISOString(),
    creator: creatorRecord(creator),
  };
  return written(whole);
}
