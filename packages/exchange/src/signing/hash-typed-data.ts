import { invalidArgument } from "@node-access/auth";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { domainFields, type TypedData, type TypedDataField } from "./typed-data.ts";

/**
 * Hashes typed data whose fields are plain values, as all of the venue's are.
 *
 * @returns the 32 bytes that are signed.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a value that is not of its field's type.
 *
 * Source: EIP-712.
 */
export function hashTypedData({ domain, types, primaryType, message }: TypedData): Uint8Array {
  // Most actions share one domain.
  let separator = separators.get(domain);
  if (!separator) separators.set(domain, (separator = hashStruct("EIP712Domain", domainFields, domain)));
  const content = hashStruct(primaryType, types[primaryType] ?? [], message);
  return keccak_256(concatBytes(PREFIX, separator, content));
}

const PREFIX: Uint8Array = /* @__PURE__ */ Uint8Array.of(0x19, 0x01);
const separators: WeakMap<object, Uint8Array> = /* @__PURE__ */ new WeakMap();
/** By the fields, which are the spec's own and few; two types may share them. */
const typeHashes: WeakMap<object, { readonly name: string; readonly hash: Uint8Array }> =
  /* @__PURE__ */ new WeakMap();
/** Of the texts that nearly all actions share: the networks' names. */
const textHashes: Map<string, Uint8Array> = /* @__PURE__ */ new Map();

function hashStruct(
  name: string,
  fields: readonly TypedDataField[],
  values: Readonly<Record<string, unknown>>,
): Uint8Array {
  let known = typeHashes.get(fields);
  if (known?.name !== name) {
    const type = `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(",")})`;
    typeHashes.set(fields, (known = { name, hash: keccak_256(utf8ToBytes(type)) }));
  }
  return keccak_256(concatBytes(known.hash, ...fields.map((field) => word(field, values[field.name]))));
}

function hashText(text: string): Uint8Array {
  if (!/^([ab]|Mainnet|Testnet)$/.test(text)) return keccak_256(utf8ToBytes(text));
  let hash = textHashes.get(text);
  if (!hash) textHashes.set(text, (hash = keccak_256(utf8ToBytes(text))));
  return hash;
}

function word({ name, type }: TypedDataField, value: unknown): Uint8Array {
  if (type === "string" && typeof value === "string") return hashText(value);
  if (type === "bool" && typeof value === "boolean") return padded(value ? "1" : "0");
  if (/^uint\d*$/.test(type) && Number.isSafeInteger(value) && Number(value) >= 0)
    return padded(Number(value).toString(16));
  if (type === "address" && isHex(value, 40)) return padded(value.slice(2));
  if (type === "bytes32" && isHex(value, 64)) return padded(value.slice(2));
  if (type === "bytes" && typeof value === "string" && /^0x([0-9a-f]{2})*$/i.test(value))
    return keccak_256(hexToBytes(value.slice(2)));
  throw invalidArgument(`action.${name}`, `a value of EIP-712's type ${type}`, typeof value);
}

function isHex(value: unknown, digits: number): value is string {
  return typeof value === "string" && value.length === digits + 2 && /^0x[0-9a-f]+$/i.test(value);
}

function padded(hex: string): Uint8Array {
  return hexToBytes(hex.padStart(64, "0"));
}
