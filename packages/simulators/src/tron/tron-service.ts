import { currentTime } from "../clock.ts";
import { blockNumberOf, confirmations, idOf, newest } from "./tron-blocks.ts";
import type { Transfer, TronChain } from "./tron-chain.ts";
import type { Message } from "../grpc/message.ts";
import type { RestRequest, RestService } from "../rest-service.ts";
import {
  addressOf,
  addressText,
  blockJson,
  fromBase58Check,
  hex,
  infoJson,
  type Json,
  NodeException,
  textOf,
  transactionJson,
  transactionOf,
  transferContract,
  unsentTransfer,
} from "./tron-json.ts";

/** Milliseconds for which a transaction is valid that a node builds. */
const validity = 60_000;
/** Maximum blocks of a list. Source: java-tron. */
const maxListed = 100n;
const solidity = "solidity";

/** What a request asks for: its fields, and how many blocks the service is behind the newest one. */
interface Asked {
  readonly fields: Json;
  readonly visible: boolean;
  readonly behind: bigint;
}

type Respond = (asked: Asked) => unknown;

/**
 * The HTTP API of a simulated TRON node: blocks, accounts and transactions of the chain that JSON-RPC and gRPC show.
 * It builds transfers, and includes what is broadcast in the next block.
 */
export class TronService implements RestService {
  readonly #chain: TronChain;
  readonly #responses: Readonly<Record<string, Respond>>;

  constructor(chain: TronChain) {
    this.#chain = chain;
    const block = (number: bigint, { visible, behind }: Asked): Json =>
      number < 0n || number > newest() - behind
        ? {}
        : blockJson(chain.codec, number, chain.transfersIn(number), visible);
    const blocks = (numbers: readonly bigint[], asked: Asked): Json => {
      const found = numbers.map((number) => block(number, asked)).filter((one) => "blockID" in one);
      return found.length > 0 ? { block: found } : {};
    };
    this.#responses = {
      getNowBlock: (asked) => block(newest() - asked.behind, asked),
      getBlockByNum: (asked) => block(numberIn(asked, "num"), asked),
      getBlockById: (asked) => block(blockNumberOf(bytesIn(asked, "value")), asked),
      getBlock: (asked) => {
        const { transactions, ...rest } = block(referenceIn(asked), asked);
        const isWhole = asked.fields["detail"] === true && transactions !== undefined;
        return { ...rest, ...(isWhole && { transactions }) };
      },
      getBlockByLimitNext: (asked) => {
        const start = numberIn(asked, "startNum");
        const count = numberIn(asked, "endNum") - start;
        return blocks(count > maxListed ? [] : numbersFrom(start, count), asked);
      },
      getBlockByLatestNum: (asked) => {
        const count = numberIn(asked, "num");
        return blocks(
          count >= maxListed ? [] : numbersFrom(newest() - asked.behind - count + 1n, count),
          asked,
        );
      },
      getTransactionCountByBlockNum: (asked) => ({ count: this.#countIn(asked) }),
      getTransactionById: (asked) => {
        const found = this.#transfer(asked);
        return found ? transactionJson(chain.codec, found, asked.visible) : {};
      },
      getTransactionInfoById: (asked) => {
        const found = this.#transfer(asked);
        return found ? infoJson(found) : {};
      },
      getTransactionInfoByBlockNum: (asked) => {
        const number = numberIn(asked, "num");
        return number > newest() - asked.behind ? [] : chain.transfersIn(number).map(infoJson);
      },
      getTransactionFromPending: (asked) => {
        const found = chain.pending.find(({ id }) => id.equals(bytesIn(asked, "value")));
        return found ? transactionJson(chain.codec, found, asked.visible) : {};
      },
      getTransactionListFromPending: () => {
        const ids = chain.pending.map(({ id }) => hex(id));
        return ids.length > 0 ? { txId: ids } : {};
      },
      getPendingSize: () => ({ pendingSize: chain.pending.length }),
      getAccount: ({ fields, visible, behind }) => {
        const address = addressOf(String(fields["address"]), visible);
        const balance = Number(chain.balanceOf(address, newest() - behind));
        return { address: addressText(address, visible), ...(balance > 0 && { balance }) };
      },
      validateAddress: ({ fields }) => addressCheck(String(fields["address"])),
      createTransaction: (asked) => this.#build(asked),
      broadcastTransaction: (asked) =>
        this.#broadcast(transactionOf(chain.codec, asked.fields), asked.visible),
      broadcastHex: (asked) => this.#broadcastHex(bytesIn(asked, "transaction")),
    };
  }

  /** @returns the response, or a promise of it; `undefined` for the spec's example. */
  async respond({ operationId, query, body }: RestRequest): Promise<unknown> {
    const isSolid = operationId.startsWith(solidity);
    const own = isSolid ? operationId.slice(solidity.length) : operationId;
    const respond = this.#responses[own.charAt(0).toLowerCase() + own.slice(1)];
    const fields: Json = { ...query, ...(body as Json | undefined) };
    const behind = isSolid ? confirmations : 0n;
    try {
      return await respond?.({ fields, visible: fields["visible"] === true, behind });
    } catch (error) {
      if (!(error instanceof NodeException)) throw error;
      // Nodes respond so, with status 200.
      return { Error: `class ${error.kind} : ${error.message}` };
    }
  }

  #countIn(asked: Asked): number {
    const number = numberIn(asked, "num");
    return number < 0n || number > newest() - asked.behind ? -1 : this.#chain.transfersIn(number).length;
  }

