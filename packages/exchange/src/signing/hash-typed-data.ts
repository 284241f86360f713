import { describeValue, invalidArgument } from "@node-access/auth";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { etc } from "@noble/secp256k1";
import { domainFields, type TypedData, type TypedDataField } from "./typed-data.ts";

/**
 * Hashes EIP-712 typed data without nested structs or arrays, which the venue does not use. @returns the 32 bytes to sign.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` for a value that does not have its field's type.
 */
export function hashTypedData({ domain, types, primaryType, message }: TypedData): Uint8Array {
  // Most actions share one domain.
  let separator = separators.get(domain);
  if (!separator) separators.set(domain, (separator = hashStruct("EIP712Domain", domainFields, domain)));
  const content = hashStruct(primaryType, types[primaryType] ?? [], message);
  return keccak_256(etc.concatBytes(PREFIX, separator, content));
}

const PREFIX: Uint8Array = /* @__PURE__ */ Uint8Array.of(0x19, 0x01);
const separators: WeakMap<object, Uint8Array> = /* @__PURE__ */ new WeakMap();
/** Cached hashes of types and of strings that nearly all actions contain. */
const hashes: Map<string, Uint8Array> = /* @__PURE__ */ new Map();

function hashStruct(
  name: string,
  fields: readonly TypedDataField[],
  values: Readonly<Record<string, unknown>>,
): Uint8Array {
  const type = hashText(`${name}(${fields.map((field) => `${field.type} ${field.name}`).join(",")})`, true);
  return keccak_256(etc.concatBytes(type, ...fields.map((field) => word(field, values[field.name]))));
}

function hashText(text: string, isCommon: boolean): Uint8Array {
  const hash = hashes.get(text) ?? keccak_256(new TextEncoder().encode(text));
  if (isCommon) hashes.set(text, hash);
  return hash;
}

function word({ name, type }: TypedDataField, value: unknown): Uint8Array {
  if (type === "string" && typeof value === "string")
    return hashText(value, /^([ab]|Mainnet|Testnet)$/.test(value));
  if (type === "bool" && typeof value === "boolean") return padded(value ? "1" : "0");
  if (/^uint\d*$/.test(type) && Number.isSafeInteger(value) && Number(value) >= 0)
    return padded(Number(value).toString(16));
  const digits = /^0x(([0-9a-f]{2})*)$/i.exec(typeof value === "string" ? value : "")?.[1];
  if (digits !== undefined) {
    if (type === "bytes") return keccak_256(etc.hexToBytes(digits));
    if (digits.length === { address: 40, bytes32: 64 }[type]) return padded(digits);
  }
  throw invalidArgument(`action.${name}`, `a value of EIP-712's type ${type}`, describeValue(value));
}

function padded(hex: string): Uint8Array {
  return etc.hexToBytes(hex.padStart(64, "0"));
}
