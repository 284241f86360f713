import { TickingChain } from "../chain/clock.ts";
import { NumberedHashes } from "../chain/numbered-hashes.ts";
import { OwnAccounts } from "./accounts.ts";
import { hash32, readKeyText, type TextKind, decodeText, encodeText } from "./addresses.ts";
import { type Executed, checkValid, execute, feeUpdates, contractUpdate } from "./execution.ts";
import { Draft, Ledger } from "./ledger.ts";
import { type Signed, type Unsigned, readSigned } from "./operation.ts";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { plainError, protocolError, rejection } from "./respond.ts";
import { WireError } from "../byte-reader.ts";

/** The byte before what is signed, which says that it is an operation. Source: Octez, watermarks. */
const watermark = 3;

function isSignedBy(key: string, { signedBytes, signatureBytes }: Signed): boolean {
  const { kind, bytes } = readKeyText(key);
  const digest = hash32(Buffer.concat([Buffer.of(watermark), signedBytes]));
  try {
    if (kind === "edpk") return ed25519.verify(signatureBytes, digest, bytes);
    const curve = kind === "sppk" ? secp256k1 : p256;
    return curve.verify(signatureBytes, digest, bytes, { prehash: false, lowS: false });
  } catch {
    // Not a point of the curve.
    return false;
  }
}

/** The options of a simulated chain. */
export interface TezosChainOptions {
  /** Chains with the same seed have the same blocks. */
  readonly seed: string;
  /** Milliseconds between two blocks. */
  readonly blockTime: number;
  /** The identifier of the network, such as `NetXdQprcVkpaWU`. */
  readonly chainId?: string | undefined;
  /** The hash of block 0. Default: it follows from the seed. */
  readonly genesisHash?: string | undefined;
}

/** An operation of accounts in a block, or one that waits for it. */
export interface Included {
  readonly hash: string;
  readonly branch: string;
  readonly contents: Executed;
  /** Absent for the chain's own transfers, which nobody has signed. */
  readonly signature?: string;
}

/** How many blocks an operation can wait after its branch. Source: Octez, `max_operations_time_to_live`. */
export const operationLife = 450;
/** Blocks after which a block is final. */
const finalAfter = 2;
const hashDigits = 64;
/** What a node asks for an operation, in nanotez. Source: Octez, default filter of the mempool. */
const minimalFee = { base: 100_000n, perGas: 100n, perByte: 1_000n };
/** Maximum operations that the chain accepts in total. */
const maxTaken = 100_000;

/** A chain of computed blocks, with a transfer of their own and what callers send. Hashes of sent operations are Octez'. */
export class TezosChain extends TickingChain {
  readonly options: TezosChainOptions;
  readonly own: OwnAccounts;
  readonly ledger: Ledger;
  readonly #hashes: NumberedHashes;
  readonly #sent = new Map<number, Included[]>();
  /** The bytes of sent operations by hash, so that a repeated one is known. */
  readonly #known = new Set<string>();
  readonly #listeners = new Set<(operation: Included) => void>();

  constructor(options: TezosChainOptions) {
    super(options.blockTime);
    this.options = options;
    this.own = new OwnAccounts(options.seed);
    this.ledger = new Ledger(this.own);
    this.#hashes = new NumberedHashes(`tezos ${options.seed}`, hashDigits);
  }

  /** The level of the newest final block. */
  get final(): number {
    return Math.max(0, this.head - finalAfter);
  }

  /** @returns the time of a block in RFC 3339 with whole seconds. */
  timestamp(level: number): string {
    return `${new Date(this.timeOf(level)).toISOString().slice(0, 19)}Z`;
  }

