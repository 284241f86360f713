import { found } from "../../codec/http/problem.ts";
import { listRecord } from "../../codec/rest/list-record.ts";
import type { StoredOrganization } from "../../state/tables/organizations.ts";
import type { Tables } from "../../state/tables/tables.ts";
import { type AdminCall, conflict, formatTime } from "./admin-call.ts";

export async function listOrganizations({ context, path, query }: AdminCall): Promise<object> {
  const { page, name } = query as { page: number; name?: string };
  const wanted = { page, ...(name !== undefined && { name }) };
  const organizations = await context.store.tables.organizations.page(wanted);
  return listRecord(context.address() + path, query, organizations, record);
}

export async function addOrganization(call: AdminCall): Promise<object> {
  const { context, body } = call;
  const { name } = body as { name: string };
  return context.store.transaction(async (tables) => {
    await checkName(tables, name);
    const { organization, apiKey, nodes } = await context.makeOrganization(tables, name);
    const { id } = organization;
    await tables.audit.record(call, { subject: id, organization: id, after: { name } });
    const created = found(await tables.organizations.get(id), "organization", id);
    const firstNodes = Object.entries(nodes).map(([protocol, { id: node, username, password, key }]) => {
      return { id: node, protocol, username, password, key };
    });
    return { ...record(created), api_key: apiKey, nodes: firstNodes };
  });
}

export async function readOrganization({ context, id }: AdminCall): Promise<object> {
  return record(found(await context.store.tables.organizations.get(id), "organization", id));
}

export async function renameOrganization(call: AdminCall): Promise<object> {
  const { context, id, body } = call;
  const { name } = body as { name: string };
  return context.store.transaction(async (tables) => {
    const before = found(await tables.organizations.get(id), "organization", id);
    await checkName(tables, name, id);
    await tables.organizations.rename(id, name);
    const values = { before: { name: before.name }, after: { name } };
    await tables.audit.record(call, { subject: id, organization: id, ...values });
    return record({ ...before, name });
  });
}

/** @throws HttpProblem 409 if another organization has the name. */
async function checkName({ organizations }: Tables, name: string, own?: string): Promise<void> {
  await organizations.lockNames();
  const other = await organizations.named(name);
  if (other && other.id !== own) throw conflict("name_taken", `${other.id} has this name already`);
}

function record({ id, name, createdAt }: StoredOrganization): object {
  return { id, name, created_at: formatTime(createdAt) };
}
