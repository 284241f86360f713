import type { Selectable } from "kysely";
import type { Schema } from "../schema.ts";
import type { StoredKey } from "../stored-key.ts";

/** The name of a key or credential, and the id of the organization or node that it opens. */
export interface KeyLabel {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
}

/** The fields of a new API key or credential. */
export type NewKey = Omit<StoredKey, "revokedAt" | "lastUsedAt">;

/** The columns that API keys and credentials have in common. */
export type KeyRow = Omit<Selectable<Schema["api_keys"]>, "digest" | "seq" | "organization">;

/** The columns that {@link readKey} reads. */
export const keyColumns: readonly (keyof KeyRow)[] = [
  "id",
  "name",
  "created_at",
  "expires_at",
  "revoked_at",
  "rate",
  "burst",
  "methods",
  "origins",
  "last_used_at",
  "replaces",
];

export function readKey(row: KeyRow): StoredKey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    rate: row.rate,
    burst: row.burst,
    methods: row.methods === null ? null : (JSON.parse(row.methods) as string[]),
    origins: row.origins === null ? null : (JSON.parse(row.origins) as string[]),
    replaces: row.replaces,
  };
}

/** Converts a new key or credential to a row. */
export function keyRow(key: NewKey): Omit<KeyRow, "revoked_at" | "last_used_at"> {
  return {
    id: key.id,
    name: key.name,
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    rate: key.rate,
    burst: key.burst,
    methods: key.methods && JSON.stringify(key.methods),
    origins: key.origins && JSON.stringify(key.origins),
    replaces: key.replaces,
  };
}

/** A digest as a buffer, from either kind of database. */
export function readDigest(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
