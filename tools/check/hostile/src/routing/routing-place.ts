import { type Fleet, startFleet } from "@node-access-tools/fleet";
import type { Random } from "@node-access-tools/workspace";
import { type AnvilNode, startAnvilNode } from "./chain/anvil-node.ts";
import { TestChain } from "./chain/test-chain.ts";
import { networksOf } from "./gateway-config.ts";
import { FaultyUpstream, type UpstreamContext } from "./upstream/faulty-upstream.ts";
import { KnownErrors } from "./upstream/known-errors.ts";
import { Written } from "./upstream/written.ts";

/** Three real nodes of one chain, each behind a faulty proxy, and gateways that have them as upstreams. */
export interface RoutingPlace {
  readonly chain: TestChain;
  readonly upstreams: readonly FaultyUpstream[];
  readonly fleet: Fleet;
  /** Where callers post, credential included: one address for each gateway. */
  readonly urls: readonly string[];
  readonly written: Written;
  readonly errors: KnownErrors;
  stop(): Promise<void>;
}

/** Milliseconds between two blocks. */
const blockInterval = 250;
const blocksAtFirst = 300;
const upstreamCount = 3;
/** Of the chain that a node is of which comes back as another. */
const otherChain = 31_337;

/**
 * Starts nodes, proxies and gateways, and lets the chain grow.
 *
 * @param database - `postgres://…`, for more than one gateway.
 */
export async function startRoutingPlace(
  random: Random,
  gateways: number = 1,
  database?: string,
): Promise<RoutingPlace> {
  const ends: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const chain = await TestChain.start(upstreamCount, blocksAtFirst);
    ends.push(() => chain.stop());
    const stranger: AnvilNode = await startAnvilNode(otherChain);
    ends.push(() => stranger.stop());
    const [written, errors] = [new Written(), new KnownErrors()];
    const context: UpstreamContext = { chain, stranger, random, written, errors };
    const upstreams = await Promise.all(
      chain.nodes.map((node, index) => FaultyUpstream.start(`anvil-${index + 1}`, node, context)),
    );
    ends.push(async () => void (await Promise.all(upstreams.map((upstream) => upstream.stop()))));
    const fleet = await startFleet({
      instances: gateways,
      config: networksOf(upstreams),
      balancer: "round robin",
      ...(database !== undefined && { database }),
    });
    ends.push(() => fleet.stop());
    ends.push(growth(chain));
    const key = fleet.credentials.nodes["ethereum"]?.key;
    const urls = fleet.gateways.map(({ url }) => `${url}/${key}`);
    return { chain, upstreams, fleet, urls, written, errors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lets the chain grow, block by block. @returns what ends that. */
function growth(chain: TestChain): () => Promise<void> {
  let isOver = false;
  const grow = async (): Promise<void> => {
    while (!isOver) {
      const next = performance.now() + blockInterval;
      await chain.advance();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    }
  };
  const growing = grow();
  return async () => {
    isOver = true;
    await growing;
  };
}
