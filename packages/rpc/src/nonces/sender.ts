import { describeValue, invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import { callError, checkFunction, checkNumbers } from "@node-access/transport";
import type { Hash, Hex } from "../generated/shared.ts";
import { broadcast, mayBeSent, readCount, type Request, type Signed } from "./broadcast.ts";
import type { NonceStore, TakenNonce } from "./nonce-store.ts";
import { type Recovery, recoverEntries } from "./recover.ts";

/** The part of a client that a sender uses. All clients and pools of EVM chains have it. */
export interface SenderClient {
  /** Calls any method by name. */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** Options of a sender. */
export interface SenderOptions {
  /** A client from `createRpcClient`, `createRpcWebSocketClient` or a pool. */
  readonly client: SenderClient;
  /** Where all processes that send from the account keep its nonces. */
  readonly store: NonceStore;
  /** The account's address. */
  readonly address: Hex;
  /** Returns the Keccak-256 hash of bytes, such as viem's or ethers' `keccak256`. */
  readonly keccak256: (transaction: Hex) => Hash;
  /**
   * Milliseconds for which a nonce is kept for its process, from taking it to the end of its sending. If the process ends before
   * it has signed, others wait that long before they take the nonce. Default 30,000.
   */
  readonly lease?: number | undefined;
}

/** Signs a transaction with a nonce, and returns its serialized bytes. It is called again if signing took longer than the lease. */
export type SignTransaction = (nonce: number) => Hex | Promise<Hex>;

/** A transaction that a node has. */
export interface SentTransaction {
  /** The nonce that it has. */
  readonly nonce: number;
  /** Its hash, from the option `keccak256`. */
  readonly hash: Hash;
}

/** Sends the transactions of one account. */
export interface Sender {
  /**
   * Takes a nonce, signs and sends. If nothing was sent, the nonce is free again.
   *
   * @param sign - Signs the transaction.
   * @returns the transaction, once a node has it.
   * @throws NodeAccessError the node's `JSON_RPC_ERROR` and errors such as `NOT_SENT` if the transaction was certainly rejected or not sent;
   * `UNANSWERED` if it may have been, also if the store failed after signing: {@link Sender.recover} finds out. Errors of `sign`
   * are not changed, nor are earlier ones of the store.
   */
  send(sign: SignTransaction): Promise<SentTransaction>;
  /**
   * Sends another transaction with a nonce that is in use, to pay more or to cancel. Only one of them is executed.
   *
   * @param nonce - As `recover` reports it.
   * @param sign - Signs the replacement.
   * @throws NodeAccessError the errors of `send`, and `INVALID_ARGUMENT` if no transaction has the nonce. After a `JSON_RPC_ERROR`,
   * the store keeps the replacement: `recover` may send it if the nodes lose the transaction before it, and reject it then.
   */
  replace(nonce: number, sign: SignTransaction): Promise<SentTransaction>;
  /**
   * Compares the store with the chain, and sends transactions again that no node knows. Call it at a start, after an
   * `UNANSWERED`, and from time to time, in any process.
   *
   * @returns what is stuck, which nonces are missing, and which are final.
   * @throws NodeAccessError the errors of calls.
   */
  recover(): Promise<Recovery>;
  /** Deletes nonces that `recover` has reported as settled, up to this one. */
  forget(nonce: number): Promise<void>;
}

/** How often a nonce is taken again because signing took longer than the lease. */
const TRIES = 3;

/**
 * Creates a sender of transactions that uses each nonce once, also with other processes that send from the account at the
 * same time. A signed transaction is in the store before it is sent. If its process ends, or the response is lost, any process
 * can send the same bytes again.
 *
 * @param options - The client, the account, and the store.
 * @returns the sender. A process can have several.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid option.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { createSender, memoryNonces } from "@node-access/rpc/nonces";
 * import { keccak256, parseGwei } from "viem";
 * import { privateKeyToAccount } from "viem/accounts";
 *
 * const account = privateKeyToAccount(`0x${"11".repeat(32)}`);
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const sender = createSender({ client, store: memoryNonces(), address: account.address, keccak256 });
 * const fees = { gas: 21_000n, maxFeePerGas: parseGwei("20"), maxPriorityFeePerGas: parseGwei("1") };
 * const { hash } = await sender.send((nonce) =>
 *   account.signTransaction({ chainId: 1, nonce, to: account.address, value: 1n, ...fees }),
 * );
 * console.log(hash);
 * ```
 *
 * Source: go-ethereum's transaction pool; ethereum/execution-apis.
 */
export function createSender(options: SenderOptions): Sender {
  const { client, store, address, keccak256, lease = 30_000 }: SenderOptions = Object(options);
  if (typeof Object(client).request !== "function")
    throw invalidArgument("client", "a client from createRpcClient or similar", kindOf(client));
  for (const name of ["take", "add", "release", "list", "forget"] as const)
    checkFunction(`store.${name}`, (Object(store) as Partial<NonceStore>)[name] ?? null);
  if (typeof address !== "string" || !/^0x[\da-f]{40}$/i.test(address))
    throw invalidArgument("address", "an address of 20 bytes as hex", describeValue(address));
  checkFunction("keccak256", keccak256 ?? null);
  checkNumbers({ lease }, ["lease"]);

  const request: Request = (method, params) => client.request({ method, params });
  let account: Promise<string> | undefined;
  const findAccount = (): Promise<string> =>
    (account ??= request("eth_chainId", [])
      .then((chainId) => `${readCount(chainId, "eth_chainId")}:${address.toLowerCase()}`)
      .catch((error: unknown) => {
        account = undefined;
        throw error;
      }));
  const signed = async (sign: SignTransaction, nonce: number): Promise<Signed> => {
    const transaction: unknown = await sign(nonce);
    if (typeof transaction !== "string" || !/^0x([\da-f]{2})+$/i.test(transaction))
      throw invalidArgument("sign(nonce)", "a signed transaction as hex", describeValue(transaction));
    return { nonce, address, transaction: transaction as Hex, hash: keccak256(transaction as Hex) };
  };
  // Without the store's response, the transaction may be there, and any process may send it.
  const add = async (own: string, taken: TakenNonce, one: Signed): Promise<boolean> => {
    try {
      return await store.add(own, taken, one.transaction);
    } catch (error) {
      throw mayBeSent(one.nonce, one.hash, error);
    }
  };
  const sendSigned = async (own: string, taken: TakenNonce, one: Signed): Promise<SentTransaction> => {
    const { nonce, hash } = one;
    const { outcome, error } = await broadcast(request, one);
    if (outcome === "accepted") return { nonce, hash };
    // Otherwise, another process may send it.
    if (outcome === "rejected" && (await store.release(own, taken).catch(() => false))) throw error;
    throw mayBeSent(nonce, hash, error);
  };

  return {
    async send(sign) {
      const own = await findAccount();
      for (let tries = 0; tries < TRIES; tries += 1) {
        const from = readCount(await request("eth_getTransactionCount", [address, "pending"]));
        const taken = await store.take(own, from, lease);
        let one: Signed;
        try {
          one = await signed(sign, taken.nonce);
        } catch (error) {
          // If this fails, the lease ends.
          await store.release(own, taken).catch(() => false);
          throw error;
        }
        if (await add(own, taken, one)) return sendSigned(own, taken, one);
      }
      throw leaseTooShort(lease);
    },
    async replace(nonce, sign) {
      const own = await findAccount();
      const entry = (await store.list(own)).find((one) => one.nonce === nonce);
      const before = entry?.transactions.at(-1);
      if (!entry || !before)
        throw invalidArgument("nonce", "a nonce with a transaction", describeValue(nonce));
      const one = await signed(sign, nonce);
      const { hash } = one;
      if (!(await add(own, entry, one))) throw leaseTooShort(lease);
      const { outcome, error } = await broadcast(request, one);
      if (outcome === "accepted") return { nonce, hash };
      // The one before is the newest again. The store keeps this one: a process that has just read it may send it.
      const isRejected = outcome === "rejected" && isNodeAccessError(error, "JSON_RPC_ERROR");
      if (isRejected && (await add(own, entry, { ...one, transaction: before }))) throw error;
      throw mayBeSent(nonce, hash, error);
    },
    async recover() {
      const own = await findAccount();
      return recoverEntries({ client, request, address, keccak256 }, await store.list(own));
    },
    async forget(nonce) {
      if (!Number.isSafeInteger(nonce))
        throw invalidArgument("nonce", "a whole number", describeValue(nonce));
      await store.forget(await findAccount(), nonce + 1);
    },
  };
}

function leaseTooShort(lease: number): Error {
  const reason = `another process has taken the nonce: signing takes longer than the lease of ${lease} ms; raise lease`;
  const target = { operation: { name: "send" }, endpoint: "the store", redact: String };
  return callError(target, "NOT_SENT", `not sent: ${reason}`, { reason });
}
