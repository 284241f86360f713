import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import { type Call, compareCalls } from "./compare-api.ts";
import type { Comparing } from "./comparing.ts";
import { readPath } from "./note-identity.ts";
import type { Session } from "./session.ts";
import { adaptExample, hasExample, type Sample } from "./walk/walk-rpc.ts";

/** How many blocks below the newest one a block counts as final, on chains that do not say what is final. */
const DEEP = 6n;

/** Reads a recent block of a chain, for params in place of those of examples. */
export async function readSample(session: Session, methods: readonly RpcMethodFacts[]): Promise<Sample> {
  const method = methods.find(({ head }) => head !== undefined);
  if (!method?.head) return {};
  if (!("number" in method.head)) return sampleBlock(await session.result(method.name, method.head));
  const { head } = method;
  const result = await session.result(method.name, head.final === undefined ? [] : [head.final]);
  const newest = present({ blockNumber: at(result, head.number), blockHash: at(result, head.hash) });
  const byNumber = methods.find(({ blockHash }) => blockHash);
  if (newest.blockNumber === undefined || !byNumber || head.final !== undefined) return newest;
  const number = BigInt(newest.blockNumber as number);
  const blockNumber = number > DEEP ? number - DEEP : number;
  const blockHash = await session.result(byNumber.name, [blockNumber]);
  return blockHash === undefined ? newest : { blockNumber: Number(blockNumber), blockHash };
}

/** The names of a block's number and hash differ by chain, not what they are. */
function sampleBlock(result: unknown): Sample {
  const block = Object(result) as Readonly<Record<string, unknown>>;
  const { transactions } = block;
  const [transaction] = Array.isArray(transactions) ? (transactions as readonly unknown[]) : [];
  return present({
    blockNumber: block["number"] ?? block["block_number"],
    blockHash: block["hash"] ?? block["block_hash"],
    ...(typeof transaction === "string" && { transactionHash: transaction }),
  });
}

function present(sample: Sample): Sample {
  return Object.fromEntries(Object.entries(sample).filter(([, value]) => (value ?? null) !== null));
}

/** Returns the value at a JSON Pointer without escapes. */
function at(value: unknown, pointer: string): unknown {
  return readPath(value, pointer.slice(1).replaceAll("/", "."));
}

/** Compares what two nodes say of a block that both have: all results that stay the same while a block does. */
export async function compareChains(
  one: Session,
  methods: readonly RpcMethodFacts[],
  samples: readonly [Sample, Sample],
  comparing: Comparing,
  more: (sample: Sample) => readonly Call[],
): Promise<void> {
  const [mine, theirs] = samples;
  const [height, otherHeight] = [readNumber(mine), readNumber(theirs)];
  const sample = (otherHeight ?? 0) < (height ?? 0) ? theirs : mine;
  const calls = [...createCalls(methods, sample), ...more(sample)];
  await compareCalls(one, comparing.session, calls, `block ${String(sample.blockNumber)}`, comparing);
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

function readNumber({ blockNumber }: Sample): number | undefined {
  return blockNumber === undefined ? undefined : Number(blockNumber);
}
