import { hash } from "node:crypto";
import { failure } from "../json-rpc/rpc-failure.ts";
import { type Fields, quantity } from "../values.ts";
import { History } from "../chain/history.ts";

/** A contract's event, as receipts contain it. */
export interface EmittedEvent extends Fields {
  readonly from_address: string;
  readonly keys: readonly string[];
}

export interface IncludedTransaction {
  readonly sender: string;
  readonly transaction: Fields & { readonly transaction_hash: string };
  /** Without the transaction's block and status. */
  readonly receipt: Fields & { readonly events: readonly EmittedEvent[] };
}

/** @returns a field element in canonical form: without leading zeros, and in lower case. */
export function felt(text: string): string {
  return `0x${text
    .slice(2)
    .toLowerCase()
    .replace(/^0+(?=.)/, "")}`;
}

/** What a caller gets for a transaction that it sends. */
export interface Acknowledgement {
  readonly transaction_hash: string;
  /** Of a declared class. */
  readonly class_hash?: string;
  /** Of a deployed account. */
  readonly contract_address?: string;
}

interface ExecutingChain {
  findNonce(address: string, number: number): number | undefined;
  executed(
    transaction: IncludedTransaction["transaction"],
    sender: string,
    more: Fields,
  ): IncludedTransaction;
}

/** A transaction that a caller sent, and the block that includes it. */
interface Sent {
  readonly number: number;
  readonly index: number;
}

/** Maximum transactions that the chain accepts in total. */
const maxTaken = 100_000;

/** The transactions that callers sent to a simulated Starknet chain. Each is in the first block that is open. */
export class SentTransactions {
  readonly #chain: ExecutingChain;
  readonly #blocks = new Map<number, IncludedTransaction[]>();
  readonly #places = new Map<string, Sent>();
  /** Each account's next nonce. */
  readonly #nonces = new History<number>();
  readonly #classes = new History<unknown>();
  /** The classes of deployed accounts. */
  readonly #contracts = new History<string>();

  constructor(chain: ExecutingChain) {
    this.#chain = chain;
  }

  /** @returns what callers sent for a block, in order. */
  of(number: number): readonly IncludedTransaction[] {
    return this.#blocks.get(number) ?? [];
  }

  /** @returns the place of a transaction: its block, and its position among those that callers sent. */
  find(transactionHash: string): Sent | undefined {
    return this.#places.get(felt(transactionHash));
  }

  /** @returns an account's nonce after a block; `undefined` for an account that has sent nothing until then. */
  findNonce(account: string, number: number): number | undefined {
    return this.#nonces.at(account, number)?.value;
  }

  /** @returns a class that was declared up to a block. */
  findClass(classHash: string, number: number): unknown {
    return this.#classes.at(felt(classHash), number)?.value;
  }

  /** @returns the class of an account that was deployed up to a block. */
  classHashAt(address: string, number: number): string | undefined {
    return this.#contracts.at(felt(address), number)?.value;
  }

  /** Adds a broadcasted transaction, as JSON, to a block. @throws RpcFailure with a node's error. */
  take(raw: string, number: number): Acknowledgement {
    const { contract_class: content, ...sent } = JSON.parse(raw) as Fields;
    const transaction_hash = hashOf(`transaction ${raw}`);
    if (this.#places.has(transaction_hash))
      throw failure(59, "A transaction with the same hash already exists in the mempool");
    if (this.#places.size >= maxTaken) throw failure(63, "The pool is full");
    const acknowledgement = {
      transaction_hash,
      ...(content !== undefined && { class_hash: hashOf(`class ${JSON.stringify(content)}`) }),
      ...(sent["type"] === "DEPLOY_ACCOUNT" && { contract_address: computeAddress(sent) }),
    };
    const sender = felt(String(sent["sender_address"] ?? acknowledgement.contract_address));
    this.#takeNonce(sender, Number(sent["nonce"]), number);
    const { class_hash: classHash, contract_address: address } = acknowledgement;
    if (classHash !== undefined) this.#classes.set(classHash, number, content);
    if (address !== undefined) this.#contracts.set(address, number, felt(String(sent["class_hash"])));
    const transaction = {
      ...sent,
      ...(classHash !== undefined && { class_hash: classHash }),
      transaction_hash,
    };
    const included = this.#blocks.get(number) ?? [];
    this.#blocks.set(number, included);
    this.#places.set(transaction_hash, { number, index: included.length });
    const deployed = address === undefined ? {} : { contract_address: address };
    included.push(this.#chain.executed(transaction, sender, deployed));
    return acknowledgement;
  }

  #takeNonce(sender: string, nonce: number, number: number): void {
    const known = this.#chain.findNonce(sender, number);
    const data = `Account nonce: ${quantity(known ?? 0)}; got: ${quantity(nonce)}.`;
    if (known !== undefined && nonce !== known) throw failure(52, "Invalid transaction nonce", data);
    this.#nonces.set(sender, number, nonce + 1);
  }
}

function computeAddress(deployment: Fields): string {
  const parts = ["class_hash", "contract_address_salt", "constructor_calldata"];
  return hashOf(`account ${JSON.stringify(parts.map((name) => deployment[name]))}`);
}

/** A field element that stands for a hash: 31 bytes are always less than the field's prime. */
function hashOf(text: string): string {
  return felt(`0x${hash("sha256", text).slice(0, 62)}`);
}
