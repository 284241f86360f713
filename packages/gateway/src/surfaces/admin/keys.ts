import { found } from "../../codec/http/problem.ts";
import { listRecord } from "../../codec/rest/list-record.ts";
import { currentTime } from "../../observe/clock.ts";
import { type IdPrefix, newApiKey, newId, newToken, newUsername } from "../../state/identifiers.ts";
import type { StoredApiKey } from "../../state/tables/api-keys.ts";
import type { KeyRow, KeyTable, NewKey, StoredKey } from "../../state/tables/key-table.ts";
import type { NodeSecrets, StoredCredential } from "../../state/tables/node-credentials.ts";
import type { Tables } from "../../state/tables/tables.ts";
import { type AdminOperation, formatTime, formatOptionalTime } from "./admin-call.ts";
import {
  auditedTerms,
  checkReplaceable,
  keyRecord,
  type KnownKey,
  newKey,
  createSuccessor,
} from "./key-record.ts";

interface Owned {
  readonly organization: string;
}

/** What differs between API keys and the credentials of nodes: fields, and secrets of a new one. */
interface KeyKind<Own extends Owned, Secrets extends object> {
  /** Its name in errors. */
  readonly what: string;
  readonly prefix: IdPrefix;
  selectTable(
    tables: Tables,
  ): Pick<
    KeyTable<StoredKey & Own & Partial<Secrets>, KeyRow>,
    "get" | "page" | "lock" | "update" | "successor"
  >;
  /** @throws HttpProblem 404 if there is no such owner. */
  findOwner(tables: Tables, owner: string, body: unknown): Promise<Own>;
  createSecrets(): Secrets;
  /** @param former - The id of the key that it replaces, if it does. */
  add(tables: Tables, key: NewKey & Own, secrets: Secrets, former?: string): Promise<void>;
  /** Deletes the secrets of a revoked key, if they are stored. */
  hide?(tables: Tables, id: string): Promise<unknown>;
  /** The fields that operators see only of this kind. */
  describe(key: Own & Partial<Secrets>): object;
  /** Those of them that the audit log has. */
  selectAudited(key: Own): object;
}

const apiKeys: KeyKind<Pick<StoredApiKey, "organization">, { readonly key: string }> = {
  what: "API key",
  prefix: "AK",
  selectTable: (tables) => tables.apiKeys,
  async findOwner({ organizations }, organization) {
    found(await organizations.get(organization), "organization", organization);
    return { organization };
  },
  createSecrets: () => ({ key: newApiKey() }),
  add: (tables, key, secrets) => tables.apiKeys.add(key, secrets.key),
  describe: ({ organization }) => ({ organization }),
  selectAudited: () => ({}),
};

const credentials: KeyKind<Pick<StoredCredential, "organization" | "node" | "routing">, NodeSecrets> = {
  what: "credential",
  prefix: "NC",
  selectTable: (tables) => tables.nodeCredentials,
  async findOwner({ nodes }, node, body) {
    const [working] = await nodes.working([node]);
    const { organization } = found(working, "node", node);
    const { routing = false } = Object(body) as { readonly routing?: boolean };
    return { organization, node, routing };
  },
  createSecrets: () => ({ username: newUsername(), password: newToken(), key: newToken() }),
  async add({ nodeCredentials }, key, secrets, former) {
    // The management API shows one credential with the node: from now on the new one.
    const isShown = former !== undefined && (await nodeCredentials.hide(former));
    await nodeCredentials.add({ ...key, secrets, isShown });
  },
  hide: ({ nodeCredentials }, id) => nodeCredentials.hide(id),
  describe: ({ node, username, routing }) => ({ node, username, routing }),
  selectAudited: ({ node, routing }) => ({ node, routing }),
};

type KeyOperations = Readonly<Record<"list" | "create" | "read" | "rotate" | "revoke", AdminOperation>>;

export const apiKeyOperations: KeyOperations = serveKeys(apiKeys);
export const credentialOperations: KeyOperations = serveKeys(credentials);

function serveKeys<Own extends Owned, Secrets extends object>(kind: KeyKind<Own, Secrets>): KeyOperations {
  const { what, prefix } = kind;
  const describe = (key: KnownKey & Own & Partial<Secrets>): object => ({
    ...keyRecord(key),
    ...kind.describe(key),
  });
  return {
    async list({ context, id, path, query }) {
      const { tables } = context.store;
      await kind.findOwner(tables, id, undefined);
      const page = await kind.selectTable(tables).page(id, query.page);
      return listRecord(context.address() + path, query, page, describe);
    },
    create(call) {
      const { context, id: owner, body } = call;
      const terms = newKey(newId(prefix), body);
      const secrets = kind.createSecrets();
      return context.store.transaction(async (tables) => {
        const own = await kind.findOwner(tables, owner, body);
        const key = { ...terms, ...own };
        await kind.add(tables, key, secrets);
        const after = { ...auditedTerms(terms), ...kind.selectAudited(own) };
        await tables.audit.record(call, { subject: terms.id, organization: own.organization, after });
        return { ...describe({ ...key, ...secrets }), ...secrets };
      });
    },
    async read({ context, id }) {
      return describe(found(await kind.selectTable(context.store.tables).get(id), what, id));
    },
    rotate(call) {
      const { context, id, body } = call;
      const secrets = kind.createSecrets();
      return context.store.transaction(async (tables) => {
        const table = kind.selectTable(tables);
        await table.lock(id);
        const former = found(await table.get(id), what, id);
        checkReplaceable(former, await table.successor(id));
        const { key: terms, formerEnd } = createSuccessor(former, newId(prefix), body);
        const key = { ...former, ...terms, revokedAt: null, lastUsedAt: null };
        await kind.add(tables, key, secrets, id);
        await table.update(id, { expiresAt: formerEnd });
        const successor = { id: terms.id, ...auditedTerms(terms), ...kind.selectAudited(former) };
        await tables.audit.record(call, {
          subject: id,
          organization: former.organization,
          before: { expires_at: formatOptionalTime(former.expiresAt) },
          after: { expires_at: formatTime(formerEnd), successor },
        });
        return { ...describe({ ...key, ...secrets }), ...secrets };
      });
    },
    revoke(call) {
      const { context, id } = call;
      return context.store.transaction(async (tables) => {
        const table = kind.selectTable(tables);
        await table.lock(id);
        const former = found(await table.get(id), what, id);
        if (former.revokedAt !== null) return describe(former);
        const revokedAt = currentTime();
        await table.update(id, { revokedAt });
        await kind.hide?.(tables, id);
        await tables.audit.record(call, {
          subject: id,
          organization: former.organization,
          before: { revoked_at: null },
          after: { revoked_at: formatTime(revokedAt) },
        });
        return describe({ ...former, revokedAt });
      });
    },
  };
}
