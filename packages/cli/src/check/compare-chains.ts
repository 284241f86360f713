import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import { firstDifference } from "./evm.ts";
import { adapted, type Sample } from "./method-probes.ts";
import type { Comparison } from "./report.ts";
import type { Session } from "./session.ts";

/** A method and its params. */
export type Call = readonly [method: string, params: unknown];

/** Compares what two nodes say of a block that both have: all results that stay the same while a block does. */
export async function compareChains(
  one: Session,
  other: Session,
  methods: readonly RpcMethodFacts[],
  samples: readonly [Sample, Sample],
  endpoint: string,
  more: (sample: Sample) => readonly Call[],
): Promise<Comparison> {
  one.progress("comparison");
  const [mine, theirs] = samples;
  const sample = isOlder(theirs, mine) ? theirs : mine;
  let compared = 0;
  for (const [name, params] of [...callsOf(methods, sample), ...more(sample)]) {
    const [first, second] = [await one.call(name, params), await other.call(name, params)];
    if (first.kind !== "result" || second.kind !== "result") continue;
    compared += 1;
    const path = firstDifference(first.value, second.value);
    if (path !== undefined)
      one.find({
        id: "differs",
        subject: name,
        path,
        what: `of block ${String(sample.blockNumber)} differs from ${endpoint}`,
      });
  }
  const [height, otherHeight] = [numberOf(mine), numberOf(theirs)];
  const headLag =
    height === undefined || otherHeight === undefined ? undefined : Math.max(0, otherHeight - height);
  return { endpoint, compared, ...(headLag !== undefined && { headLag }) };
}

function callsOf(methods: readonly RpcMethodFacts[], sample: Sample): Call[] {
  return methods.flatMap((facts): Call[] => {
    const isFixed = facts.lasting || facts.says === "genesis";
    if (!isFixed || facts.idempotency !== "safe" || facts.cost === "heavy") return [];
    const isKnown = facts.example !== undefined || facts.params.every(({ required }) => !required);
    return isKnown ? [[facts.name, adapted(facts, sample)]] : [];
  });
}

function isOlder(one: Sample, other: Sample): boolean {
  return (numberOf(one) ?? 0) < (numberOf(other) ?? 0);
}

function numberOf({ blockNumber }: Sample): number | undefined {
  return blockNumber === undefined ? undefined : Number(blockNumber);
}
