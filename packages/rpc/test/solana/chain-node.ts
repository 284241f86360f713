import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type WebSocket, WebSocketServer } from "ws";

/** A transaction of a {@link ChainNode}. */
interface Transaction {
  readonly signature: string;
  readonly slot: number;
  readonly err: unknown;
  readonly logs: readonly string[];
}

/** An error that the node responds with. */
export class RpcError extends Error {
  readonly error: { readonly code: number; readonly message: string; readonly data?: unknown };
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.error = { code, message, ...(data !== undefined && { data }) };
  }
}

/** JSON whose fields a test knows: the compiler does not check them. */
type Json = ReturnType<typeof JSON.parse>;
type Params = readonly Json[];

/** The alphabet of base58, for different signatures. */
const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** @returns a signature that stands for a number. */
export function signatureFor(number: number): string {
  let rest = number;
  let digits = "";
  for (; rest > 0; rest = Math.floor(rest / 58)) digits = (alphabet[rest % 58] ?? "") + digits;
  return digits.padStart(87, "1");
}

/**
 * A Solana node over HTTP and WebSocket, whose blocks a test makes. Calls may be answered by a
 * backend that is behind, notifications may be lost, and sockets cut.
 */
export class ChainNode {
  readonly calls: { readonly method: string; readonly params: Params }[] = [];
  readonly sent: string[] = [];
  /** How many slots the backend of the next call is behind. */
  lag: () => number = () => 0;
  /** Whether the next notification is lost. */
  loses: () => boolean = () => false;
  /** How the response to the next call is lost, after the call was executed. */
  fault: (method: string) => "reset" | "half" | "silence" | "502" | "garbage" | undefined = () => undefined;
  /** Called before each call; may throw an RpcError. */
  before: (method: string, params: Params) => void = () => {};
  /** Whether a list from an unknown transaction on is an error. */
  isAgave4 = false;
  head = 1_000;
  firstAvailable = 0;
  lamports = 1;
  /** The account's data. */
  data = "";
  readonly #skipped = new Set<number>();
  readonly #transactions: Transaction[] = [];
  readonly #subscriptions = new Map<number, { socket: WebSocket; method: string; params: Params }>();
  readonly #server: Server;
  readonly #sockets: WebSocketServer;
  #lastId = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        const responded = this.#respond(body);
        const fault = this.#faultOf(body);
        if (fault === "reset") request.socket.destroy();
        else if (fault === "502") response.writeHead(502).end("bad gateway");
        else if (fault === "garbage") response.end("<html>");
        else if (fault === "half") {
          response.writeHead(200, { "content-length": responded.length }).write(responded.slice(0, 9), () => {
            request.socket.destroy();
          });
        } else if (fault === undefined) response.end(responded);
      });
    });
    this.#sockets = new WebSocketServer({ server: this.#server });
    this.#sockets.on("connection", (socket) => {
      socket.on("message", (data) => {
        const responded = this.#respond(String(data), socket);
        if (this.#faultOf(String(data))) socket.terminate();
        else socket.send(responded);
      });
      socket.on("close", () => {
        for (const [id, one] of this.#subscriptions)
          if (one.socket === socket) this.#subscriptions.delete(id);
      });
    });
  }

  static async start(): Promise<ChainNode> {
    const node = new ChainNode();
    node.#server.listen(0, "127.0.0.1");
    await once(node.#server, "listening");
    return node;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get subscriptions(): number {
    return this.#subscriptions.size;
  }

  /** The slots that have a block, from one on. */
  blocks(first: number, last: number = this.head): number[] {
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(
      (slot) => !this.#skipped.has(slot),
    );
  }

  /** Makes a slot without a block. */
  skip(): void {
    this.head += 1;
    this.#skipped.add(this.head);
  }

  /** Makes a block with some transactions, and reports it. */
  advance(
    transactions: number | readonly { readonly signature: string; readonly err?: unknown }[] = 0,
  ): void {
    this.head += 1;
    const list =
      typeof transactions === "number"
        ? Array.from({ length: transactions }, (_, index) => ({
            signature: signatureFor(this.#transactions.length + index + 1),
          }))
        : transactions;
    for (const { signature, err = null } of list as readonly { signature: string; err?: unknown }[]) {
      const transaction = { signature, err, slot: this.head, logs: [`log of ${signature}`] };
      this.#transactions.push(transaction);
      this.#notify("logsSubscribe", this.#inContext({ signature, err, logs: transaction.logs }));
      this.#notify("signatureSubscribe", this.#inContext({ err }), ([wanted]) => wanted === signature);
    }
    this.#notify("slotSubscribe", { slot: this.head, parent: this.head - 1, root: this.head - 32 });
    this.#notify("rootSubscribe", this.head);
  }

  /** Changes the account. */
  change(lamports: number): void {
    this.head += 1;
    this.lamports = lamports;
    this.#notify("accountSubscribe", this.#inContext(this.#account()));
  }

  get signatures(): string[] {
    return this.#transactions.map(({ signature }) => signature);
  }

  /** Ends all sockets. */
  cut(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  async close(): Promise<void> {
    this.cut();
    this.#sockets.close();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #inContext(value: unknown, slot = this.head): object {
    return { context: { slot }, value };
  }

  #account(): object {
    return { lamports: this.lamports, data: [this.data, "base64"], owner: "1".repeat(32), executable: false };
  }

  #notify(method: string, result: unknown, isWanted: (params: Params) => boolean = () => true): void {
    for (const [id, one] of this.#subscriptions) {
      if (one.method !== method || !isWanted(one.params) || this.loses()) continue;
      const params = { result, subscription: id };
      one.socket.send(
        JSON.stringify({ jsonrpc: "2.0", method: method.replace("Subscribe", "Notification"), params }),
      );
    }
  }

  #faultOf(body: string): ReturnType<ChainNode["fault"]> {
    const [{ method }] = [JSON.parse(body)].flat() as [{ method: string }];
    return this.fault(method);
  }

  #respond(body: string, socket?: WebSocket): string {
    const call = JSON.parse(body) as Json;
    if (!Array.isArray(call)) return this.#respondOne(call, socket);
    return `[${call.map((one) => this.#respondOne(one, socket)).join()}]`;
  }

  #respondOne(
    { id, method, params = [] }: { id: number; method: string; params?: Params },
    socket?: WebSocket,
  ): string {
    this.calls.push({ method, params });
    try {
      this.before(method, params);
      const result = this.#call(method, params, Math.max(0, this.head - this.lag()), socket);
      return JSON.stringify({ jsonrpc: "2.0", id, result });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return JSON.stringify({ jsonrpc: "2.0", id, error: error.error });
    }
  }

  #call(method: string, params: Params, head: number, socket: WebSocket | undefined): unknown {
    if (method.endsWith("Unsubscribe")) return this.#subscriptions.delete(params[0]);
    if (method.endsWith("Subscribe") && socket) {
      this.#lastId += 1;
      this.#subscriptions.set(this.#lastId, { socket, method, params });
      return this.#lastId;
    }
    const seen = this.#transactions.filter(({ slot }) => slot <= head);
    switch (method) {
      case "getSlot":
        return head;
      case "getFirstAvailableBlock":
        return this.firstAvailable;
      case "getEpochInfo":
        return { absoluteSlot: head, blockHeight: head };
      case "getBlocks":
        return this.blocks(Math.max(params[0], this.firstAvailable), head);
      case "getBlock":
        return this.#block(params[0], head);
      case "getSignaturesForAddress": {
        const { limit = 1_000, before } = params[1];
        const newestFirst = seen.toReversed();
        const index = newestFirst.findIndex(({ signature }) => signature === before);
        if (before !== undefined && index === -1) {
          // Agave before version 4 returns nothing.
          if (this.isAgave4) throw new RpcError(-32_020, `Transaction ${before} not found`);
          return [];
        }
        return newestFirst.slice(index + 1, index + 1 + limit);
      }
      case "getTransaction": {
        const found = seen.find(({ signature }) => signature === params[0]);
        return found ? { slot: found.slot, meta: { err: found.err, logMessages: found.logs } } : null;
      }
      case "getSignatureStatuses": {
        const found = seen.find(({ signature }) => signature === params[0][0]);
        const status = found && { slot: found.slot, err: found.err, confirmationStatus: "confirmed" };
        return this.#inContext([status ?? null], head);
      }
      case "getAccountInfo":
        return this.#inContext(this.#account(), head);
      case "sendTransaction":
        this.sent.push(params[0]);
        return "sent";
      default:
        throw new RpcError(-32601, `Method not found: ${method}`);
    }
  }

  #block(slot: number, head: number): unknown {
    if (slot > head) throw new RpcError(-32004, `Block not available for slot ${slot}`);
    if (slot < this.firstAvailable)
      throw new RpcError(-32001, `Block ${slot} cleaned up, does not exist on node`);
    if (this.#skipped.has(slot)) throw new RpcError(-32007, `Slot ${slot} was skipped, or missing`);
    const parentSlot = this.blocks(0, slot - 1).at(-1) ?? 0;
    return {
      blockhash: `hash${slot}`,
      previousBlockhash: `hash${parentSlot}`,
      parentSlot,
      blockHeight: slot,
      blockTime: 0,
      signatures: [],
    };
  }
}
