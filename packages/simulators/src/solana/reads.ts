import { failure, invalid } from "../json-rpc/rpc-failure.ts";
import { findExample } from "../find-example.ts";
import { fromBase58 } from "../base58.ts";
import type { Method } from "../json-rpc/simulated-node.ts";
import type { Commitment, Slots } from "./slots.ts";
import type { Fields } from "../values.ts";

/** The error codes of Solana's nodes that the simulator uses. Source: anza-xyz/agave, custom errors of its RPC. */
export const solanaCode = {
  invalidRequest: -32600,
  internal: -32603,
  preflightFailed: -32002,
  signatureInvalid: -32003,
  blockNotAvailable: -32004,
  slotSkipped: -32007,
  noSnapshot: -32008,
  versionUnsupported: -32015,
  minContextSlot: -32016,
  transactionUnknown: -32020,
} as const;

/** What the simulator says it runs: what the spec's example runs. */
const { "solana-core": apiVersion } = findExample("getVersion");

/** @returns the options of a call, which may be omitted, or be an encoding alone. */
export function readOptions(param: unknown): Fields {
  return typeof param === "string" ? { encoding: param } : ((param ?? {}) as Fields);
}

/** @returns the slot whose state a call reads, by its options. @throws RpcFailure if the caller asks for a later state. */
export function slotFor(slots: Slots, options: Fields): number {
  const { commitment = "finalized", minContextSlot } = options;
  const slot = slots.newest(commitment as Commitment);
  if (minContextSlot !== undefined && slot < Number(minContextSlot))
    throw failure(solanaCode.minContextSlot, "Minimum context slot has not been reached", {
      contextSlot: slot,
    });
  return slot;
}

/** The same for methods that read blocks, which a node shows once they are confirmed. */
export function confirmedSlotFor(slots: Slots, options: Fields): number {
  if (options["commitment"] === "processed")
    throw invalid("Method does not support commitment below `confirmed`");
  return slotFor(slots, options);
}

/** @returns a value with the slot that it was read at. */
export function inContext(slot: number, value: unknown): Fields {
  return { context: { ...(apiVersion !== undefined && { apiVersion }), slot }, value };
}

/** Creates a method whose result shows the slot that it was read at. `position`: where its options are among the params. */
export function reading(
  slots: Slots,
  position: number,
  read: (slot: number, params: readonly unknown[], options: Fields) => unknown,
): Method {
  return (params) => {
    const options = readOptions(params[position]);
    const slot = slotFor(slots, options);
    return inContext(slot, read(slot, params, options));
  };
}

/** @throws RpcFailure if the text is not 32 bytes in base58. */
export function checkAddress(text: unknown): string {
  return checkBytes(String(text), 32);
}

/** @throws RpcFailure if the text is not 64 bytes in base58. */
export function checkSignature(text: unknown): string {
  return checkBytes(String(text), 64);
}

function checkBytes(text: string, length: number): string {
  const bytes = fromBase58(text);
  if (!bytes) throw invalid("Invalid param: Invalid");
  if (bytes.length !== length) throw invalid("Invalid param: WrongSize");
  return text;
}

/** Text that `JSON.stringify` writes as it is. TypeScript's library does not have it yet. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** @returns an integer that JSON text contains exactly, however large it is. */
export function exact(value: bigint): unknown {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : rawJSON(String(value));
}

const accountEncodings = ["binary", "base58", "base64", "jsonParsed", "base64+zstd"];
const transactionEncodings = ["binary", "base64", "base58", "json", "jsonParsed"];
/** The methods whose encoding is that of transactions. */
const showingTransactions: ReadonlySet<string> = new Set(["getBlock", "getTransaction", "blockSubscribe"]);

/** Checks the encodings in the params of a call, which the specs leave open for those of newer nodes. @throws RpcFailure */
export function checkEncodings(method: string, params: readonly unknown[]): void {
  const isTransaction = showingTransactions.has(method);
  for (const param of params) {
    if (typeof param !== "object" || param === null || Array.isArray(param)) continue;
    const { encoding, accounts } = param as Fields;
    check(encoding, isTransaction ? transactionEncodings : accountEncodings);
    check((Object(accounts) as Fields)["encoding"], accountEncodings);
  }
}

/** @throws RpcFailure for a value that is none of the known ones. */
function check(value: unknown, known: readonly string[]): void {
  if (value !== undefined && value !== null && !known.includes(String(value)))
    throw unknownVariant(value, known);
}

/** @returns the failure of a call with an unknown value. Source: anza-xyz/agave, whose params are read with serde. */
export function unknownVariant(value: unknown, known: readonly string[]): Error {
  const expected = known.map((one) => `\`${one}\``).join(", ");
  return invalid(
    `Invalid params: unknown variant \`${String(value).slice(0, 100)}\`, expected one of ${expected}.`,
  );
}
