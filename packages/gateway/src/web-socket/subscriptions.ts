import { randomBytes } from "node:crypto";
import type { WebSocket } from "ws";
import { parseLossless } from "../rpc/lossless-json.ts";
import { asRpcError } from "../rpc/answer-rpc.ts";
import { rpcCode, type RpcError, RpcFailure } from "../rpc/rpc-failure.ts";
import { callText } from "../rpc/rpc-message.ts";
import type { NodeSource } from "../upstream/node-source.ts";
import type { RpcCall } from "../upstream/reply.ts";
import type { Limits } from "../limits.ts";
import { openUpstream } from "./open-upstream.ts";
import { watchPeer } from "./watch-peer.ts";

/** What an upstream says on its socket. */
interface UpstreamMessage {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: RpcError;
  readonly method?: string;
  /** Starknet's nodes call it `subscription_id`. */
  readonly params?: { readonly subscription?: unknown; readonly subscription_id?: unknown };
}

/** What is said to the caller. */
export type Say = (message: object) => void;

/** The subscriptions of one caller's socket. */
export interface CallerSubscriptions {
  subscribe(call: RpcCall): void;
  unsubscribe(call: RpcCall): void;
  close(): void;
}

const unavailable: RpcError = { code: rpcCode.unavailable, message: "no node could take the subscription" };

/**
 * The subscriptions of one caller's socket, over one socket to one upstream that is opened for the first of them.
 *
 * Answers are passed on as they are read, not later: a notification may follow its subscription's answer in the
 * same packet, and the caller must see the answer first.
 */
export class Subscriptions implements CallerSubscriptions {
  readonly #source: NodeSource;
  readonly #limits: Limits;
  readonly #say: Say;
  readonly #onLost: () => void;
  readonly #waiting = new Map<number, (message: UpstreamMessage) => void>();
  readonly #localIds = new Map<unknown, string>();
  #upstream: Promise<WebSocket> | undefined;
  #socket: WebSocket | undefined;
  #lastId = 0;
  #closed = false;

  /** @param onLost - Told when the upstream's socket ends while there are subscriptions. */
  constructor(source: NodeSource, limits: Limits, say: Say, onLost: () => void) {
    this.#source = source;
    this.#limits = limits;
    this.#say = say;
    this.#onLost = onLost;
  }

  subscribe(call: RpcCall): void {
    if (this.#localIds.size + this.#waiting.size >= this.#limits.subscriptions) {
      const message = `one socket may have ${this.#limits.subscriptions} subscriptions`;
      return this.#refuse(call, { code: rpcCode.limit, message });
    }
    void this.#ask(call, ({ result, error }) => {
      if (error) return this.#refuse(call, error);
      // What is told under it could be told of one of the two only.
      if (result === undefined || this.#localIds.has(result)) return this.#refuse(call, unavailable);
      const localId = `0x${randomBytes(16).toString("hex")}`;
      this.#localIds.set(result, localId);
      this.#say({ jsonrpc: "2.0", id: call.id, result: localId });
    });
  }

  unsubscribe(call: RpcCall): void {
    const [wanted]: unknown[] = Object.values(call.params ?? {});
    const entry = [...this.#localIds].find(([, localId]) => localId === wanted);
    if (!entry) return this.#refuse(call, { code: rpcCode.server, message: "subscription not found" });
    const [upstreamId] = entry;
    // Gone at once: after this nothing of it is passed on, whatever the upstream still sends.
    this.#localIds.delete(upstreamId);
    void this.#ask({ ...call, params: [upstreamId] }, ({ result, error }) => {
      if (error) this.#refuse(call, error);
      else this.#say({ jsonrpc: "2.0", id: call.id, result });
    });
  }

  close(): void {
    this.#closed = true;
    this.#localIds.clear();
    this.#socket?.close();
  }

  async #ask(call: RpcCall, then: (message: UpstreamMessage) => void): Promise<void> {
    const id = ++this.#lastId;
    // A node that leaves a call of one's own unanswered may have left everything else, too.
    const timer = setTimeout(() => this.#giveUp(id), this.#limits.upstreamTimeout);
    this.#waiting.set(id, (message) => {
      clearTimeout(timer);
      then(message);
    });
    try {
      // Before the connection is used: what is wrong with a call must not count against it.
      const text = callText({ ...call, id });
      (await this.#connection()).send(text);
    } catch (error) {
      this.#answer(id, { error: asRpcError(error) });
    }
  }

  #giveUp(id: number): void {
    if (this.#socket) this.#socket.terminate();
    else this.#answer(id, { error: unavailable });
  }

  async #connection(): Promise<WebSocket> {
    try {
      this.#upstream ??= this.#connect();
      return await this.#upstream;
    } catch {
      this.#upstream = undefined;
      throw new RpcFailure(unavailable);
    }
  }

  async #connect(): Promise<WebSocket> {
    const socket = await openUpstream(this.#source, "");
    if (!socket) throw new Error("no upstream takes WebSockets");
    this.#socket = socket;
    watchPeer(socket, this.#limits.pingInterval);
    socket.on("message", (data: Buffer) => this.#read(data.toString("utf8")));
    socket.on("close", () => this.#lost());
    socket.resume();
    if (this.#closed) socket.close();
    return socket;
  }

  #read(text: string): void {
    const message = readMessage(text);
    if (!message) return this.#socket?.terminate();
    if (message.method === undefined) return this.#answer(message.id, message);
    const { params } = message;
    const name = params?.subscription === undefined ? "subscription_id" : "subscription";
    const localId = this.#localIds.get(params?.[name]);
    if (localId !== undefined) this.#say({ ...message, params: { ...params, [name]: localId } });
  }

  #answer(id: unknown, message: UpstreamMessage): void {
    if (typeof id !== "number") return;
    const then = this.#waiting.get(id);
    this.#waiting.delete(id);
    then?.(message);
  }

  #lost(): void {
    this.#upstream = undefined;
    this.#socket = undefined;
    for (const id of this.#waiting.keys()) this.#answer(id, { error: unavailable });
    if (this.#localIds.size > 0 && !this.#closed) this.#onLost();
  }

  #refuse({ id }: RpcCall, error: RpcError): void {
    this.#say({ jsonrpc: "2.0", id, error });
  }
}

/** @returns what the upstream says, or nothing if it is no JSON object. */
function readMessage(text: string): UpstreamMessage | undefined {
  try {
    const message = parseLossless(text);
    return typeof message === "object" && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
