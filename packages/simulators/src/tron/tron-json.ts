import { createHash } from "node:crypto";
import { base58, fromBase58 } from "../base58.ts";
import { blockTime, idOf } from "./tron-blocks.ts";
import { type Codec, type Transfer, transferFields } from "./tron-chain.ts";
import type { Message } from "../grpc/message.ts";

const addressBytes = 21;
const checksumBytes = 4;
const transferType = "type.googleapis.com/protocol.TransferContract";

/** A value as HTTP nodes write it: fields with their default value are absent. */
export type Json = Readonly<Record<string, unknown>>;

/** What a node says about a request that it rejects. */
export class NodeException extends Error {
  /** The class of the exception. */
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** @returns an address as callers read it: in base58 if `visible` is true, else in hex. */
export function addressText(address: Uint8Array, visible: boolean): string {
  if (!visible) return hex(address);
  return base58(Buffer.concat([address, checksum(address)]));
}

/**
 * @returns the bytes of an address.
 * @throws NodeException
 */
export function addressOf(text: string, visible: boolean): Buffer {
  const bytes = visible ? fromBase58Check(text) : Buffer.from(text, "hex");
  if (bytes?.length === addressBytes) return bytes;
  throw new NodeException("java.lang.IllegalArgumentException", `INVALID address: ${text}`);
}

/** @returns the bytes of a text in base58 with a checksum; `undefined` if it is not one. */
export function fromBase58Check(text: string): Buffer | undefined {
  const all = fromBase58(text);
  const content = all?.subarray(0, -checksumBytes);
  if (!all || !content) return undefined;
  return checksum(content).equals(all.subarray(-checksumBytes)) ? content : undefined;
}

export function transactionJson(
  codec: Codec,
  { id, from, to, sun, transaction }: Pick<Transfer, "id" | "from" | "to" | "sun" | "transaction">,
  visible: boolean,
): Json {
  const raw = transaction["raw_data"] as Message;
  const [contract = {}] = (raw["contract"] ?? []) as readonly Message[];
  const permission = Number(contract["Permission_id"] ?? 0);
  const { signature, ret } = transaction;
  const value = {
    amount: Number(sun),
    owner_address: addressText(from, visible),
    to_address: addressText(to, visible),
  };
  return {
    ...(ret !== undefined && { ret: [{ contractRet: "SUCCESS" }] }),
    ...(signature !== undefined && { signature: (signature as readonly Uint8Array[]).map(hex) }),
    txID: hex(id),
    raw_data: {
      contract: [
        {
          parameter: { value, type_url: transferType },
          type: "TransferContract",
          ...(permission > 0 && { Permission_id: permission }),
        },
      ],
      ...bytesOf(raw, "ref_block_bytes"),
      ...bytesOf(raw, "ref_block_hash"),
      ...(raw["data"] !== undefined && { data: textOf(raw["data"] as Uint8Array, visible) }),
      expiration: Number(raw["expiration"]),
      timestamp: Number(raw["timestamp"]),
    },
    raw_data_hex: hex(codec.encode("protocol.Transaction.raw", raw)),
  };
}

/**
 * Reads a transaction as `transactionJson` writes it.
 *
 * @throws NodeException
 */
export function transactionOf(codec: Codec, body: Json): Message {
  const visible = body["visible"] === true;
  const raw = (body["raw_data"] ?? {}) as Json;
  const contracts = ((raw["contract"] ?? []) as readonly Json[]).map((contract) => {
    const { value = {} } = (contract["parameter"] ?? {}) as { readonly value?: Json };
    const permission = Number(contract["Permission_id"] ?? 0);
    if (contract["type"] !== "TransferContract") return { type: 0 };
    return transferContract(codec, value, visible, permission);
  });
  const number = (name: string): Message =>
    raw[name] === undefined || raw[name] === 0 ? {} : { [name]: BigInt(Number(raw[name])) };
  const bytes = (name: string): Message =>
    raw[name] === undefined ? {} : { [name]: Buffer.from(String(raw[name]), "hex") };
  const { data } = raw;
  return {
    raw_data: {
      ...bytes("ref_block_bytes"),
      ...bytes("ref_block_hash"),
      ...number("expiration"),
      ...(data !== undefined && { data: Buffer.from(String(data), visible ? "utf8" : "hex") }),
      contract: contracts,
      ...number("timestamp"),
      ...number("fee_limit"),
    },
    signature: ((body["signature"] ?? []) as readonly string[]).map((one) => Buffer.from(one, "hex")),
  };
}

/** @throws NodeException */
export function transferContract(
  codec: Codec,
  { owner_address: owner, to_address: to, amount = 0 }: Json,
  visible: boolean,
  permission: number,
): Message {
  const value = codec.encode("protocol.TransferContract", {
    owner_address: addressOf(String(owner), visible),
    to_address: addressOf(String(to), visible),
    ...(Number(amount) !== 0 && { amount: BigInt(Number(amount)) }),
  });
  const parameter = { type_url: transferType, value };
  return { type: 1, parameter, ...(permission > 0 && { Permission_id: permission }) };
}

/** @returns a transaction that is not in a block, with its id; `undefined` if its contract is no transfer. */
export function unsentTransfer(
  codec: Codec,
  transaction: Message,
): Pick<Transfer, "id" | "from" | "to" | "sun" | "transaction"> | undefined {
  const raw = transaction["raw_data"] as Message;
  const id = createHash("sha256").update(codec.encode("protocol.Transaction.raw", raw)).digest();
  const [contract] = raw["contract"] as readonly Message[];
  const { value } = (contract?.["parameter"] ?? {}) as Message;
  const fields = value instanceof Uint8Array ? transferFields(codec, value) : undefined;
  return fields && { id, ...fields, transaction };
}

export function blockJson(
  codec: Codec,
  number: bigint,
  transfers: readonly Transfer[],
  visible: boolean,
): Json {
  const raw = {
    ...(number > 0n && { number: Number(number) }),
    txTrieRoot: hex(Buffer.alloc(32)),
    witness_address: addressText(Buffer.concat([Buffer.of(0x41), Buffer.alloc(20)]), visible),
    parentHash: hex(idOf(number - 1n)),
    version: 31,
    ...(number > 0n && { timestamp: Number(number * blockTime) }),
  };
  return {
    blockID: hex(idOf(number)),
    block_header: { raw_data: raw, witness_signature: hex(Buffer.alloc(65)) },
    ...(transfers.length > 0 && {
      transactions: transfers.map((one) => transactionJson(codec, one, visible)),
    }),
  };
}

/** @returns what a transfer did. */
export function infoJson({ id, number }: Transfer): Json {
  return { id: hex(id), blockNumber: Number(number), blockTimeStamp: Number(number * blockTime) };
}

/** @returns bytes as callers read texts. */
export function textOf(bytes: Uint8Array, visible: boolean): string {
  return visible ? Buffer.from(bytes).toString("utf8") : hex(bytes);
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

function bytesOf(message: Message, name: string): Json {
  const value = message[name];
  return value instanceof Uint8Array ? { [name]: hex(value) } : {};
}

function checksum(content: Uint8Array): Buffer {
  const once = createHash("sha256").update(content).digest();
  return createHash("sha256").update(once).digest().subarray(0, checksumBytes);
}
