import { toQuantity } from "./compare.ts";
import { type Evidence, readEvidence } from "./evidence.ts";
import { describeValue, invalidArgument } from "@node-access/auth";
import { type Anchor, type AnchorSource, readAnchors } from "./anchor.ts";
import {
  buildVerifier,
  type CheckedCall,
  consistent,
  findCheck,
  startSession,
  type Verifier,
} from "./build-verifier.ts";
import { checkAbsent, isNothing } from "./checks/absent.ts";
import { type Anchored, AnchoredChain } from "./checks/anchored.ts";
import { methodChecks } from "./checks/methods.ts";
import { bigintAt, asObject, readQuantity } from "./fields.ts";
import { checkUnlessMoved } from "./moved.ts";
import { type ChainRules, chainRules } from "./rules/chains.ts";
import type { ReadFunction, Reads } from "./reads.ts";
import type { Execute } from "./execution.ts";
import { requireCounts, requireFunctions } from "./options.ts";
import type { RecoverSender, Session } from "./session.ts";
import { type BlockId, CannotVerify, type Verdict } from "./verdict.ts";

/** Options of {@link createVerifier}. */
export interface VerifierOptions {
  /** The chain's id, such as 1 for Ethereum. Hex is accepted too. */
  readonly chainId: number | bigint | string;
  /**
   * Makes a call to settle a result, such as for the receipts of a block, and returns its result. Results of any node
   * will do: what they say is checked too. Default: none, so that only results that need no other are checked.
   */
  readonly read?: ReadFunction | undefined;
  /** Maximum calls of `read` for one result. Default 64. */
  readonly maxReads?: number | undefined;
  /** `recoverSender` from `@node-access/verify/senders`: checks the senders of transactions too. Default: they are not checked. */
  readonly recoverSender?: RecoverSender | undefined;
  /**
   * What `createExecutor` of `@node-access/verify/evm` returns: checks `eth_call`, `eth_estimateGas` and `eth_createAccessList`
   * by executing them over proven state. Default: they are not checked.
   */
  readonly execute?: Execute | undefined;
  /** How the chain hashes its blocks, for a chain that has no rules here. Default: the rules of `chainId`. */
  readonly rules?: ChainRules | undefined;
  /**
   * A block that you trust, or where such blocks come from, such as a light client. Results of it and of blocks below it are
   * `verified`. Default: none, so that no result is more than `consistent`.
   */
  readonly anchor?: Anchor | AnchorSource | undefined;
  /**
   * Maximum headers between the trusted block and the block of a result, which are read in addition to `maxReads`. Default 256.
   * Where the chain keeps hashes of blocks in its state, as Ethereum does since Prague, a proof links the last 8,191 blocks.
   */
  readonly maxParents?: number | undefined;
}

/**
 * Creates a verifier of results of nodes: blocks, transactions, receipts, logs and proofs. It recomputes the hashes
 * that a result should have, so it does not matter who delivered it.
 *
 * @param options - The chain, and how to make additional calls.
 * @returns the verifier.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { createVerifier } from "@node-access/verify";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const verifier = createVerifier({ chainId: 1, read: (request) => client.request(request) });
 * const params = ["0x10", true] as const;
 * const result = await client.eth_getBlockByNumber(...params);
 * console.log(await verifier.check({ method: "eth_getBlockByNumber", params, result }));
 * ```
 *
 * Source: Yellow Paper; ethereum/execution-apis; EIP-1186.
 */
export function createVerifier(options: VerifierOptions): Verifier {
  return createVerifierWith(options, checkUnlessMoved);
}

