import { notFound } from "../../contract/http/problem.ts";
import { newId } from "../../state/store/identifiers.ts";
import type { CountedProject } from "../../state/store/projects.ts";
import { creatorRecord } from "./creator-record.ts";
import { checkCount, type ManagementCall, refuseInUse } from "./management-call.ts";
import { recordPage } from "./record-page.ts";
import { checkSize } from "./record-size.ts";

interface ProjectBody {
  readonly name?: string;
  readonly description?: string;
}

export function listProjects(call: ManagementCall): Promise<object> {
  const { state, organization, query } = call;
  return recordPage(call, state.store.projects.page(organization, query), record);
}

export function createProject(call: ManagementCall): object {
  const { state, organization, body } = call;
  const { name = "", description = "" } = body as ProjectBody;
  checkSize({ name, description });
  const creator = state.store.organizations.owner(organization);
  const project = { id: newId("PR"), name, description, creator, createdAt: new Date().toISOString() };
  checkCount(state, "projects", state.store.projects.count(organization) + 1);
  state.store.projects.add(project);
  return getProject({ ...call, id: project.id });
}

export function getProject(call: ManagementCall): object {
  return record(ownProject(call));
}

export function updateProject(call: ManagementCall): object {
  const changed = { ...ownProject(call), ...(call.body as ProjectBody) };
  checkSize(changed);
  call.state.store.projects.update(changed);
  return getProject(call);
}

export function deleteProject(call: ManagementCall): undefined {
  const { id, nodes } = ownProject(call);
  if (nodes > 0) refuseInUse(`project ${id}`, nodes);
  call.state.store.transaction(() => call.state.store.projects.remove(id));
}

/** The gateway shares no project: its one member is the organization that it belongs to. */
export function listProjectMembers(call: ManagementCall): Promise<object> {
  const { creator } = ownProject(call);
  const { id, name } = creator.organization;
  const member = { id, name, email: call.state.store.organizations.owner(id).email };
  return recordPage(call, { count: 1, pages: 1, items: [member] }, (item) => item);
}

function ownProject({ state, organization, id }: ManagementCall): CountedProject {
  const project = state.store.projects.get(organization, id);
  if (!project) throw notFound(`there is no project ${id}`);
  return project;
}

/** A project as its owner sees it. Source: public management API. */
function record({ id, name, description, networks, creator, createdAt }: CountedProject): object {
  return {
    id,
    name,
    ...(description !== "" && { description }),
    type: "public",
    networks,
    created_at: createdAt,
    creator: creatorRecord(creator),
  };
}