  /** @returns the hash of a block, or of what belongs to a level. */
  hash(kind: Extract<TextKind, "block" | "operations" | "context" | "payload">, level: number): string {
    const { genesisHash } = this.options;
    if (kind === "block" && level === 0 && genesisHash !== undefined) return genesisHash;
    return encodeText(kind, this.#hashes.bytes(kind, level));
  }

  findLevel(hash: string): number | undefined {
    if (hash === this.options.genesisHash) return 0;
    const level = this.#hashes.numberIn("block", decodeText(hash, "block"));
    return level !== undefined && level <= this.head ? level : undefined;
  }

  /** @returns the operations of accounts in a block: the chain's own transfer, and what callers sent. */
  operations(level: number): readonly Included[] {
    return level < 1 ? [] : [this.#ownTransfer(level), ...(this.#sent.get(level) ?? [])];
  }

  get waiting(): readonly Included[] {
    const { head } = this;
    return [...this.#sent].flatMap(([level, operations]) => (level > head ? operations : []));
  }

  /** Calls a function with each operation that is sent to the chain. @returns a function that ends this. */
  onSent(listener: (operation: Included) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Executes an operation on top of the newest block, and what waits for the next one, without keeping what it changes. */
  simulate(operation: Unsigned): Executed {
    const draft = this.#draft(operation, this.head + 1);
    return execute(operation, draft);
  }

  /** Checks an operation without adding it. @throws RequestFailure with a node's errors. */
  check(raw: string): void {
    const operation = parse(raw);
    if (!this.#known.has(hashOf(raw))) this.#validate(operation, raw, this.head + 1);
  }

  /** Adds a signed operation, in hex, to a block. @returns its hash. @throws RequestFailure with a node's errors. */
  take(raw: string, level: number): string {
    const hash = hashOf(raw);
    if (this.#known.has(hash)) return hash;
    const operation = parse(raw);
    if (this.#known.size >= maxTaken)
      throw rejection({ kind: "temporary", id: "node.mempool.rejected_by_full_mempool" });
    const draft = this.#validate(operation, raw, level);
    const contents = execute(operation, draft);
    this.ledger.commit(draft);
    const { branch, signature } = operation;
    const included = { hash, branch, contents, signature };
    this.#sent.set(level, [...(this.#sent.get(level) ?? []), included]);
    this.#known.add(hash);
    for (const listener of this.#listeners) listener(included);
    return hash;
  }

  #validate(operation: Signed, raw: string, level: number): Draft {
    const [source, bytes] = [operation.contents[0]?.source, BigInt(raw.length / 2)];
    const conflict = this.#sent.get(level)?.find(({ contents }) => contents[0]?.source === source);
    if (conflict)
      throw rejection({ kind: "temporary", id: "prevalidation.operation_conflict", new_hash: hashOf(raw) });
    const branch = this.findLevel(operation.branch) ?? -1;
    if (branch < 0 || branch < level - 1 - operationLife)
      throw rejection(
        plainError("branch", `the branch ${operation.branch} is not one of the last ${operationLife} blocks`),
      );
    const draft = this.#draft(operation, level, (key) => {
      if (!isSignedBy(key, operation))
        throw rejection(protocolError("permanent", "operation.invalid_signature"));
    });
    const sum = (name: "fee" | "gas_limit"): bigint =>
      operation.contents.reduce((total, content) => total + BigInt(content[name]), 0n);
    const minimum = minimalFee.base + minimalFee.perGas * sum("gas_limit") + minimalFee.perByte * bytes;
    if (sum("fee") * 1_000n < minimum) throw rejection(protocolError("permanent", "prefilter.fees_too_low"));
    return draft;
  }

  /** @returns the state that a valid operation changes. */
  #draft(operation: Unsigned, level: number, checkKey: (key: string) => void = () => {}): Draft {
    const draft = new Draft(this.ledger, level);
    checkKey(checkValid(operation, draft, (source) => this.ledger.counter(source, level) + 1n));
    return draft;
  }

  #ownTransfer(level: number): Included {
    const content = this.own.transfer(level);
    const { source, destination, amount, fee } = content;
    const changes = [contractUpdate(source, -BigInt(amount)), contractUpdate(destination, BigInt(amount))];
    const operation_result = { status: "applied", balance_updates: changes, consumed_milligas: "168913" };
    const metadata = { balance_updates: feeUpdates(source, fee), operation_result };
    const hash = encodeText("operation", this.#hashes.bytes("transfer", level));
    return { hash, branch: this.hash("block", level - 1), contents: [{ ...content, metadata }] };
  }
}

/** @returns the hash of a signed operation in hex. */
export function hashOf(raw: string): string {
  return encodeText("operation", hash32(Buffer.from(raw, "hex")));
}

/** @throws RequestFailure if the bytes are not a signed operation. */
function parse(raw: string): Signed {
  try {
    return readSigned(Buffer.from(raw, "hex"));
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw rejection(plainError("permanent", `the operation cannot be read: ${error.message}`));
  }
}