  #transfer(asked: Asked): Transfer | undefined {
    const found = this.#chain.find(bytesIn(asked, "value"));
    return found && found.number <= newest() - asked.behind ? found : undefined;
  }

  #build({ fields, visible }: Asked): Json {
    const { codec } = this.#chain;
    const permission = Number(fields["Permission_id"] ?? 0);
    const memo = fields["extra_data"];
    const head = newest();
    const reference = idOf(head);
    const now = currentTime();
    const transaction = {
      raw_data: {
        ref_block_bytes: reference.subarray(6, 8),
        ref_block_hash: reference.subarray(8, 16),
        expiration: BigInt(now + validity),
        ...(memo !== undefined && { data: Buffer.from(String(memo), visible ? "utf8" : "hex") }),
        contract: [transferContract(codec, fields, visible, permission)],
        timestamp: BigInt(now),
      },
    };
    const transfer = unsentTransfer(codec, transaction);
    const wrong = transfer ? this.#chain.wrongIn(transfer) : "contract type error";
    if (!transfer || wrong !== undefined)
      throw new NodeException(
        "org.tron.core.exception.ContractValidateException",
        `Contract validate error : ${wrong}`,
      );
    return { visible, ...transactionJson(codec, transfer, visible) };
  }

  async #broadcast(transaction: Message, visible: boolean): Promise<Json> {
    const rejection = await this.#chain.broadcast(transaction);
    const txid = hex(unsentTransfer(this.#chain.codec, transaction)?.id ?? Buffer.alloc(32));
    return rejection
      ? { code: rejection.code, txid, message: textOf(Buffer.from(rejection.message), visible) }
      : { result: true, txid };
  }

  async #broadcastHex(bytes: Buffer): Promise<Json> {
    let transaction: Message;
    try {
      transaction = this.#chain.codec.decode("protocol.Transaction", bytes);
    } catch {
      const kind = "com.google.protobuf.InvalidProtocolBufferException";
      throw new NodeException(kind, "While parsing a protocol message, the input ended unexpectedly");
    }
    // Its message is a text in any case.
    return this.#broadcast({ ...transaction, raw_data: transaction["raw_data"] ?? { contract: [] } }, true);
  }
}

/** @returns the number of a block named by its number or its id; the newest one without either. */
function referenceIn({ fields, behind }: Asked): bigint {
  const text = String(fields["id_or_num"] ?? "");
  if (text === "") return newest() - behind;
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  const id = /^(?:0x)?([\da-f]{64})$/i.exec(text)?.[1];
  if (id === undefined)
    throw new NodeException("java.lang.IllegalArgumentException", "id must be legal block hash.");
  return blockNumberOf(Buffer.from(id, "hex"));
}

function addressCheck(text: string): Json {
  const isHex = /^41[\da-f]{40}$/i.test(text);
  if (isHex) return { result: true, message: "Hex string format" };
  const bytes = fromBase58Check(text) ?? Buffer.from(text, "base64");
  const isValid = bytes.length === 21 && bytes[0] === 0x41;
  const format = text.length === 34 ? "Base58check format" : "Base64 format";
  return { result: isValid, message: isValid ? format : "Invalid address" };
}

function numberIn({ fields }: Asked, name: string): bigint {
  return BigInt(Math.trunc(Number(fields[name] ?? 0)));
}

function bytesIn({ fields }: Asked, name: string): Buffer {
  return Buffer.from(String(fields[name] ?? ""), "hex");
}

function numbersFrom(first: bigint, count: bigint): bigint[] {
  return Array.from({ length: Math.max(0, Number(count)) }, (_, index) => first + BigInt(index));
}
