import { type Fields, invalid } from "./reads.ts";

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
