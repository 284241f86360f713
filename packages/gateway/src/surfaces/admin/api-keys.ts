import { currentTime } from "../../observe/clock.ts";
import { listRecord } from "../../codec/rest/list-record.ts";
import { newApiKey, newId } from "../../state/identifiers.ts";
import type { NewApiKey } from "../../state/tables/api-keys.ts";
import { type AdminCall, audit, found } from "./admin-call.ts";
import { isoTime, optionalTime } from "./iso-time.ts";
import {
  auditedTerms,
  checkReplaceable,
  keyRecord,
  type KnownKey,
  newKey,
  successorOf,
} from "./key-record.ts";

export async function listApiKeys({ context, id, path, query }: AdminCall): Promise<object> {
  const { organizations, apiKeys } = context.store.tables;
  found(await organizations.get(id), "organization", id);
  return listRecord(context.address() + path, query, await apiKeys.page(id, query.page), record);
}

export async function createApiKey(call: AdminCall): Promise<object> {
  const { context, id, body } = call;
  const terms = newKey(newId("AK"), body);
  const key = newApiKey();
  return context.store.transaction(async (tables) => {
    found(await tables.organizations.get(id), "organization", id);
    await tables.apiKeys.add({ ...terms, organization: id }, key);
    await audit(call, tables, {
      subject: terms.id,
      organization: id,
      detail: { after: auditedTerms(terms) },
    });
    return { ...record({ ...terms, organization: id }), key };
  });
}

export async function readApiKey({ context, id }: AdminCall): Promise<object> {
  return record(found(await context.store.tables.apiKeys.get(id), "API key", id));
}

export async function rotateApiKey(call: AdminCall): Promise<object> {
  const { context, id, body } = call;
  const key = newApiKey();
  return context.store.transaction(async (tables) => {
    const { apiKeys } = tables;
    await apiKeys.lock(id);
    const former = found(await apiKeys.get(id), "API key", id);
    checkReplaceable(former, await apiKeys.successor(id));
    const { organization, expiresAt } = former;
    const { key: terms, formerEnd } = successorOf(former, newId("AK"), body);
    await apiKeys.add({ ...terms, organization }, key);
    await apiKeys.update(id, { expiresAt: formerEnd });
    const detail = {
      before: { expires_at: optionalTime(expiresAt) },
      after: { expires_at: isoTime(formerEnd), successor: { id: terms.id, ...auditedTerms(terms) } },
    };
    await audit(call, tables, { subject: id, organization, detail });
    return { ...record({ ...terms, organization }), key };
  });
}

export async function revokeApiKey(call: AdminCall): Promise<object> {
  const { context, id } = call;
  return context.store.transaction(async (tables) => {
    await tables.apiKeys.lock(id);
    const former = found(await tables.apiKeys.get(id), "API key", id);
    if (former.revokedAt !== null) return record(former);
    const revokedAt = currentTime();
    await tables.apiKeys.update(id, { revokedAt });
    const detail = { before: { revoked_at: null }, after: { revoked_at: isoTime(revokedAt) } };
    await audit(call, tables, { subject: id, organization: former.organization, detail });
    return record({ ...former, revokedAt });
  });
}

/** An API key as operators see it. */
function record(key: KnownKey & Pick<NewApiKey, "organization">): object {
  return { ...keyRecord(key), organization: key.organization };
}
