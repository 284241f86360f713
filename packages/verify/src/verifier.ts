import { describeValue, invalidArgument, kindOf } from "@node-access/auth";
import { type Anchor, type AnchorSource, readAnchors } from "./anchor.ts";
import { checkAbsent, isNothing } from "./checks/absent.ts";
import { type Anchored, AnchoredChain } from "./checks/anchored.ts";
import { methodChecks } from "./checks/methods.ts";
import { bigintAt, asObject, readQuantity } from "./fields.ts";
import { checkUnlessMoved } from "./moved.ts";
import { type ChainRules, chainRules } from "./rules/chains.ts";
import { type ReadFunction, Reads } from "./reads.ts";
import type { Execute } from "./execution.ts";
import { runCheck } from "./run-check.ts";
import type { RecoverSender, Session } from "./session.ts";
import { type BlockId, CannotVerify, type Consistent, type Verdict } from "./verdict.ts";

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

/** A result, and what it is of. */
export interface CheckedResult {
  /** The method. */
  readonly method: string;
  /** The params of the call. */
  readonly params?: readonly unknown[] | undefined;
  /** The result, as on the wire: quantities are hex. */
  readonly result: unknown;
}

/** Checks results of nodes of one chain. */
export interface Verifier {
  /**
   * Checks a result.
   *
   * @param result - Method, params and result of a call.
   * @param read - Makes the additional calls of this check. Default: the option `read`.
   * @returns the verdict, if nothing is wrong.
   * @throws NodeAccessError `DATA_INVALID` if the result contradicts itself, its block or its request.
   */
  check(result: CheckedResult, read?: ReadFunction): Promise<Verdict>;
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
  return buildVerifier(options, checkUnlessMoved);
}

/**
 * Creates a verifier of results that were recorded with all that contradicts them.
 *
 * @internal
 */
export function createReplay(options: VerifierOptions): Verifier {
  return buildVerifier(options, (_, reads, { check }) => check(reads));
}

function buildVerifier(options: VerifierOptions, checked: typeof checkUnlessMoved): Verifier {
  const {
    chainId: id,
    read,
    maxReads = 64,
    recoverSender,
    execute,
    rules: own,
    anchor,
    maxParents = 256,
  }: VerifierOptions = Object(options);
  const chainId = typeof id === "bigint" ? id : readQuantity(id);
  if (chainId === undefined || chainId < 0n)
    throw invalidArgument("chainId", "a chain's id, such as 1", describeValue(id));
  for (const [name, value] of Object.entries({ read, recoverSender, execute }))
    if (value !== undefined && typeof value !== "function")
      throw invalidArgument(name, "a function", kindOf(value));
  for (const [name, value] of Object.entries({ maxReads, maxParents }))
    if (!Number.isInteger(value) || value < 0)
      throw invalidArgument(name, "an integer from 0", describeValue(value));
  const rules = own ?? chainRules.get(chainId);
  const chain = anchor === undefined ? undefined : new AnchoredChain(readAnchors(anchor), maxParents);
  return {
    async check(given, readNow = read) {
      const { method, params = [], result }: CheckedResult = Object(given);
      if (typeof method !== "string") throw invalidArgument("method", "a method's name", kindOf(method));
      const call = { chainId, method, params, result };
      const reads = new Reads(readNow, maxReads);
      let trusted: BlockId | undefined;
      const trust = (block: BlockId): void => void (trusted = block);
      return runCheck(
        call,
        reads,
        async () => {
          const verdict = await checked(call, reads, {
            check: (current) => judge(call, current, { rules, recoverSender, execute, chain, trust }),
            finalNumber: (current) => finalNumber(chain, current),
          });
          return { ...verdict, reads: reads.count };
        },
        () => ({
          chainId: toHexQuantity(chainId),
          ...(trusted && { anchor: { number: toHexQuantity(trusted.number), hash: trusted.hash } }),
        }),
      );
    },
  };
}

/** Blocks below the newest final one that may be replaced: development nodes say that each block is final. */
const MARGIN = 32n;

interface ResultOfChain extends Required<CheckedResult> {
  readonly chainId: bigint;
  readonly params: readonly unknown[];
}

interface Settings {
  readonly rules: ChainRules | undefined;
  readonly recoverSender: RecoverSender | undefined;
  readonly execute: Execute | undefined;
  readonly chain: AnchoredChain | undefined;
  /** Called with the trusted block that the result is compared with. */
  readonly trust: (block: BlockId) => void;
}

async function judge(
  call: ResultOfChain,
  reads: Reads,
  { rules, recoverSender, execute, chain, trust }: Settings,
): Promise<Verdict> {
  const { chainId, method, params, result } = call;
  const check = Object.hasOwn(methodChecks, method) ? methodChecks[method] : undefined;
  if (!check) throw new CannotVerify("no-check", `there is no check of ${method}`);
  const isNone = isNothing(method, result);
  if (!rules && isNone) throw new CannotVerify("absent", "the node knows of no such block or transaction");
  if (!rules)
    throw new CannotVerify("no-rules", `there are no rules of the chain ${chainId}; pass the option rules`);
  const session: Session = {
    rules,
    chainId,
    recoverSender,
    execute,
    checks: new Set(),
    uncovered: new Set(),
    expect: (count) => reads.expect(count),
    allow: (count) => reads.allow(count),
    read: (name, args) => reads.read(name, args),
    find: (name, args) => reads.find(name, args),
  };
  const block = await (isNone ? checkAbsent(call, session) : check(result, params, session));
  const { trusted, unanchored }: Anchored = (await chain?.anchor(block, call, session, trust)) ?? {};
  const consistent: Omit<Consistent, "verdict"> = {
    block: block && { hash: block.hash, number: block.number },
    checks: [...session.checks],
    uncovered: [...session.uncovered],
    reads: reads.made.length,
  };
  if (trusted && !unanchored) return { verdict: "verified", anchor: trusted, ...consistent };
  return { verdict: "consistent", ...consistent, ...(unanchored && { unanchored }) };
}

/** The number of the newest block that no other one replaces: the trusted one, or some blocks before the one that the node says. */
async function finalNumber(chain: AnchoredChain | undefined, reads: Reads): Promise<bigint> {
  if (chain) return chain.finalNumber();
  const { result } = await reads.read("eth_getBlockByNumber", ["finalized", false]);
  return bigintAt(asObject(result, "finalized"), "number", "finalized") - MARGIN;
}

function toHexQuantity(value: bigint): `0x${string}` {
  return `0x${value.toString(16)}`;
}
