/**
 * The stored fields of an API key or a credential, apart from its secrets. Times are in milliseconds since 1970.
 */
export interface StoredKey {
  /** `AK-…` or `NC-…`. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** With a precision of one minute. */
  readonly lastUsedAt: number | null;
  readonly rate: number | null;
  readonly burst: number | null;
  /** Patterns of the methods that it allows; null if it allows all. */
  readonly methods: readonly string[] | null;
  /** Origins of the web pages that may use it, `*` for all; null for the gateway's origins. */
  readonly origins: readonly string[] | null;
  /** The id of the key or credential that it replaces. */
  readonly replaces: string | null;
}

/** An API key, which gives access to an organization's management API. */
export interface StoredApiKey extends StoredKey {
  readonly organization: string;
  /** SHA-256 of the key. */
  readonly digest: Buffer;
}

/** A credential, which gives access to a node. */
export interface StoredCredential extends StoredKey {
  /** The owner of the node. */
  readonly organization: string;
  readonly node: string;
  readonly username: string;
  /** SHA-256 of the key. */
  readonly digest: Buffer;
  /** SHA-256 of the password. */
  readonly passwordDigest: Buffer;
  /** Whether its callers may choose the upstream that serves a call, and bypass the cache. */
  readonly routing: boolean;
}
