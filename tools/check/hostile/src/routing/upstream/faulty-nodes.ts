import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { startAnvilNode } from "../chain/anvil-node.ts";
import { TestChain } from "../chain/test-chain.ts";
import { FaultyUpstream } from "./faulty-upstream.ts";
import { KnownErrors } from "./known-errors.ts";
import { Written } from "./written.ts";

/** Three real nodes of one growing chain, each behind a faulty proxy. */
export interface FaultyNodes {
  readonly chain: TestChain;
  readonly upstreams: readonly FaultyUpstream[];
  readonly written: Written;
  readonly errors: KnownErrors;
  /** Ends all of it. */
  stop(): Promise<void>;
}

/** Milliseconds between two blocks. After some 500 blocks, anvil loses state when it goes back by a few. */
const blockInterval = 750;
const blocksAtFirst = 200;
const nodeCount = 3;
/** Of the chain that a node is of which comes back as another. */
const otherChain = 31_337;

/** Starts nodes and proxies, and lets the chain grow. */
export async function startFaultyNodes(random: Random): Promise<FaultyNodes> {
  const ends: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const chain = await TestChain.start(nodeCount, blocksAtFirst);
    ends.push(() => chain.stop());
    const stranger = await startAnvilNode(otherChain);
    ends.push(() => stranger.stop());
    const [written, errors] = [new Written(), new KnownErrors()];
    const context = { chain, stranger, random, written, errors };
    const upstreams: FaultyUpstream[] = [];
    for (const [index, node] of chain.nodes.entries()) {
      const upstream = await FaultyUpstream.start(`anvil-${index + 1}`, node, context);
      upstreams.push(upstream);
      ends.push(() => upstream.stop());
    }
    ends.push(growth(chain));
    return { chain, upstreams, written, errors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lets the chain grow, block by block. @returns what ends that. */
function growth(chain: TestChain): () => Promise<void> {
  const over = new AbortController();
  const grow = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const next = performance.now() + blockInterval;
      await chain.advance();
      await pause(Math.max(0, next - performance.now()));
    }
  };
  const growing = grow();
  return () => {
    over.abort();
    return growing;
  };
}
