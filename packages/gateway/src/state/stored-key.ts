/** What is stored of an API key or a credential beside its secrets. Times are in milliseconds since 1970. */
export interface StoredKey {
  /** `AK-…` or `NC-…`. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** To the minute. */
  readonly lastUsedAt: number | null;
  readonly rate: number | null;
  readonly burst: number | null;
  /** Patterns of what it allows; null if it allows everything. */
  readonly methods: readonly string[] | null;
  /** Origins of the web pages that may use it, `*` for all; null for those of the gateway. */
  readonly origins: readonly string[] | null;
  /** The id of the one that it replaces. */
  readonly replaces: string | null;
}

/** An API key, which opens the management API of an organization. */
export interface StoredApiKey extends StoredKey {
  readonly organization: string;
  /** SHA-256 of the key. */
  readonly digest: Buffer;
}

/** A credential, which opens a node. */
export interface StoredCredential extends StoredKey {
  readonly node: string;
  readonly username: string;
  /** SHA-256 of the key. */
  readonly keyDigest: Buffer;
  /** SHA-256 of the password. */
  readonly passwordDigest: Buffer;
  /** Whether its callers may choose the upstream that serves a call, and bypass the cache. */
  readonly routing: boolean;
}
