import type { Message, MessageValue } from "../message.ts";
import type { Codec } from "./tron-chain.ts";
import { base58check, fromBase58check } from "../base58.ts";
import type { Fields } from "../values.ts";

const addressBytes = 21;
const transferType = "type.googleapis.com/protocol.TransferContract";

/** What a node says about a request that it rejects. */
export class NodeException extends Error {
  /** The class of the exception. */
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** @returns the bytes of an address. @throws NodeException */
export function readAddress(text: string, visible: boolean): Buffer {
  const bytes = visible ? fromBase58check(text) : Buffer.from(text, "hex");
  if (bytes?.length === addressBytes) return bytes;
  throw new NodeException("java.lang.IllegalArgumentException", `INVALID address: ${text}`);
}

/** The names of enums' values, by field. */
const enums: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  type: { 1: "TransferContract" },
  contractRet: { 1: "SUCCESS" },
};

/**
 * Writes a message as HTTP nodes do: fields with their default value are absent.
 *
 * @param visible - Whether callers read addresses in base58, and texts as they are, instead of in hex.
 */
export function writeMessage(codec: Codec, message: Message, visible: boolean): Fields {
  const write = (name: string, value: MessageValue): unknown => {
    if (value instanceof Uint8Array) return writeBytes(name, value, visible);
    if (Array.isArray(value)) return value.map((one: MessageValue) => write(name, one));
    if (name === "parameter") return writeParameter(codec, value as Message, visible);
    if (typeof value === "object") return writeMessage(codec, value as Message, visible);
    if (typeof value === "bigint") return Number(value);
    return typeof value === "number" ? (enums[name]?.[value] ?? value) : value;
  };
  const fields = Object.entries(message).map(([name, value]) => [name, write(name, value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => !isDefault(value)));
}

function isDefault(value: unknown): boolean {
  return value === 0 || value === "" || value === false || (Array.isArray(value) && value.length === 0);
}

/** Contracts have the content of the message that they contain. */
function writeParameter(codec: Codec, { value }: Message, visible: boolean): Fields {
  const content = codec.decode("protocol.TransferContract", value as Uint8Array);
  return { value: writeMessage(codec, content, visible), type_url: transferType };
}

function writeBytes(name: string, bytes: Uint8Array, visible: boolean): string {
  if (name.endsWith("address") && visible) return base58check(bytes);
  return name === "data" ? writeText(bytes, visible) : hex(bytes);
}

/** @returns bytes as callers read texts. */
export function writeText(bytes: Uint8Array, visible: boolean): string {
  return visible ? Buffer.from(bytes).toString("utf8") : hex(bytes);
}

/** @returns a transaction with its id. */
export function writeTransaction(
  codec: Codec,
  transaction: Message,
  id: Uint8Array,
  visible: boolean,
): Fields {
  const { raw_data = {}, ...rest } = transaction;
  return {
    ...writeMessage(codec, rest, visible),
    txID: hex(id),
    raw_data: writeMessage(codec, raw_data as Message, visible),
    raw_data_hex: hex(codec.encode("protocol.Transaction.raw", raw_data as Message)),
  };
}

/** @returns a block that has its id; an empty one as it is. */
export function writeBlock(
  codec: Codec,
  { blockid, transactions = [], ...rest }: Message,
  visible: boolean,
): Fields {
  if (blockid === undefined) return {};
  const written = (transactions as readonly Message[]).map(({ transaction, txid }) =>
    writeTransaction(codec, transaction as Message, txid as Uint8Array, visible),
  );
  return {
    blockID: hex(blockid as Uint8Array),
    ...writeMessage(codec, rest, visible),
    ...(written.length > 0 && { transactions: written }),
  };
}

/** Reads a transaction as {@link writeTransaction} writes it. @throws NodeException */
export function readTransaction(codec: Codec, body: Fields): Message {
  const visible = body["visible"] === true;
  const raw = (body["raw_data"] ?? {}) as Fields;
  const contracts = ((raw["contract"] ?? []) as readonly Fields[]).map((contract) => {
    const { value = {} } = (contract["parameter"] ?? {}) as { readonly value?: Fields };
    const permission = Number(contract["Permission_id"] ?? 0);
    if (contract["type"] !== "TransferContract") return { type: 0 };
    return readTransfer(codec, value, visible, permission);
  });
  const number = (name: string): Message =>
    raw[name] === undefined || raw[name] === 0 ? {} : { [name]: BigInt(Number(raw[name])) };
  const bytes = (name: string, encoding: BufferEncoding = "hex"): Message =>
    raw[name] === undefined ? {} : { [name]: Buffer.from(String(raw[name]), encoding) };
  return {
    raw_data: {
      ...bytes("ref_block_bytes"),
      ...bytes("ref_block_hash"),
      ...number("expiration"),
      ...bytes("data", visible ? "utf8" : "hex"),
      contract: contracts,
      ...number("timestamp"),
      ...number("fee_limit"),
    },
    signature: ((body["signature"] ?? []) as readonly string[]).map((one) => Buffer.from(one, "hex")),
  };
}

/** @throws NodeException */
export function readTransfer(
  codec: Codec,
  { owner_address: owner, to_address: to, amount = 0 }: Fields,
  visible: boolean,
  permission: number,
): Message {
  const value = codec.encode("protocol.TransferContract", {
    owner_address: readAddress(String(owner), visible),
    to_address: readAddress(String(to), visible),
    ...(Number(amount) !== 0 && { amount: BigInt(Number(amount)) }),
  });
  const parameter = { type_url: transferType, value };
  return { type: 1, parameter, ...(permission > 0 && { Permission_id: permission }) };
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
