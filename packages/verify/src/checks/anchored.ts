import { toQuantity } from "../compare.ts";
import { NoAnchor, type TrustedBlock, type TrustedBlocks } from "../anchor.ts";
import { Contradiction } from "../contradiction.ts";
import type { JsonObject } from "../fields.ts";
import type { Session } from "../session.ts";
import { type BlockId, CannotVerify, type Unanchored, type UnanchoredReason } from "../verdict.ts";
import { findTag } from "./block-params.ts";
import { readHeader } from "./headers.ts";
import { checkAccount, checkSlots } from "./state.ts";

/** Headers that are read at the same time. */
const AT_ONCE = 16;

/** The trusted block of a result, and why the result's block does not follow from it. Both are absent if there is nothing to link. */
export interface Anchored {
  readonly trusted?: BlockId | undefined;
  readonly unanchored?: Unanchored | undefined;
}

/** The chain of blocks below an anchor, as far as it has been read. */
export class AnchoredChain {
  readonly #trusted: TrustedBlocks;
  readonly #maxParents: number;
  /** Hashes below the anchor that was used last: the first is its own, each of the others the parent of the one before it. */
  #known: readonly string[] = [];

  constructor(trusted: TrustedBlocks, maxParents: number) {
    this.#trusted = trusted;
    this.#maxParents = maxParents;
  }

  /** The number of the newest final block. */
  async finalNumber(): Promise<bigint> {
    return (await this.#trusted("finalized")).number;
  }

  /**
   * Links the block of a result to a trusted one, if there is any now.
   *
   * @param trust - Called with the trusted block before the two are compared.
   * @throws Contradiction if the node has another block in the place of one that follows from the trusted block.
   */
  async anchor(
    block: BlockId | undefined,
    call: { readonly method: string; readonly params: readonly unknown[] },
    session: Session,
    trust: (block: BlockId) => void,
  ): Promise<Anchored> {
    try {
      const final = await this.#trusted("finalized");
      // The final one, if it is not below the block.
      const anchor = block && block.number > final.number ? await this.#trusted("latest") : final;
      const trusted = { number: anchor.number, hash: anchor.hash };
      trust(trusted);
      return { trusted, unanchored: block && (await this.#link(block, anchor, call, session)) };
    } catch (error) {
      if (error instanceof NoAnchor) return { unanchored: unanchored("no-anchor", error.message) };
      throw error;
    }
  }

  /** Links a block to an anchor by the hashes of parents. @returns why it is not linked, unless it is. */
  async #link(
    block: BlockId,
    anchor: TrustedBlock,
    { method, params }: { readonly method: string; readonly params: readonly unknown[] },
    session: Session,
  ): Promise<Unanchored | undefined> {
    const tag = findTag(method, params);
    const named = tag && (await this.#trusted(tag));
    if (named && block.number < named.number)
      return unanchored(
        "stale",
        `${tag} is block ${named.number} or a newer one, and the result is of block ${block.number}`,
      );
    const age = anchor.number - block.number;
    if (age < 0n)
      return unanchored("newer", `block ${block.number} is newer than the trusted block ${anchor.number}`);
    session.checks.add("anchor");
    const known = this.#known[0] === anchor.hash ? this.#known : [anchor.hash];
    // What contradicts hashes that are known from earlier is read again, so that the evidence has it.
    if (known[Number(age)] === block.hash) return undefined;
    const isNear = age <= AT_ONCE && age <= this.#maxParents;
    if (!isNear && (await isInHistory(block, anchor, session))) return undefined;
    if (age > this.#maxParents)
      return unanchored(
        "too-far",
        `block ${block.number} is ${age} blocks below the trusted block; maxParents is ${this.#maxParents}`,
      );
    try {
      await this.#readDown(block, anchor, Number(age), session);
      return undefined;
    } catch (error) {
      if (error instanceof CannotVerify) return unanchored("read-failed", error.message);
      if (!(error instanceof Contradiction) || error.check !== "anchor") throw error;
      // A node may have a block that is on no chain any more, and is asked for it by its hash.
      if (anchor.isFinal && !namesHash(params, block.hash)) throw error;
      return unanchored("other-branch", `it is not on the branch of the trusted block: ${error.message}`);
    }
  }

  async #readDown(block: BlockId, anchor: TrustedBlock, age: number, session: Session): Promise<void> {
    session.reads.allow(age);
    const hashes = [anchor.hash];
    for (let start = 0; start < age; start += AT_ONCE) {
      const numbers = Array.from(
        { length: Math.min(AT_ONCE, age - start) },
        (_, index) => anchor.number - BigInt(start + index),
      );
      const headers = numbers.map((number) => readHeader({ kind: "number", number }, session));
      for (const { hash, fields, path } of await Promise.all(headers)) {
        const expected = String(hashes.at(-1));
        if (hash !== expected) throw new Contradiction("anchor", `${path}.hash`, expected, hash);
        hashes.push(String(fields["parentHash"]).toLowerCase());
      }
    }
    const expected = String(hashes[age]);
    if (block.hash !== expected)
      throw new Contradiction(
        "anchor",
        "result",
        `block ${block.number} with the hash ${expected}`,
        `one with the hash ${block.hash}`,
      );
    const known = this.#known[0] === anchor.hash ? this.#known.length : 0;
    if (hashes.length > known) this.#known = hashes;
  }
}

/** The contract in which Ethereum keeps the hashes of the last blocks. Source: EIP-2935. */
const HISTORY = "0x0000f90827f1c53a10cb7a02335b175320002935";
const HISTORY_LENGTH = 8_191n;

/** Whether the trusted block's state has an older block's hash, which spares headers. If not, nothing is proven. */
async function isInHistory(
  { number, hash }: BlockId,
  anchor: TrustedBlock,
  session: Session,
): Promise<boolean> {
  if (anchor.number - number > HISTORY_LENGTH) return false;
  try {
    session.reads.allow(2);
    const header = await readHeader({ kind: "number", number: anchor.number }, session);
    if (header.hash !== anchor.hash) return false;
    const slot = `0x${(number % HISTORY_LENGTH).toString(16).padStart(64, "0")}`;
    const { result, path } = await session.reads.read("eth_getProof", [
      HISTORY,
      [slot],
      toQuantity(anchor.number),
    ]);
    const account = checkAccount(result, path, header, HISTORY, session);
    const [found = 0n] = checkSlots(result, path, account, [slot], session);
    return found === BigInt(hash);
  } catch (error) {
    if (error instanceof CannotVerify) return false;
    throw error;
  }
}

function namesHash(params: readonly unknown[], hash: string): boolean {
  return params.some(
    (param) => String((Object(param) as JsonObject)["blockHash"] ?? param).toLowerCase() === hash,
  );
}

function unanchored(reason: UnanchoredReason, explanation: string): Unanchored {
  return { reason, explanation };
}
