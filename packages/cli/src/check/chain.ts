import type { HeadFacts, RpcMethodFacts } from "../generated/rpc-methods.ts";
import type { Session } from "./session.ts";
import type { Sample } from "./walk/walk-rpc.ts";

/** How many blocks below the newest one a block counts as final, on chains that do not say what is final. */
const DEEP = 6n;

/** Reads a recent block of a chain, for params in place of those of examples. */
export async function readSample(session: Session, methods: readonly RpcMethodFacts[]): Promise<Sample> {
  const method = methods.find(({ head }) => head !== undefined);
  if (!method?.head) return {};
  if (!("number" in method.head)) return sampleBlock(await session.result(method.name, method.head));
  const { head } = method;
  const result = await session.result(method.name, head.final === undefined ? [] : [head.final]);
  const newest = findPlaces(result, head);
  const byNumber = methods.find(({ blockHash }) => blockHash);
  if (newest.blockNumber === undefined || !byNumber || head.final !== undefined) return newest;
  const number = BigInt(newest.blockNumber as number);
  const blockNumber = number > DEEP ? number - DEEP : number;
  const blockHash = await session.result(byNumber.name, [blockNumber]);
  return blockHash === undefined ? newest : { blockNumber: Number(blockNumber), blockHash };
}

function findPlaces(result: unknown, { number, hash }: HeadFacts): Sample {
  return present({ blockNumber: at(result, number), blockHash: at(result, hash) });
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
  let found = value;
  for (const name of pointer.split("/").slice(1)) found = (Object(found) as Record<string, unknown>)[name];
  return found;
}
