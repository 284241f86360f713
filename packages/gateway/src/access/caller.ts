import type { EndReason } from "../codec/web-socket/caller-socket.ts";

/** The sender of a request: its permissions and its limits. */
export interface Caller {
  /** The id of a key or credential, or of an address that needs none; never a secret. */
  readonly id: string;
  /**
   * What its limits are counted for: the id of the first of the keys that replace one another, so that rotating
   * a key does not double its rate; its own id if it replaces none.
   */
  readonly tenant: string;
  /** Whether the endpoint accepts no credential: its id is then derived from its address. */
  readonly isAnonymous?: true;
  /** Requests a second. Default: the gateway's limit. */
  readonly rate?: number | undefined;
  /** Requests in a burst. Default: twice the rate, or the gateway's limit if there is no rate either. */
  readonly burst?: number | undefined;
  /** Whether it may choose the upstream that serves a call, and bypass the cache. Default: no. */
  readonly mayRoute?: boolean;
  /** The methods that it may use. Default: all. */
  readonly methods?: MethodList | undefined;
  /** The origins of web pages that may use it; `*` for all. Default: the gateway's. */
  readonly origins?: readonly string[] | undefined;
  readonly ended?: EndReason | undefined;
  use?(): void;
}

/** The sender of calls that an operator tries out, which count as no credential's usage. */
export const operator: Caller = { id: "admin", tenant: "admin", isAnonymous: true, mayRoute: true };

/** The methods that a credential allows, by the patterns of `MethodPatterns` in specs/admin. */
export class MethodList {
  readonly #names: ReadonlySet<string>;
  readonly #prefixes: readonly string[];

  /** @param patterns - Names and paths; `*` at the end of one matches any rest. */
  constructor(patterns: readonly string[]) {
    this.#names = new Set(patterns.filter((pattern) => !pattern.endsWith("*")).map(withoutSlash));
    this.#prefixes = patterns
      .filter((pattern) => pattern.endsWith("*"))
      .map((pattern) => pattern.slice(0, -1));
  }

  /** @param name - The name of a JSON-RPC method, or the path of a gRPC method. */
  allows(name: string): boolean {
    return this.#names.has(name) || this.#prefixes.some((prefix) => name.startsWith(prefix));
  }

  /** @param path - As the operation's spec writes it, with `{id}` for a parameter. */
  allowsOperation(method: string, path: string): boolean {
    // A prefix may end with the path's own slash; names have none.
    return [withoutSlash(path), path].some((name) => this.allows(name) || this.allows(`${method} ${name}`));
  }
}

function withoutSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
