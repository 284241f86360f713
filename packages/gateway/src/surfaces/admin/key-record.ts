import { currentTime } from "../../observe/clock.ts";
import { rejectField } from "../../codec/http/problem.ts";
import type { NewKey, StoredKey } from "../../state/tables/key-table.ts";
import { conflict, formatTime, formatOptionalTime, parseTime } from "./admin-call.ts";

/** A request for a new key or credential, as in the spec. */
interface KeyDraft {
  readonly name: string;
  readonly expires_at?: string;
  readonly rate?: number;
  readonly burst?: number;
  readonly methods?: readonly string[];
  readonly origins?: readonly string[];
}

/** A request to replace a key or credential, as in the spec. */
interface RotateDraft {
  readonly overlap: number;
  readonly expires_at?: string;
}

export type KnownKey = NewKey & Partial<Pick<StoredKey, "revokedAt" | "lastUsedAt">>;

/** The fields of a key or credential that operators see, except for its owner. */
export function keyRecord(key: KnownKey): object {
  const { id, name, createdAt, revokedAt = null, lastUsedAt = null } = key;
  return {
    id,
    name,
    status: judgeStatus(key),
    created_at: formatTime(createdAt),
    revoked_at: formatOptionalTime(revokedAt),
    last_used_at: formatOptionalTime(lastUsedAt),
    ...auditedTerms(key),
  };
}

/** The fields of a new key or credential for the audit log. */
export function auditedTerms({ name, expiresAt, rate, burst, methods, origins, replaces }: NewKey): object {
  return { name, expires_at: formatOptionalTime(expiresAt), rate, burst, methods, origins, replaces };
}

/** @throws HttpProblem 400 if it would already have expired. */
export function newKey(id: string, body: unknown): NewKey {
  const { name, expires_at: expires, rate = null, burst = null } = body as KeyDraft;
  const { methods = null, origins = null } = body as KeyDraft;
  const expiresAt = expires === undefined ? null : futureTime(expires);
  const createdAt = currentTime();
  return { id, name, createdAt, expiresAt, rate, burst, methods, origins, replaces: null };
}

/** @returns the successor with the terms of the former one, and when that one ends. */
export function createSuccessor(
  former: StoredKey,
  id: string,
  body: unknown,
): { readonly key: NewKey; readonly formerEnd: number } {
  const { overlap, expires_at: expires } = body as RotateDraft;
  const { name, rate, burst, methods, origins } = former;
  const createdAt = currentTime();
  const expiresAt = expires === undefined ? former.expiresAt : futureTime(expires);
  return {
    key: { id, name, createdAt, expiresAt, rate, burst, methods, origins, replaces: former.id },
    formerEnd: Math.min(former.expiresAt ?? Infinity, createdAt + overlap * 1000),
  };
}

/** Throws HttpProblem 409 if a key has ended, or has a successor already. */
export function checkReplaceable(key: StoredKey, successor: string | undefined): void {
  const status = judgeStatus(key);
  if (status !== "active") throw conflict("not_active", `${key.id} is ${status}: make a new one`);
  if (successor !== undefined) throw conflict("replaced", `${key.id} was replaced by ${successor} already`);
}

function judgeStatus({ expiresAt, revokedAt }: Partial<StoredKey>): "active" | "expired" | "revoked" {
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= currentTime() ? "expired" : "active";
}

function futureTime(text: string): number {
  const time = parseTime(text);
  if (time !== undefined && time > currentTime()) return time;
  return rejectField("expires_at", time === undefined ? "is not a valid time" : "must be in the future");
}
