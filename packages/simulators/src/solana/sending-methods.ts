import { createPublicKey, verify } from "node:crypto";
import type { Methods } from "../json-rpc/simulated-node.ts";
import { type RpcFailure, failure, invalid } from "../json-rpc/rpc-failure.ts";
import { base58, fromBase58 } from "../base58.ts";
import { showAccount } from "./account-methods.ts";
import { accountJson } from "./account-json.ts";
import { addressBytes, type Simulation } from "./engine.ts";
import { computeFee } from "./fees.ts";
import { checkAddress, readOptions, slotFor, solanaCode, exact, reading } from "./reads.ts";
import { blockhashAge } from "./solana-blocks.ts";
import type { SolanaChain } from "./solana-chain.ts";
import { balancesJson, innerJson, loadedJson, returnDataJson } from "./transaction-json.ts";
import { errorMessage, type TransactionError } from "./transaction-error.ts";
import { decodeMessage, decodeTransaction, type WireTransaction } from "./wire-transaction.ts";
import type { Fields } from "../values.ts";
import { WireError } from "../byte-reader.ts";

/** What precedes the 32 bytes of a public key in DER. */
const publicPrefix = Buffer.from("302a300506032b6570032100", "hex");
const maxLamports = 2n ** 64n - 1n;

/** Puts a transaction, in base64, into the chain. */
export type Submit = (raw: string) => unknown;

export function sendingMethods(chain: SolanaChain, submit: Submit): Methods {
  const { slots } = chain;
  return {
    async sendTransaction([text, param]) {
      const options = readOptions(param);
      const transaction = transactionFrom(text, options["encoding"] ?? "base58");
      if (options["skipPreflight"] !== true) {
        if (!areSignaturesValid(transaction))
          throw failure(solanaCode.signatureInvalid, "Transaction signature verification failure");
        const slot = slotFor(slots, { ...options, commitment: options["preflightCommitment"] });
        const outcome = simulate(chain, transaction, slot);
        if (outcome.err !== null) throw preflightFailure(outcome, outcome.err);
      }
      await submit(transaction.bytes.toString("base64"));
      return readSignature(transaction);
    },
    async requestAirdrop([address, lamports, param]) {
      const receiver = checkAddress(address);
      const slot = slotFor(slots, readOptions(param));
      const amount = BigInt(Number(lamports));
      if (amount > maxLamports) throw invalid("Invalid params: invalid type: floating point, expected u64.");
      const transaction = airdrop(chain, receiver, amount, slot);
      if (!transaction || simulate(chain, transaction, slots.head).err !== null)
        throw failure(solanaCode.internal, "Internal error");
      await submit(transaction.bytes.toString("base64"));
      return readSignature(transaction);
    },
    simulateTransaction: reading(slots, 1, (slot, [text], options) => {
      const { encoding = "base58", sigVerify = false, replaceRecentBlockhash = false } = options;
      const sent = transactionFrom(text, encoding);
      if (sigVerify === true && replaceRecentBlockhash === true)
        throw invalid("sigVerify may not be used with replaceRecentBlockhash");
      if (sigVerify === true && !areSignaturesValid(sent))
        return simulationJson(chain, sent, failed("SignatureFailure"), slot, options);
      const blockhash = chain.blockhash(slot);
      const transaction = replaceRecentBlockhash === true ? withBlockhash(sent, blockhash) : sent;
      const lastValidBlockHeight = slots.heightOf(slot) + blockhashAge;
      return {
        ...simulationJson(chain, transaction, simulate(chain, transaction, slot), slot, options),
        ...(replaceRecentBlockhash === true && { replacementBlockhash: { blockhash, lastValidBlockHeight } }),
      };
    }),
    getFeeForMessage: reading(slots, 1, (slot, [text]) => {
      const message = readable(() => decodeMessage(Buffer.from(String(text), "base64")));
      return chain.isAlive(message, slot) ? exact(computeFee(message).fee) : null;
    }),
  };
}

/** The same airdrop, asked for again, gets an older blockhash: the same transaction would be included once. */
function airdrop(
  chain: SolanaChain,
  receiver: string,
  lamports: bigint,
  slot: number,
): WireTransaction | undefined {
  const { slots, faucet } = chain;
  const newest = slots.heightOf(slot);
  for (let height = newest; height > Math.max(0, newest - blockhashAge / 2); height -= 1) {
    const blockhash = chain.blockhash(slots.slotOfHeight(height));
    const transaction = decodeTransaction(faucet.transfer(receiver, lamports, blockhash));
    if (!chain.transaction(readSignature(transaction), Infinity)) return transaction;
  }
  return undefined;
}

