import { invalidArgument } from "@node-access/auth";
import type { Venue } from "../venue/venue.ts";
import type { OnUpstreamFailure } from "./failover.ts";
import { AnvilNode, UrlNodes } from "./node-source.ts";
import { Recorded } from "./recorded.ts";
import type { PartSource } from "./reply.ts";
import type { NodePart, Source } from "./source-options.ts";
import { RestStandIn } from "./rest-stand-in.ts";
import { RpcStandIn } from "./rpc-stand-in.ts";

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
