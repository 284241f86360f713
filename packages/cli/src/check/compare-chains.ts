import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import { type Call, compareCalls } from "./compare-calls.ts";
import type { Comparing } from "./comparing.ts";
import type { Session } from "./session.ts";
import { adaptExample, hasExample, type Sample } from "./walk/walk-rpc.ts";

/** Compares what two nodes say of a block that both have: all results that stay the same while a block does. */
export async function compareChains(
  one: Session,
  methods: readonly RpcMethodFacts[],
  samples: readonly [Sample, Sample],
  comparing: Comparing,
  more: (sample: Sample) => readonly Call[],
): Promise<void> {
  const [mine, theirs] = samples;
  const sample = isOlder(theirs, mine) ? theirs : mine;
  const calls = [...createCalls(methods, sample), ...more(sample)];
  await compareCalls(one, comparing.session, calls, `block ${String(sample.blockNumber)}`, comparing);
  const [height, otherHeight] = [readNumber(mine), readNumber(theirs)];
  if (height !== undefined && otherHeight !== undefined)
    comparing.headLag = Math.max(0, otherHeight - height);
}

function createCalls(methods: readonly RpcMethodFacts[], sample: Sample): Call[] {
  return methods.flatMap((facts): Call[] => {
    const isFixed = facts.lasting || facts.says === "genesis";
    if (!isFixed || facts.idempotency !== "safe" || facts.cost === "heavy") return [];
    return hasExample(facts) ? [[facts.name, adaptExample(facts, sample)]] : [];
  });
}

function isOlder(one: Sample, other: Sample): boolean {
  return (readNumber(one) ?? 0) < (readNumber(other) ?? 0);
}

function readNumber({ blockNumber }: Sample): number | undefined {
  return blockNumber === undefined ? undefined : Number(blockNumber);
}
