import { currentTime } from "../../contract/clock.ts";
import { HttpProblem } from "../../contract/http/problem.ts";
import type { StoredKey } from "../../state/stored-key.ts";
import type { NewKey } from "../../state/tables/key-rows.ts";
import { conflict } from "./admin-call.ts";
import { isoTime, optionalTime } from "./iso-time.ts";

/** A key or credential that is to be made, as the spec has it. */
interface KeyDraft {
  readonly name: string;
  readonly expires_at?: string;
  readonly rate?: number;
  readonly burst?: number;
  readonly methods?: readonly string[];
  readonly origins?: readonly string[];
}

/** How a key or credential is to be replaced, as the spec has it. */
interface RotateDraft {
  readonly overlap: number;
  readonly expires_at?: string;
}

/** A key or credential that is stored, or was just made. */
export type KnownKey = NewKey & Partial<Pick<StoredKey, "revokedAt" | "lastUsedAt">>;

/** What of a key or credential an operator sees, apart from whose it is. */
export function keyRecord(key: KnownKey): object {
  const { id, name, createdAt, expiresAt, revokedAt = null, lastUsedAt = null } = key;
  const { rate, burst, methods, origins, replaces } = key;
  return {
    id,
    name,
    status: statusOf(key),
    created_at: isoTime(createdAt),
    expires_at: optionalTime(expiresAt),
    revoked_at: optionalTime(revokedAt),
    last_used_at: optionalTime(lastUsedAt),
    rate,
    burst,
    methods,
    origins,
    replaces,
  };
}

/** What the audit log has of a new key or credential. */
export function auditedTerms({ name, expiresAt, rate, burst, methods, origins, replaces }: NewKey): object {
  return { name, expires_at: optionalTime(expiresAt), rate, burst, methods, origins, replaces };
}

/** @throws HttpProblem 400 if it would have expired already. */
export function newKey(id: string, body: unknown): NewKey {
  const { name, expires_at: expires, rate = null, burst = null } = body as KeyDraft;
  const { methods = null, origins = null } = body as KeyDraft;
  const expiresAt = expires === undefined ? null : futureTime(expires);
  const createdAt = currentTime();
  return { id, name, createdAt, expiresAt, rate, burst, methods, origins, replaces: null };
}

/**
 * @param id - Of the new one.
 * @returns the new one, which has the terms of the former one, and when that ends.
 * @throws HttpProblem 400 if the new one would have expired already.
 */
export function successorOf(former: StoredKey, id: string, body: unknown): Succession {
  const { overlap, expires_at: expires } = body as RotateDraft;
  const { name, rate, burst, methods, origins } = former;
  const createdAt = currentTime();
  const expiresAt = expires === undefined ? former.expiresAt : futureTime(expires);
  return {
    key: { id, name, createdAt, expiresAt, rate, burst, methods, origins, replaces: former.id },
    formerEnd: Math.min(former.expiresAt ?? Infinity, createdAt + overlap * 1000),
  };
}

/** A key that takes another one's place, and when that one ends. */
interface Succession {
  readonly key: NewKey;
  readonly formerEnd: number;
}

/**
 * @param successor - The id of what has replaced it already.
 * @throws HttpProblem 409 if it cannot be replaced.
 */
export function checkReplaceable(key: StoredKey, successor: string | undefined): void {
  const status = statusOf(key);
  if (status !== "active") throw conflict("not_active", `${key.id} is ${status}: make a new one`);
  if (successor !== undefined) throw conflict("replaced", `${key.id} was replaced by ${successor} already`);
}

function statusOf({ expiresAt, revokedAt }: Partial<StoredKey>): "active" | "expired" | "revoked" {
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= currentTime() ? "expired" : "active";
}

function futureTime(text: string): number {
  const time = Date.parse(text);
  // The platform takes February 30 for March 2.
  const isReal = !Number.isNaN(time) && isoTime(time).startsWith(text.slice(0, 19));
  if (isReal && time > currentTime()) return time;
  const wrong = isReal ? "must be in the future" : "is no time that there is";
  throw new HttpProblem(400, "invalid_request", "the request is invalid: see fields", {
    fields: { expires_at: [wrong] },
  });
}
