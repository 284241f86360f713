import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createRpcClient, type RpcClient } from "../../../src/index.ts";
import { solana } from "../../../src/solana/solana.ts";
import { RpcError, signatureFor } from "../chain-node.ts";

/** JSON whose fields a test knows: the compiler does not check them. */
type Json = ReturnType<typeof JSON.parse>;

/** A transaction of the chain, and the addresses and owners of tokens that it names. */
export interface Entry {
  readonly signature: string;
  readonly slot: number;
  readonly transactionIndex: number;
  readonly addresses: readonly string[];
}

/** @returns an address that stands for a number. */
export function addressFor(number: number): string {
  return signatureFor(number).slice(-44).replace(/^./, "A");
}

/** A Solana node over HTTP whose history a test writes. Each call may go to a backend that is behind, or fails. */
export class HistoryNode {
  readonly calls: { readonly method: string; readonly params: Json }[] = [];
  /** How many slots the backend of the next call is behind. */
  lag: () => number = () => 0;
  /** Called before each call; may throw an RpcError. Returns a status for a response without a result. */
  before: (method: string, params: Json) => number | undefined | void = () => {};
  /** Whether an unknown `before` is an error, and transactions have an index. */
  isAgave4 = true;
  /** Whether it has getTransactionsForAddress. */
  isIndexed = false;
  /** Maximum transactions that it returns, whatever the limit. */
  cap = 1_000;
  head = 0;
  firstAvailable = 0;
  /** Token accounts by owner. */
  tokenAccounts: Readonly<Record<string, readonly string[]>> = {};
  entries: Entry[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        const { id, method, params = [] } = JSON.parse(body) as Json;
        this.calls.push({ method, params });
        try {
          const status = this.before(method, params);
          if (status !== undefined) return response.writeHead(status).end();
          const result = this.#call(method, params, Math.max(0, this.head - this.lag()));
          response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
        } catch (error) {
          if (!(error instanceof RpcError)) throw error;
          response.end(JSON.stringify({ jsonrpc: "2.0", id, error: error.error }));
        }
        return undefined;
      });
    });
  }

  static async start(): Promise<HistoryNode> {
    const node = new HistoryNode();
    node.#server.listen(0, "127.0.0.1");
    await once(node.#server, "listening");
    return node;
  }

  get client(): RpcClient<"solana"> {
    const { port } = this.#server.address() as AddressInfo;
    return createRpcClient({ protocol: solana, endpoint: `http://127.0.0.1:${port}`, retries: 0 }) as never;
  }

  /** How often a method was called. */
  count(name: string): number {
    return this.calls.filter(({ method }) => method === name).length;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #call(method: string, [first, options]: Json, head: number): unknown {
    const least = Object(options).minContextSlot ?? 0;
    if (least > head) throw new RpcError(-32016, "Minimum context slot has not been reached");
    switch (method) {
      case "getSlot":
        return this.head;
      case "getFirstAvailableBlock":
        return this.firstAvailable;
      case "getSignaturesForAddress":
        return this.#list(first, options, head);
      case "getTransactionsForAddress":
        if (this.isIndexed) return this.#page(first, options, head);
        throw new RpcError(-32601, "Method not found");
      case "getTokenAccountsByOwner": {
        const isFirst = options.programId !== undefined && String(first).length > 0;
        const own = this.tokenAccounts[first] ?? [];
        const isToken = JSON.stringify(options).includes("Tokenkeg");
        return { value: (isFirst && isToken ? own : []).map((pubkey) => ({ pubkey, account: {} })) };
      }
      case "getSignatureStatuses":
        return { value: first.map((one: string) => (this.#find(one, head) ? { slot: 1 } : null)) };
      case "getTransaction": {
        const found = this.#find(first, head);
        return found ? { slot: found.slot, transaction: { signatures: [first] }, meta: { err: null } } : null;
      }
      default:
        throw new RpcError(-32601, "Method not found");
    }
  }

  #find(signature: string, head: number): Entry | undefined {
    return this.entries.find((one) => one.signature === signature && one.slot <= head);
  }

  #list(address: string, { before, limit = 1_000 }: Json, head: number): unknown[] {
    const mark = before === undefined ? undefined : this.#find(before, head);
    if (before !== undefined && !mark) {
      if (this.isAgave4) throw new RpcError(-32020, `Transaction ${before} not found`);
      return [];
    }
    return this.entries
      .filter((one) => one.addresses.includes(address) && one.slot <= head && (!mark || isBefore(one, mark)))
      .toReversed()
      .slice(0, Math.min(limit, this.cap))
      .map((one) => this.#show(one));
  }

  #page(
    address: string,
    { sortOrder, paginationToken, filters, limit, transactionDetails }: Json,
    head: number,
  ): Json {
    const owned = filters.tokenAccounts === "all" ? [`owner ${address}`] : [];
    const listed = this.entries.filter(
      ({ addresses, slot }) =>
        slot <= head &&
        slot >= filters.slot.gte &&
        slot <= filters.slot.lte &&
        [address, ...owned].some((one) => addresses.includes(one)),
    );
    if (sortOrder === "desc") listed.reverse();
    const start = paginationToken === undefined ? 0 : Number(paginationToken);
    const end = start + Math.min(limit, this.cap);
    const data = listed.slice(start, end).map((one) => this.#show(one, transactionDetails === "full"));
    return { data, paginationToken: end < listed.length ? String(end) : null };
  }

  #show({ signature, slot, transactionIndex }: Entry, isWhole = false): Json {
    const place = { slot, blockTime: slot, ...(this.isAgave4 && { transactionIndex }) };
    if (!isWhole) return { ...place, signature, err: null, memo: null, confirmationStatus: "finalized" };
    return { ...place, version: 1, transaction: { signatures: [signature] }, meta: { err: null } };
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.slot < other.slot || (one.slot === other.slot && one.transactionIndex < other.transactionIndex);
}
