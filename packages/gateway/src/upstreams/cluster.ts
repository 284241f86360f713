import type { ResponseLabel } from "../codec/http/respond.ts";
import type { ClusterRequest, Reply } from "./upstream.ts";

/** What serves the requests for one part of a network: upstreams, a recording or a simulator. */
export interface Cluster {
  /** The label of responses that do not come from a node. */
  readonly label?: ResponseLabel;
  /** Whether the first request would have to start something. */
  readonly isAsleep?: boolean;
  /** @returns the response itself if it is available at once, such as one from the cache. */
  handle(request: ClusterRequest): Reply | Promise<Reply>;
  close(): Promise<void>;
}
