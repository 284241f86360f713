import { encode } from "@msgpack/msgpack";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { actions, type TypedField } from "../generated/venue.ts";

/** A request to the venue whose format has been checked. */
export interface ExchangeRequest {
  /** What to do. */
  readonly action: Readonly<Record<string, unknown>> & { readonly type: string };
  /** Milliseconds since 1970, used once. */
  readonly nonce: number;
  /** ECDSA over secp256k1. */
  readonly signature: { readonly r: string; readonly s: string; readonly v: number };
  /** The vault or sub-account that the signer acts for. */
  readonly vaultAddress?: string | null;
  /** Milliseconds since 1970 after which the action is rejected. */
  readonly expiresAfter?: number;
}

/** The venue's networks. A signature for one recovers to another signer on the other. */
export type VenueNetwork = "mainnet" | "testnet";

/**
 * Computes what a request's signature signs. Source: hyperliquid-python-sdk.
 *
 * @param request - Its signature is ignored.
 * @param network - The network that the signature is for.
 * @returns 32 bytes.
 * @example
 * ```ts
 * import { signedHash } from "@node-access/simulators/venue";
 *
 * const signature = { r: "0x0", s: "0x0", v: 27 };
 * const hash = signedHash({ action: { type: "noop" }, nonce: Date.now(), signature }, "testnet");
 * console.log(hash.length); // 32
 * ```
 */
export function signedHash(request: ExchangeRequest, network: VenueNetwork): Uint8Array {
  const { action, nonce } = request;
  const signing = actions[action.type]?.signing ?? { scheme: "l1" };
  if (signing.scheme !== "l1") {
    const chainId = BigInt(String(action["signatureChainId"]));
    const domain = { name: "HyperliquidSignTransaction", chainId };
    if (signing.scheme === "user") return typedDataHash(domain, signing.primaryType, signing.types, action);
    const { type: _, ...wrapper } = action;
    const multiSigActionHash = actionHash({ ...request, action: wrapper });
    const hyperliquidChain = network === "mainnet" ? "Mainnet" : "Testnet";
    return typedDataHash(domain, signing.primaryType, signing.types, {
      hyperliquidChain,
      multiSigActionHash,
      nonce,
    });
  }
  const agent = [
    { name: "source", type: "string" },
    { name: "connectionId", type: "bytes32" },
  ];
  const values = { source: network === "mainnet" ? "a" : "b", connectionId: actionHash(request) };
  return typedDataHash({ name: "Exchange", chainId: 1337n }, "Agent", agent, values);
}

interface Hashed extends Pick<ExchangeRequest, "nonce" | "vaultAddress" | "expiresAfter"> {
  readonly action: unknown;
}

function actionHash({ action, nonce, vaultAddress, expiresAfter }: Hashed): Uint8Array {
  const vault = vaultAddress
    ? [Uint8Array.of(1), Buffer.from(vaultAddress.slice(2), "hex")]
    : [Uint8Array.of(0)];
  const expiry = expiresAfter === undefined ? [] : [Uint8Array.of(0), uint64(expiresAfter)];
  return keccak_256(Buffer.concat([encode(action), uint64(nonce), ...vault, ...expiry]));
}

function uint64(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** What a signature is for: the venue's two domains differ in name and chain. */
interface Domain {
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
  const encoded = fields.map((field) => encodeValue(field.type, values[field.name]));
  const struct = keccak_256(Buffer.concat([hashText(type), ...encoded]));
  return keccak_256(Buffer.concat([Uint8Array.of(0x19, 0x01), separator, struct]));
}

function encodeValue(type: string, value: unknown): Uint8Array {
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
