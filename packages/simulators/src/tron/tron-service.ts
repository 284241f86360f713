import { currentTime } from "../chain/clock.ts";
import type { Message } from "../message.ts";
import type { RestRequest, RestService } from "../rest-service.ts";
import { confirmations, writeBlockId, newest } from "./tron-blocks.ts";
import { readTransferId, type TronChain, findTransfer } from "./tron-chain.ts";
import {
  hex,
  NodeException,
  readAddress,
  readTransaction,
  readTransfer,
  writeBlock,
  writeMessage,
  writeText,
  writeTransaction,
} from "./tron-json.ts";
import { createReads } from "./tron-responses.ts";
import { fromBase58check } from "../base58.ts";
import type { Fields } from "../values.ts";

/** Milliseconds for which a transaction is valid that a node builds. */
const validity = 60_000;
const solidity = "solidity";

/** What a request asks for: its fields, and what a service reads that shows the blocks it may know. */
interface Asked {
  readonly fields: Fields;
  readonly visible: boolean;
  /** Calls a read of gRPC. */
  read(name: string, request?: Message): Message;
}

type Respond = (asked: Asked) => unknown;

/**
 * The HTTP API of a simulated TRON node: what its gRPC services read, as JSON. It builds transfers, and includes what is
 * broadcast in the next block.
 */
export class TronService implements RestService {
  readonly #chain: TronChain;
  readonly #newest: ReturnType<typeof createReads>;
  readonly #solid: ReturnType<typeof createReads>;
  readonly #responses: Readonly<Record<string, Respond>>;

