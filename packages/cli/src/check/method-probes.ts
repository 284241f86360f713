import { findResultMismatch } from "../facts/check-result.ts";
import { methodsOf, type RpcSurface } from "../facts/rpc-method.ts";
import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import { reasonOf } from "./error-reason.ts";
import { noteIdentity } from "./note-identity.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import { LimitReached } from "./limit-reached.ts";

/** Values of the node's own chain, in place of those of examples. */
export interface Sample {
  /** A block's number, in the form that its methods take. */
  readonly blockNumber?: unknown;
  readonly blockHash?: unknown;
  readonly transactionHash?: unknown;
}

/** Calls every method that only reads, and compares each result with its schema. */
export async function probeMethods(
  session: Session,
  surface: RpcSurface,
  sample: Sample,
  samples: number,
  pattern: RegExp,
): Promise<readonly MethodReport[]> {
  const reports: MethodReport[] = [];
  let limit: string | undefined;
  for (const facts of methodsOf(surface)) {
    if (facts.idempotency !== "safe" || facts.subscriptions || facts.filter) continue;
    if (!pattern.test(facts.name)) continue;
    const { name, example } = facts;
    if (limit === undefined && (example !== undefined || facts.params.every(({ required }) => !required))) {
      session.progress(name);
      try {
        reports.push(await probe(session, surface, facts, adapted(facts, sample), samples));
        continue;
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        limit = error.message;
      }
    }
    reports.push({ name, status: "skipped", why: limit ?? "there is no example" });
  }
  return reports;
}

async function probe(
  session: Session,
  surface: RpcSurface,
  facts: RpcMethodFacts,
  params: unknown,
  samples: number,
): Promise<MethodReport> {
  const { name } = facts;
  const first = await session.call(name, params);
  if (first.kind === "failed") return { name, status: "error", why: first.why };
  if (first.kind === "error")
    return reasonOf(first.code, first.message) === "method"
      ? { name, status: "not offered" }
      : { name, status: "error", why: `${first.code ?? ""} ${first.message}`.trim() };
  noteIdentity(session, surface.name, name, first.value);
  await compare(session, facts, params, first.value);
  const times = [first.ms];
  // A trace of a block is work enough for one time.
  const more = facts.cost === "heavy" ? 0 : samples - 1;
  for (let index = 0; index < more; index += 1) {
    const next = await session.call(name, params);
    if (next.kind === "result") times.push(next.ms);
  }
  return { name, status: "offered", p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Reports the first part of a result that does not match its schema. */
async function compare(
  session: Session,
  facts: RpcMethodFacts,
  params: unknown,
  value: unknown,
): Promise<void> {
  const mismatch = await findResultMismatch(facts, params, value);
  if (!mismatch) return;
  const { path, expected, received } = mismatch;
  session.find({
    id: "schema",
    subject: facts.name,
    path,
    what: `expected ${expected}, received ${received}`,
  });
}

/** The params of an example with values of the node's own chain. */
export function adapted({ params, example }: RpcMethodFacts, sample: Sample): unknown {
  if (!Array.isArray(example)) return example ?? [];
  return example.map((value: unknown, index) => {
    const { name = "", block = false } = params[index] ?? {};
    if (/transactionhash$/i.test(name) && sample.transactionHash !== undefined) return sample.transactionHash;
    if (/blockhash$/i.test(name) && sample.blockHash !== undefined && typeof value === "string")
      return sample.blockHash;
    // Some methods take tags alone, so a tag stays.
    const isTag = typeof value === "string" && /^[a-z_]+$/.test(value);
    if (block && !isTag && typeof value === typeof sample.blockNumber && !/hash/i.test(name))
      return sample.blockNumber;
    if (block && typeof value === "object") return withBlock(value, sample);
    return withRange(value, sample);
  });
}

/** Replaces the block that an object names, as Starknet's and EIP-1898's do. */
function withBlock(value: unknown, sample: Sample): unknown {
  const given = Object(value) as object;
  const own: Readonly<Record<string, unknown>> = {
    block_hash: sample.blockHash,
    blockHash: sample.blockHash,
    block_number: sample.blockNumber,
    blockNumber: sample.blockNumber,
  };
  return Object.fromEntries(
    Object.entries(given).map(([name, old]) => [name, own[name] ?? (old as unknown)]),
  );
}

/** Replaces the range of blocks that a filter names. */
function withRange(value: unknown, { blockNumber }: Sample): unknown {
  if (typeof value !== "object" || value === null || !("fromBlock" in value)) return value;
  return blockNumber === undefined ? value : { ...value, fromBlock: blockNumber, toBlock: blockNumber };
}

/** The value below which a part of the values are, in milliseconds with one decimal. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
  return Math.round(value * 10) / 10;
}