function simulate(chain: SolanaChain, transaction: WireTransaction, slot: number): Simulation {
  const known = chain.transaction(readSignature(transaction), chain.slots.head);
  // One that was given another blockhash has the signature of the first, and is another transaction.
  if (known?.transaction.message.bytes.equals(transaction.message.bytes)) return failed("AlreadyProcessed");
  if (!chain.isAlive(transaction.message, slot)) return failed("BlockhashNotFound");
  if (!chain.accountsNamed(transaction.message, slot)) return failed("InvalidAddressLookupTableIndex");
  return chain.simulate(transaction, slot);
}

function failed(err: TransactionError): Simulation {
  return { err, logs: [], inner: [], computeUnits: 0, returnData: undefined, accounts: new Map() };
}

function preflightFailure(outcome: Simulation, err: TransactionError): RpcFailure {
  const { logs, computeUnits } = outcome;
  return failure(solanaCode.preflightFailed, `Transaction simulation failed: ${errorMessage(err)}`, {
    accounts: null,
    err,
    innerInstructions: null,
    logs,
    returnData: returnDataJson(outcome),
    unitsConsumed: computeUnits,
  });
}

function simulationJson(
  chain: SolanaChain,
  transaction: WireTransaction,
  outcome: Simulation,
  slot: number,
  { accounts: shown, innerInstructions }: Fields,
): Fields {
  const { err, logs, computeUnits } = outcome;
  const { message } = transaction;
  const named = chain.accountsNamed(message, slot) ?? [];
  const read = (address: string) => chain.account(address, slot);
  const before = chain.balances(named, read);
  const after = chain.balances(named, (address) => outcome.accounts.get(address) ?? read(address));
  return {
    err,
    logs,
    accounts: shown === undefined ? null : shownAccounts(chain, outcome, slot, shown as Fields),
    unitsConsumed: computeUnits,
    returnData: returnDataJson(outcome),
    innerInstructions: innerInstructions === true ? innerJson(outcome, named, true) : null,
    fee: exact(computeFee(message).fee),
    loadedAddresses: loadedJson(named),
    ...balancesJson(before, after),
  };
}

/** The accounts that the caller wants to see, as the transaction would leave them. */
function shownAccounts(chain: SolanaChain, outcome: Simulation, slot: number, shown: Fields): unknown[] {
  const { addresses, encoding = "base64" } = shown;
  if (encoding === "binary" || encoding === "base58") throw invalid("base58 encoding not supported");
  return (addresses as readonly string[]).map((address) => {
    if (outcome.err !== null) return null;
    const account = outcome.accounts.get(checkAddress(address));
    if (!account) return showAccount(chain, address, slot, { encoding }, "base64");
    if (account.lamports === 0n) return null;
    return accountJson(account, { encoding }, (other) => chain.account(other, slot), "base64");
  });
}

function withBlockhash({ bytes, message }: WireTransaction, blockhash: string): WireTransaction {
  const copy = Buffer.from(bytes);
  const start = copy.lastIndexOf(message.bytes);
  const old = fromBase58(message.blockhash) ?? Buffer.alloc(0);
  const prefix = message.version === "legacy" ? 3 : 4;
  const lengthBytes = message.keys.length < 0x80 ? 1 : 2;
  // Version 1 has it before the accounts, after four bytes of its config.
  const at = message.version === 1 ? prefix + 4 : prefix + lengthBytes + message.keys.length * old.length;
  fromBase58(blockhash)?.copy(copy, start + at);
  return decodeTransaction(copy);
}

/** @throws RpcFailure if the text is not a transaction in the encoding. */
function transactionFrom(text: unknown, encoding: unknown): WireTransaction {
  const bytes = encoding === "base64" ? Buffer.from(String(text), "base64") : fromBase58(String(text));
  if (!bytes) throw invalid("invalid base58 encoding");
  return readable(() => decodeTransaction(bytes));
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw invalid(error.message);
  }
}

function readSignature({ signatures }: WireTransaction): string {
  return base58(signatures[0] ?? Buffer.alloc(0));
}

function areSignaturesValid({ signatures, message }: WireTransaction): boolean {
  return signatures.every((signature, index) => {
    const der = Buffer.concat([publicPrefix, addressBytes(message.keys[index] ?? "")]);
    return verify(null, message.bytes, createPublicKey({ key: der, format: "der", type: "spki" }), signature);
  });
}
