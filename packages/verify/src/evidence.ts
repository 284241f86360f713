import { invalidArgument, kindOf } from "@node-access/auth";
import { createKey, type Read, type ReadFunction } from "./reads.ts";
import type { CheckedResult } from "./build-verifier.ts";

/** All that shows that a result is wrong, as one JSON document. Anyone can check it without a node: see {@link verifyEvidence}. */
export interface Evidence {
  /** The version of this form. */
  readonly version: 1;
  /** The chain's id in hex. */
  readonly chainId: `0x${string}`;
  /** The method. */
  readonly method: string;
  /** The params of the call. */
  readonly params: readonly unknown[];
  /** The result. */
  readonly result: unknown;
  /** The additional calls that the check made, in order. */
  readonly reads: readonly Read[];
  /** The block that was trusted, if the result only contradicts this one. Whoever checks the document must trust it, too. */
  readonly anchor?: { readonly number: `0x${string}`; readonly hash: string } | undefined;
}

type AnyEvidence = Omit<Evidence, "chainId" | "anchor">;

/** A document that was read: its result is checked with the calls that it has, and no others. */
interface Replay<Document extends AnyEvidence> {
  readonly document: Document;
  readonly call: CheckedResult;
  readonly maxReads: number;
  readonly read: ReadFunction;
}

/**
 * Reads a document of evidence.
 *
 * @param chain - The member that names the chain.
 * @param of - What such a document is of, for messages.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is no such document.
 */
export function readEvidence<Document extends AnyEvidence>(
  evidence: unknown,
  chain: Exclude<keyof Document & string, keyof AnyEvidence>,
  of = "",
): Replay<Document> {
  const document: Document = Object(evidence);
  const { version, method, params, result, reads }: Partial<AnyEvidence> = document;
  const isList = Array.isArray(params) && Array.isArray(reads);
  if (version !== 1 || typeof method !== "string" || !isList || !document[chain])
    throw invalidArgument("evidence", `a document of version 1${of}`, kindOf(evidence));
  const made = new Map(reads.map((read) => [createKey(read), read.result]));
  return {
    document,
    call: { method, params, result },
    maxReads: made.size,
    read: async (request) => made.get(createKey(request)),
  };
}
