import type { EndReason } from "../contract/end-reason.ts";
import type { MethodList } from "./method-list.ts";

/** Who sends a request: what it may do, and whose limits it counts against. */
export interface Caller {
  /** The id of a key or credential, or of an address that needs none; never a secret. */
  readonly id: string;
  /** Whether it has no credential, because the endpoint takes none: its id is then made of its address. */
  readonly isStranger?: true;
  /** Requests a second. Without it, the gateway's limit holds. */
  readonly rate?: number | undefined;
  /** Requests at once. Without it, twice the rate, or the gateway's limit if there is no rate either. */
  readonly burst?: number | undefined;
  /** Whether it may choose the upstream that serves a call, and bypass the cache. Without it, it may not. */
  readonly mayRoute?: boolean;
  /** The methods that it may use. Without it, all. */
  readonly methods?: MethodList | undefined;
  /** The origins of web pages that may use it; `*` for all. Without it, those of the gateway. */
  readonly origins?: readonly string[] | undefined;
  /** Why its requests are rejected from now on, if they are. */
  readonly ended?: EndReason | undefined;
}
