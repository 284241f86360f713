import { zstdCompressSync } from "node:zlib";
import { failure } from "../json-rpc/rpc-failure.ts";
import { base58 } from "../base58.ts";
import type { Account } from "./engine.ts";
import { solanaCode, exact } from "./reads.ts";
import { programs } from "./programs.ts";
import {
  mint,
  mintBytes,
  type TokenAccount,
  tokenAccount,
  tokenAccountBytes,
  uiAmount,
} from "./token-accounts.ts";
import type { Fields } from "../values.ts";

/** Maximum bytes that nodes write in base58, whose cost grows with the square of the length. */
const maxBase58Bytes = 128;

/** What nodes write instead. Source: anza-xyz/agave. */
const tooLarge = "error: data too large for bs58 encoding";

type EncodedData = readonly [data: string, encoding: string];

/** @returns an account as calls return it. @throws RpcFailure if it has more data than nodes write in base58. */
export function returnedAccount(...account: Parameters<typeof accountJson>): Fields {
  const shown = accountJson(...account);
  const { data } = shown as { readonly data: string | EncodedData };
  if (data !== tooLarge && data[0] !== tooLarge) return shown;
  const message = `Encoded binary (base 58) data should be less than ${maxBase58Bytes} bytes, please use Base64 encoding.`;
  throw failure(solanaCode.invalidRequest, message);
}

/** @returns an account as subscriptions report it. */
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
  if (encoding === "jsonParsed") {
    const parsed = parseAccount(account, read);
    return parsed ? { ...parsed, space: account.data.length } : encoded(data, "base64");
  }
  const isTooLarge = data.length > maxBase58Bytes;
  if (encoding === "binary") return isTooLarge ? tooLarge : base58(data);
  return encoding === "base58" && isTooLarge ? [tooLarge, encoding] : encoded(data, encoding);
}

/** @returns bytes in an encoding, with its name. */
export function encoded(data: Buffer, encoding: string): EncodedData {
  if (encoding === "base58") return [base58(data), encoding];
  const bytes = encoding === "base64+zstd" ? zstdCompressSync(data) : data;
  return [bytes.toString("base64"), encoding];
}

/** The extensions of a token's accounts that have no content, by their number. */
const emptyExtensions: Readonly<Record<number, string>> = {
  7: "immutableOwner",
  9: "nonTransferable",
  13: "nonTransferableAccount",
};
/** Where a lookup table's addresses begin. */
const tableStart = 56;

/** Finds the mint of a token account, for its decimals. */
type ReadAccount = (address: string) => Account | undefined;

/** @returns what `jsonParsed` shows of an account; `undefined` for content that is not known. */
function parseAccount(account: Account, read: ReadAccount): Fields | undefined {
  const { owner, data } = account;
  if (owner === programs.token) return parsedToken("spl-token", account, read);
  if (owner === programs.token2022) return parsedToken("spl-token-2022", account, read);
  if (owner === programs.system) {
    const info = nonceInfo(data);
    return info && { program: "nonce", parsed: { type: "initialized", info } };
  }
  return owner === programs.lookupTable ? parsedTable(data) : undefined;
}

function parsedToken(program: string, account: Account, read: ReadAccount): Fields | undefined {
  const extensions = readExtensions(account.data);
  if (!extensions) return undefined;
  const more = extensions.length > 0 && { extensions };
  const found = tokenAccount(account);
  if (found) {
    const known = mint(read(found.mint));
    return (
      known && {
        program,
        parsed: { type: "account", info: { ...tokenInfo(found, known.decimals), ...more } },
      }
    );
  }
  const own = mint(account);
  if (!own) return undefined;
  const info = {
    mintAuthority: own.authority ?? null,
    supply: String(own.supply),
    decimals: own.decimals,
    isInitialized: true,
    freezeAuthority: own.freezeAuthority ?? null,
    ...more,
  };
  return { program, parsed: { type: "mint", info } };
}

function tokenInfo(token: TokenAccount, decimals: number): Fields {
  const { mint: address, owner, amount, state } = token;
  const { nativeReserve, delegate, delegatedAmount, closeAuthority } = token;
  return {
    mint: address,
    owner,
    tokenAmount: uiAmount(amount, decimals),
    state,
    isNative: nativeReserve !== undefined,
    ...(delegate !== undefined && { delegate, delegatedAmount: uiAmount(delegatedAmount, decimals) }),
    ...(nativeReserve !== undefined && { rentExemptReserve: uiAmount(nativeReserve, decimals) }),
    ...(closeAuthority !== undefined && { closeAuthority }),
  };
}

/** The names of an account's extensions; `undefined` if one has content. */
function readExtensions(data: Buffer): Fields[] | undefined {
  const extensions: Fields[] = [];
  if (data.length === mintBytes) return extensions;
  for (let at = tokenAccountBytes + 1; at + 4 <= data.length; at += 4 + data.readUInt16LE(at + 2)) {
    const kind = data.readUInt16LE(at);
    if (kind === 0) return extensions;
    const extension = emptyExtensions[kind];
    if (extension === undefined) return undefined;
    extensions.push({ extension });
  }
  return extensions;
}

/** @returns the content of a system account that holds a durable nonce; `undefined` for another account. */
export function nonceInfo(data: Buffer): (Fields & { readonly blockhash: string }) | undefined {
  if (data.length !== 80 || data.readUInt32LE(4) !== 1) return undefined;
  return {
    authority: base58(data.subarray(8, 40)),
    blockhash: base58(data.subarray(40, 72)),
    feeCalculator: { lamportsPerSignature: String(data.readBigUInt64LE(72)) },
  };
}

function parsedTable(data: Buffer): Fields | undefined {
  if (data.length < tableStart || data.readUInt32LE(0) !== 1) return undefined;
  const info = {
    deactivationSlot: String(data.readBigUInt64LE(4)),
    lastExtendedSlot: String(data.readBigUInt64LE(12)),
    lastExtendedSlotStartIndex: data[20],
    ...(data[21] === 1 && { authority: base58(data.subarray(22, 54)) }),
    addresses: tableAddresses(data),
  };
  return { program: "address-lookup-table", parsed: { type: "lookupTable", info } };
}

/** @returns the addresses that a lookup table lists. */
export function tableAddresses(data: Buffer): string[] {
  return Array.from({ length: Math.max(0, Math.floor((data.length - tableStart) / 32)) }, (_, index) =>
    base58(data.subarray(tableStart + 32 * index, tableStart + 32 * (index + 1))),
  );
}