  constructor(chain: TronChain) {
    this.#chain = chain;
    this.#newest = createReads(chain, 0n);
    this.#solid = createReads(chain, confirmations);
    const { codec } = chain;
    const block = (found: Message, { visible }: Asked): Fields => writeBlock(codec, found, visible);
    const blocks = ({ block: found = [] }: Message, asked: Asked): Fields => {
      const written = (found as readonly Message[]).map((one) => block(one, asked));
      return written.length > 0 ? { block: written } : {};
    };
    const transaction = (found: Message, { fields, visible }: Asked): Fields =>
      "raw_data" in found ? writeTransaction(codec, found, readBytes(fields, "value"), visible) : {};
    this.#responses = {
      getNowBlock: (asked) => block(asked.read("GetNowBlock2"), asked),
      getBlockByNum: (asked) => block(asked.read("GetBlockByNum2", readNum(asked)), asked),
      getBlockById: (asked) => block(asked.read("GetBlockById2", readValue(asked)), asked),
      getBlock: (asked) => block(asked.read("GetBlock", readReference(asked.fields)), asked),
      getBlockByLimitNext(asked) {
        const [startNum, endNum] = [readNumber(asked.fields, "startNum"), readNumber(asked.fields, "endNum")];
        return blocks(asked.read("GetBlockByLimitNext2", { startNum, endNum }), asked);
      },
      getBlockByLatestNum: (asked) => blocks(asked.read("GetBlockByLatestNum2", readNum(asked)), asked),
      getTransactionCountByBlockNum(asked) {
        const isBlock = "blockid" in asked.read("GetBlockByNum2", readNum(asked));
        const { num } = asked.read("GetTransactionCountByBlockNum", readNum(asked));
        return { count: isBlock ? Number(num) : -1 };
      },
      getTransactionById: (asked) => transaction(asked.read("GetTransactionById", readValue(asked)), asked),
      getTransactionInfoById: (asked) =>
        writeMessage(codec, asked.read("GetTransactionInfoById", readValue(asked)), asked.visible),
      getTransactionInfoByBlockNum(asked) {
        const { transactionInfo } = asked.read("GetTransactionInfoByBlockNum", readNum(asked));
        return (transactionInfo as readonly Message[]).map((one) => writeMessage(codec, one, asked.visible));
      },
      getTransactionFromPending: (asked) =>
        transaction(asked.read("GetTransactionFromPending", readValue(asked)), asked),
      getTransactionListFromPending: ({ read, visible }) =>
        writeMessage(codec, read("GetTransactionListFromPending"), visible),
      getPendingSize: ({ read }) => ({ pendingSize: Number(read("GetPendingSize")["num"]) }),
      getAccount({ fields, visible, read }) {
        const address = readAddress(String(fields["address"]), visible);
        return writeMessage(codec, read("GetAccount", { address }), visible);
      },
      validateAddress: ({ fields }) => checkAddress(String(fields["address"])),
      createTransaction: (asked) => this.#build(asked),
      broadcastTransaction: ({ fields, visible }) => this.#broadcast(readTransaction(codec, fields), visible),
      broadcastHex: ({ fields }) => this.#broadcastHex(readBytes(fields, "transaction")),
    };
  }

  /** @returns the response, or a promise of it; `undefined` for the spec's example. */
  async respond({ operationId, query, body }: RestRequest): Promise<unknown> {
    const isSolid = operationId.startsWith(solidity);
    const own = isSolid ? operationId.slice(solidity.length) : operationId;
    const respond = this.#responses[own.charAt(0).toLowerCase() + own.slice(1)];
    const fields: Fields = { ...query, ...(body as Fields | undefined) };
    const reads = isSolid ? this.#solid : this.#newest;
    const read = (name: string, request: Message = {}): Message => reads[name]?.(request) ?? {};
    try {
      return await respond?.({ fields, visible: fields["visible"] === true, read });
    } catch (error) {
      if (!(error instanceof NodeException)) throw error;
      // Nodes respond so, with status 200.
      return { Error: `class ${error.kind} : ${error.message}` };
    }
  }

  #build({ fields, visible }: Asked): Fields {
    const { codec } = this.#chain;
    const permission = Number(fields["Permission_id"] ?? 0);
    const memo = fields["extra_data"];
    const reference = writeBlockId(newest());
    const now = currentTime();
    const transaction = {
      raw_data: {
        contract: [readTransfer(codec, fields, visible, permission)],
        ref_block_bytes: reference.subarray(6, 8),
        ref_block_hash: reference.subarray(8, 16),
        expiration: BigInt(now + validity),
        ...(memo !== undefined && { data: Buffer.from(String(memo), visible ? "utf8" : "hex") }),
        timestamp: BigInt(now),
      },
    };
    const transfer = findTransfer(codec, transaction);
    const wrong = transfer ? this.#chain.wrongIn(transfer) : "contract type error";
    if (wrong !== undefined)
      throw new NodeException(
        "org.tron.core.exception.ContractValidateException",
        `Contract validate error : ${wrong}`,
      );
    return { visible, ...writeTransaction(codec, transaction, readTransferId(codec, transaction), visible) };
  }

  async #broadcast(transaction: Message, visible: boolean): Promise<Fields> {
    const rejection = await this.#chain.broadcast(transaction);
    const { codec } = this.#chain;
    const isTransfer = findTransfer(codec, transaction) !== undefined;
    const txid = hex(isTransfer ? readTransferId(codec, transaction) : Buffer.alloc(32));
    return rejection
      ? { code: rejection.code, txid, message: writeText(Buffer.from(rejection.message), visible) }
      : { result: true, txid };
  }

  async #broadcastHex(bytes: Buffer): Promise<Fields> {
    let transaction: Message;
    try {
      transaction = this.#chain.codec.decode("protocol.Transaction", bytes);
    } catch {
      const kind = "com.google.protobuf.InvalidProtocolBufferException";
      throw new NodeException(kind, "While parsing a protocol message, the input ended unexpectedly");
    }
    // Its message is a text in any case.
    return this.#broadcast(transaction, true);
  }
}

/** @throws NodeException for a reference that is neither a number nor an id. */
function readReference({ id_or_num: reference = "", detail }: Fields): Message {
  const text = String(reference);
  if (!/^(\d{1,18}|(0x)?[\da-f]{64})?$/i.test(text))
    throw new NodeException("java.lang.IllegalArgumentException", "id must be legal block hash.");
  return { id_or_num: text, detail: detail === true };
}

function checkAddress(text: string): Fields {
  const isHex = /^41[\da-f]{40}$/i.test(text);
  if (isHex) return { result: true, message: "Hex string format" };
  const bytes = fromBase58check(text) ?? Buffer.from(text, "base64");
  const isValid = bytes.length === 21 && bytes[0] === 0x41;
  const format = text.length === 34 ? "Base58check format" : "Base64 format";
  return { result: isValid, message: isValid ? format : "Invalid address" };
}

/** The message of a call about a number. */
function readNum({ fields }: Asked): Message {
  return { num: readNumber(fields, "num") };
}

/** The message of a call about bytes. */
function readValue({ fields }: Asked): Message {
  return { value: readBytes(fields, "value") };
}

function readNumber(fields: Fields, name: string): bigint {
  return BigInt(Math.trunc(Number(fields[name] ?? 0)));
}

function readBytes(fields: Fields, name: string): Buffer {
  return Buffer.from(String(fields[name] ?? ""), "hex");
}
