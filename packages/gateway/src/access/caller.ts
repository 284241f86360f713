import type { EndReason } from "../codec/web-socket/caller-socket.ts";
import type { MethodList } from "./method-list.ts";

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
