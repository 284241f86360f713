import { zstdCompressSync } from "node:zlib";
import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import { base58 } from "../base58.ts";
import type { Account } from "./engine.ts";
import { exact } from "./exact-json.ts";
import { parseAccount, type ReadAccount } from "./parse-account.ts";
import { type Fields, solanaCode } from "./reads.ts";

/** Maximum bytes that nodes write in base58, whose cost grows with the square of the length. */
const maxBase58Bytes = 128;

type EncodedData = readonly [data: string, encoding: string];

/**
 * @returns an account as nodes show it. Without an encoding, `binary` data is a text without the encoding's name.
 * @throws RpcFailure if it has more data than nodes write in base58.
 */
export function accountJson(
  account: Account,
  options: Fields,
  read: ReadAccount,
  byDefault: "binary" | "base64" = "binary",
): Fields {
  const { lamports, owner, executable, rentEpoch, data } = account;
  const { encoding = byDefault, dataSlice } = options;
  return {
    lamports: exact(lamports),
    data: dataJson(account, String(encoding), slice(data, dataSlice), read),
    owner,
    executable,
    rentEpoch: exact(rentEpoch),
    space: data.length,
  };
}

function slice(data: Buffer, wanted: unknown): Buffer {
  if (!wanted) return data;
  const { offset, length } = wanted as { readonly offset: number; readonly length: number };
  return data.subarray(offset, offset + length);
}

function dataJson(account: Account, encoding: string, data: Buffer, read: ReadAccount): unknown {
  if (encoding === "jsonParsed") return parseAccount(account, read) ?? encoded(data, "base64");
  if (encoding === "binary" || encoding === "base58") {
    if (data.length > maxBase58Bytes)
      throw new RpcFailure({
        code: solanaCode.invalidRequest,
        message: `Encoded binary (base 58) data should be less than ${maxBase58Bytes} bytes, please use Base64 encoding.`,
      });
    return encoding === "binary" ? base58(data) : encoded(data, encoding);
  }
  return encoded(data, encoding);
}

/** @returns bytes in an encoding, with its name. */
export function encoded(data: Buffer, encoding: string): EncodedData {
  if (encoding === "base58") return [base58(data), encoding];
  const bytes = encoding === "base64+zstd" ? zstdCompressSync(data) : data;
  return [bytes.toString("base64"), encoding];
}
