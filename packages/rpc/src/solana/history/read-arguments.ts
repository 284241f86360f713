import { describeValue, invalidArgument, kindOf } from "@node-access/auth";
import { checkNumbers, checkSignal } from "@node-access/transport";
import type { SolanaCommitment } from "../solana-client.ts";
import type { TransactionCursor, TransactionHistoryOptions, TransactionRange } from "./transaction-part.ts";

/** The arguments of a read, checked. The end is known once the read starts. */
export interface ReadArguments {
  readonly addresses: readonly string[];
  /** The token accounts that the cursor knows. */
  readonly known: readonly string[];
  readonly signal: AbortSignal | undefined;
  readonly commitment: SolanaCommitment;
  /** @returns what to read if the chain's newest slot is `newest`. */
  range(newest: number): TransactionRange;
}

const base58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** Checks the client of a read. @throws NodeAccessError `INVALID_ARGUMENT`. */
export function checkReader(client: unknown): void {
  const { request, with: withOptions } = Object(client) as Readonly<Record<string, unknown>>;
  if (typeof request !== "function" || typeof withOptions !== "function")
    throw invalidArgument("client", "a client from createRpcClient or similar", kindOf(client));
}

/** Checks the arguments of a read. @throws NodeAccessError `INVALID_ARGUMENT`. */
export function readArguments(given: unknown, options: TransactionHistoryOptions | undefined): ReadArguments {
  const addresses = readAddresses("addresses", typeof given === "string" ? [given] : given);
  const { cursor: givenCursor, signal, ...rest }: TransactionHistoryOptions = Object(options);
  const cursor = readCursor(givenCursor);
  const { order = cursor?.order ?? "forward", from = 0, to, encoding } = rest;
  const { commitment = "finalized", tokenAccounts = cursor?.tokenAccounts !== undefined } = rest;
  checkChoice("order", order, ["forward", "backward"]);
  if (cursor && cursor.order !== order)
    throw invalidArgument("order", `${cursor.order}, as in the cursor`, describeValue(order));
  checkNumbers({ from, to }, ["from", "to"], (slot) => slot >= 0 && Number.isSafeInteger(slot), "a slot");
  checkChoice("commitment", commitment, ["confirmed", "finalized"]);
  if (encoding !== undefined) checkChoice("encoding", encoding, ["json", "jsonParsed", "base64"]);
  if (typeof tokenAccounts !== "boolean")
    throw invalidArgument("tokenAccounts", "true or false", describeValue(tokenAccounts));
  checkSignal({ signal });
  const range = (newest: number): TransactionRange => {
    if (to !== undefined && to > newest)
      throw invalidArgument("to", `a slot up to the newest one that is ${commitment}, ${newest}`, `${to}`);
    const bounds = { first: from, last: to ?? newest };
    if (cursor) bounds[order === "forward" ? "first" : "last"] = cursor.nextSlot;
    return { order, ...bounds, commitment, tokenAccounts, encoding, before: cursor?.before };
  };
  return { addresses, known: cursor?.tokenAccounts ?? [], signal, commitment, range };
}

function readCursor(cursor: unknown): TransactionCursor | undefined {
  if (cursor === undefined) return undefined;
  const { order, nextSlot, before, tokenAccounts } = Object(cursor) as Partial<TransactionCursor>;
  checkChoice("cursor.order", order, ["forward", "backward"]);
  // The read is over if it went backward to slot 0.
  if (!Number.isSafeInteger(nextSlot) || Number(nextSlot) < -1)
    throw invalidArgument("cursor.nextSlot", "a slot, as in the cursor of a part", describeValue(nextSlot));
  if (before !== undefined && order !== "backward")
    throw invalidArgument("cursor.before", "none in a cursor that is forward", describeValue(before));
  if (before !== undefined && (typeof before !== "string" || !/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(before)))
    throw invalidArgument("cursor.before", "a signature, as in the cursor of a part", describeValue(before));
  if (tokenAccounts !== undefined) readAddresses("cursor.tokenAccounts", tokenAccounts, 0);
  return cursor as TransactionCursor;
}

function readAddresses(path: string, given: unknown, least = 1): readonly string[] {
  if (!Array.isArray(given) || given.length < least)
    throw invalidArgument(path, "an address in base58, or a list of them", describeValue(given));
  for (const [index, address] of given.entries())
    if (typeof address !== "string" || !base58.test(address))
      throw invalidArgument(`${path}[${index}]`, "an address in base58", describeValue(address));
  return [...new Set(given as string[])];
}

function checkChoice(name: string, value: unknown, choices: readonly string[]): void {
  if (!choices.includes(value as string))
    throw invalidArgument(name, choices.join(" or "), describeValue(value));
}
