import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@node-access-tools/workspace";
import { startAnvilNode } from "../chain/anvil-node.ts";
import { TestChain } from "../chain/test-chain.ts";
import { FaultyUpstream } from "./faulty-upstream.ts";
import { KnownErrors } from "./known-errors.ts";
import { WriteArrivals } from "./write-arrivals.ts";

/** Three real nodes of one growing chain, each behind a faulty proxy. */
export interface FaultyNodes {
  readonly chain: TestChain;
  readonly upstreams: readonly FaultyUpstream[];
  readonly writeArrivals: WriteArrivals;
  readonly errors: KnownErrors;
  stop(): Promise<void>;
}

/** Milliseconds between two blocks. After some 500 blocks, anvil loses state when it rolls back by a few. */
const blockInterval = 750;
const initialBlocks = 200;
const nodeCount = 3;
/** The chain id of nodes that return as a node of another chain. */
const otherChainId = 31_337;

/** Starts nodes and proxies, with a growing chain. */
export async function startFaultyNodes(random: Random): Promise<FaultyNodes> {
  const ends: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const chain = await TestChain.start(nodeCount, initialBlocks);
    ends.push(() => chain.stop());
    const otherChainNode = await startAnvilNode(otherChainId);
    ends.push(() => otherChainNode.stop());
    const [writeArrivals, errors] = [new WriteArrivals(), new KnownErrors()];
    const context = { chain, otherChainNode, random, writeArrivals, errors };
    const upstreams: FaultyUpstream[] = [];
    for (const [index, node] of chain.nodes.entries()) {
      const upstream = await FaultyUpstream.start(`anvil-${index + 1}`, node, context);
      upstreams.push(upstream);
      ends.push(() => upstream.stop());
    }
    ends.push(growth(chain));
    return { chain, upstreams, writeArrivals, errors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds blocks to the chain at an interval. @returns a function that ends this. */
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
