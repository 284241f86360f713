import { currentTime } from "../../observe/clock.ts";
import { listRecord } from "../../codec/rest/list-record.ts";
import { newId, newToken, newUsername } from "../../state/identifiers.ts";
import type { StoredCredential } from "../../state/stored-key.ts";
import type { NodeSecrets } from "../../state/tables/node-credentials.ts";
import type { Tables } from "../../state/tables/tables.ts";
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

export async function listCredentials({ context, id, path, query }: AdminCall): Promise<object> {
  const { tables } = context.store;
  await ownerOf(tables, id);
  const page = await tables.nodeCredentials.page(id, query.page);
  return listRecord(context.address() + path, query, page, record);
}

export async function createCredential(call: AdminCall): Promise<object> {
  const { context, id: node, body } = call;
  const secrets = newSecrets();
  return context.store.transaction(async (tables) => {
    const organization = await ownerOf(tables, node);
    const { routing = false } = body as { readonly routing?: boolean };
    const terms = { ...newKey(newId("NC"), body), routing };
    await tables.nodeCredentials.add({ ...terms, organization, node, secrets });
    const detail = { after: { node, ...auditedTerms(terms), routing } };
    await audit(call, tables, { subject: terms.id, organization, detail });
    return { ...record({ ...terms, node, ...secrets }), ...shown(secrets) };
  });
}

export async function readCredential({ context, id }: AdminCall): Promise<object> {
  return record(found(await context.store.tables.nodeCredentials.get(id), "credential", id));
}

export async function rotateCredential(call: AdminCall): Promise<object> {
  const { context, id, body } = call;
  const secrets = newSecrets();
  return context.store.transaction(async (tables) => {
    const { nodeCredentials } = tables;
    await nodeCredentials.lock(id);
    const former = found(await nodeCredentials.get(id), "credential", id);
    checkReplaceable(former, await nodeCredentials.successor(id));
    const { key, formerEnd } = successorOf(former, newId("NC"), body);
    const { node, organization, expiresAt, routing } = former;
    const terms = { ...key, routing };
    // The management API shows one credential with the node: from now on the new one.
    const isShown = await nodeCredentials.isShown(id);
    if (isShown) await nodeCredentials.hide(id);
    await nodeCredentials.add({ ...terms, organization, node, secrets, isShown });
    await nodeCredentials.update(id, { expiresAt: formerEnd });
    const detail = {
      before: { expires_at: optionalTime(expiresAt) },
      after: { expires_at: isoTime(formerEnd), successor: { id: terms.id, ...auditedTerms(terms), routing } },
    };
    await audit(call, tables, { subject: id, organization, detail });
    return { ...record({ ...terms, node, ...secrets }), ...shown(secrets) };
  });
}

export async function revokeCredential(call: AdminCall): Promise<object> {
  const { context, id } = call;
  return context.store.transaction(async (tables) => {
    const { nodeCredentials } = tables;
    await nodeCredentials.lock(id);
    const former = found(await nodeCredentials.get(id), "credential", id);
    if (former.revokedAt !== null) return record(former);
    const revokedAt = currentTime();
    await nodeCredentials.update(id, { revokedAt });
    await nodeCredentials.hide(id);
    const detail = { before: { revoked_at: null }, after: { revoked_at: isoTime(revokedAt) } };
    await audit(call, tables, { subject: id, organization: former.organization, detail });
    return record({ ...former, revokedAt });
  });
}

/** @returns the id of the organization that owns a node. */
async function ownerOf({ nodes }: Tables, node: string): Promise<string> {
  const [working] = await nodes.working([node]);
  return found(working, "node", node).organization;
}

function newSecrets(): NodeSecrets {
  return { username: newUsername(), password: newToken(), key: newToken() };
}

/** The user name is not secret: the record contains it. */
function shown({ password, key }: NodeSecrets): object {
  return { password, key };
}

/** A credential as operators see it. */
function record(credential: KnownKey & Pick<StoredCredential, "node" | "username" | "routing">): object {
  const { node, username, routing } = credential;
  return { ...keyRecord(credential), node, username, routing };
}
