import { invalidArgument } from "@node-access/auth";
import type { PartSource } from "../contract/part-source.ts";
import type { NodePart, Source } from "../contract/source-options.ts";
import { RpcStandIn } from "../simulators/json-rpc/rpc-stand-in.ts";
import { Recorded } from "../simulators/recorded.ts";
import { RestStandIn } from "../simulators/rest/rest-stand-in.ts";
import type { Venue } from "../simulators/venue/venue.ts";
import type { OnUpstreamFailure } from "./failover.ts";
import { AnvilNode, UrlNodes } from "./node-source.ts";

/** What sources need of the gateway. */
export interface SourceContext {
  /** Whose part it is, for errors: `upstreams.ethereum`. */
  readonly path: string;
  /** Milliseconds to wait for an upstream's answer. */
  readonly timeout: number;
  /** Large answers that each upstream's callers may be taking at once. */
  readonly largeAnswers: number;
  readonly onFailure: OnUpstreamFailure;
  /** What answers `exchange` without an upstream. */
  readonly venue: Venue;
}

/**
 * Makes a source ready to be asked.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if the part cannot have such a source, or its file cannot be read.
 */
export function createSource(part: NodePart, source: Source, context: SourceContext): PartSource {
  if (source === "stand-in") {
    if (part === "rpc") return new RpcStandIn();
    return part === "exchange" ? context.venue : new RestStandIn(part);
  }
  if ("urls" in source) {
    const { urls, headers = {} } = source;
    return new UrlNodes(
      urls,
      { timeout: context.timeout, largeAnswers: context.largeAnswers, headers },
      context.onFailure,
    );
  }
  if ("recorded" in source) return new Recorded(source.recorded, `${context.path}.${part}.recorded`);
  if (part !== "rpc")
    throw invalidArgument(`${context.path}.${part}`, "URLs, a recording or a stand-in", "anvil");
  return new AnvilNode(source.anvil === true ? [] : source.anvil, context, context.onFailure);
}