/**
 * Checks again what an error `DATA_INVALID` has as evidence, without a node. Store the document, or send it to the provider
 * of the node.
 *
 * @param evidence - The document: `error.context.evidence`, or the same parsed from JSON.
 * @param options - `recoverSender`, `execute` and `rules`, if the verifier had them.
 * @returns the verdict if the document shows nothing wrong.
 * @throws NodeAccessError `DATA_INVALID` if the result is wrong, with the same check and path; `INVALID_ARGUMENT` if
 * it is no such document.
 *
 * @example
 * ```ts
 * import { isNodeAccessError } from "@node-access/auth";
 * import { verifyEvidence } from "@node-access/verify";
 *
 * export async function isLie(document: string): Promise<boolean> {
 *   try {
 *     await verifyEvidence(JSON.parse(document));
 *     return false;
 *   } catch (error) {
 *     return isNodeAccessError(error, "DATA_INVALID");
 *   }
 * }
 * ```
 */
export async function verifyEvidence(
  evidence: unknown,
  options: Pick<VerifierOptions, "recoverSender" | "execute" | "rules"> = {},
): Promise<Verdict> {
  const { document, call, ...replay } = readEvidence<Evidence>(evidence, "chainId");
  const { recoverSender, execute, rules }: VerifierOptions = Object(options);
  const { chainId, anchor } = document;
  const maxParents = replay.maxReads;
  const recorded = { chainId, anchor, recoverSender, execute, rules, maxParents, ...replay };
  // What contradicts the result is all there, so nothing is read again.
  return createVerifierWith(recorded, (_, reads, { check }) => check(reads)).check(call);
}

function createVerifierWith(options: VerifierOptions, checked: typeof checkUnlessMoved): Verifier {
  const {
    chainId: id,
    read,
    maxReads,
    recoverSender,
    execute,
    rules: own,
    anchor,
    maxParents = 256,
  }: VerifierOptions = Object(options);
  const chainId = typeof id === "bigint" ? id : readQuantity(id);
  if (chainId === undefined || chainId < 0n)
    throw invalidArgument("chainId", "a chain's id, such as 1", describeValue(id));
  requireFunctions({ recoverSender, execute });
  requireCounts({ maxParents });
  const rules = own ?? chainRules.get(chainId);
  const chain = anchor === undefined ? undefined : new AnchoredChain(readAnchors(anchor), maxParents);
  const judge = async (
    call: CheckedCall,
    reads: Reads,
    trust: (block: BlockId) => void,
  ): Promise<Verdict> => {
    const { method, params, result } = call;
    const check = findCheck(methodChecks, method);
    const isNone = isNothing(method, result);
    if (!rules && isNone) throw new CannotVerify("absent", "the node knows of no such block or transaction");
    if (!rules)
      throw new CannotVerify("no-rules", `there are no rules of the chain ${chainId}; pass the option rules`);
    const session: Session = { rules, chainId, recoverSender, execute, ...startSession(reads) };
    const block = await (isNone ? checkAbsent(call, session) : check(result, params, session));
    const { trusted, unanchored }: Anchored = (await chain?.anchor(block, call, session, trust)) ?? {};
    const { verdict: _, ...compared } = consistent(session);
    const found = { block: block && { hash: block.hash, number: block.number }, ...compared };
    if (trusted && !unanchored) return { verdict: "verified", anchor: trusted, ...found };
    return { verdict: "consistent", ...found, ...(unanchored && { unanchored }) };
  };
  return buildVerifier({
    read,
    maxReads,
    chain: { chainId },
    evidence: { chainId: toQuantity(chainId) },
    judge(call, reads, shown) {
      // The trusted block that the result is compared with.
      const trust = ({ number, hash }: BlockId): void =>
        void Object.assign(shown, { anchor: { number: toQuantity(number), hash } });
      return checked(call, reads, {
        check: (current) => judge(call, current, trust),
        finalNumber: (current) => finalNumber(chain, current),
      });
    },
  });
}

/** Blocks below the newest final one that may be replaced: development nodes say that each block is final. */
const MARGIN = 32n;

/** The number of the newest block that no other one replaces: the trusted one, or some blocks before the one that the node says. */
async function finalNumber(chain: AnchoredChain | undefined, reads: Reads): Promise<bigint> {
  if (chain) return chain.finalNumber();
  const { result } = await reads.read("eth_getBlockByNumber", ["finalized", false]);
  return bigintAt(asObject(result, "finalized"), "number", "finalized") - MARGIN;
}
