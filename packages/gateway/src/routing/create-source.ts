import { invalidArgument } from "@node-access/auth";
import type { PartSource } from "../contract/part-source.ts";
import type { NodePart, Source } from "../contract/source-options.ts";
import type { StartAnvil } from "../upstreams/anvil/anvil-process.ts";
import { HttpUpstream, type Timeouts } from "../upstreams/http/http-upstream.ts";
import { AnvilNode } from "./anvil-node.ts";
import { type PoolContext, UpstreamPool } from "./pool/upstream-pool.ts";
import type { Simulators } from "./simulators.ts";

/** What sources need of the gateway. */
export interface SourceContext extends PoolContext {
  /** Whose part it is, for errors: `upstreams.ethereum`. */
  readonly path: string;
  /** Milliseconds to wait for an upstream's response, by how much work the request is. */
  readonly timeouts: Timeouts;
  /** Large answers that each upstream's callers may be taking at once. */
  readonly largeAnswers: number;
  /** The id of the node whose part it is. */
  readonly node: string;
  readonly startAnvil: StartAnvil;
  /** What responds where there is no upstream. */
  readonly simulators: Simulators;
}

/**
 * Makes a source ready to be asked.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if the part cannot have such a source.
 */
export function createSource(part: NodePart, source: Source, context: SourceContext): PartSource {
  return context.simulators.inTestMode(part, ownSource(part, source, context));
}

function ownSource(part: NodePart, source: Source, context: SourceContext): PartSource {
  if (source === "stand-in") return context.simulators.part(part);
  if ("urls" in source) {
    const { urls, headers = {} } = source;
    const options = { timeouts: context.timeouts, largeAnswers: context.largeAnswers, headers };
    const upstreams = urls.map((url, index) => new HttpUpstream(`upstream-${index + 1}`, url, options));
    return new UpstreamPool(upstreams, context);
  }
  if ("recorded" in source)
    return context.simulators.recorded(source.recorded, `${context.path}.${part}.recorded`);
  if (part !== "rpc")
    throw invalidArgument(`${context.path}.${part}`, "URLs, a recording or a stand-in", "anvil");
  const anvilArguments = context.simulators.anvilArguments(source.anvil === true ? [] : source.anvil);
  return new AnvilNode(() => context.startAnvil(anvilArguments, context.node), context, context);
}
