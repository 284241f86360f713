import { keccak_256 } from "@noble/hashes/sha3.js";
import type { TypedField } from "../generated/venue.ts";

/** What a signature is for: the venue's two domains differ in name and chain. */
export interface Domain {
  readonly name: string;
  readonly chainId: bigint;
}

const domainType = "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)";

/** @returns the hash that is signed for a struct of plain fields. Source: EIP-712. */
export function typedDataHash(
  domain: Domain,
  primaryType: string,
  fields: readonly TypedField[],
  values: Readonly<Record<string, unknown>>,
): Uint8Array {
  const separator = keccak_256(
    Buffer.concat([
      hashText(domainType),
      hashText(domain.name),
      hashText("1"),
      word(domain.chainId),
      word(0n),
    ]),
  );
  const type = `${primaryType}(${fields.map((field) => `${field.type} ${field.name}`).join(",")})`;
  const encoded = fields.map((field) => encode(field.type, values[field.name]));
  const struct = keccak_256(Buffer.concat([hashText(type), ...encoded]));
  return keccak_256(Buffer.concat([Uint8Array.of(0x19, 0x01), separator, struct]));
}

function encode(type: string, value: unknown): Uint8Array {
  switch (type) {
    case "string":
      return hashText(String(value));
    case "bool":
      return word(value === true ? 1n : 0n);
    case "bytes32":
      return value as Uint8Array;
    case "bytes":
      return keccak_256(Buffer.from(String(value).slice(2), "hex"));
    default:
      // address and the unsigned integers
      return word(BigInt(value as string | number));
  }
}

function hashText(text: string): Uint8Array {
  return keccak_256(Buffer.from(text));
}

function word(value: bigint): Uint8Array {
  return Buffer.from(value.toString(16).padStart(64, "0"), "hex");
}
