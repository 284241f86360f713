import { randomBytes } from "node:crypto";
import type { WebSocket } from "ws";
import {
  type CallerSubscriptions,
  paramsOf,
  type Say,
} from "../../contract/json-rpc/caller-subscriptions.ts";
import { rpcCode, type RpcError, RpcFailure } from "../../contract/json-rpc/rpc-failure.ts";
import { callText, errorText, resultText } from "../../contract/json-rpc/rpc-message.ts";
import { JsonText, memberTexts, objectText } from "../../contract/json-text.ts";
import type { Limits } from "../../contract/limits.ts";
import type { NodeSource, RpcCall } from "../../contract/part-source.ts";
import { watchPeer } from "../../contract/web-socket/watch-peer.ts";
import { openUpstream } from "../../routing/open-upstream.ts";
import { asRpcError } from "./rpc-error.ts";

/** What an upstream responds: the result is JSON. */
interface Response {
  readonly result?: string | undefined;
  readonly error?: RpcError | JsonText;
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
  readonly #waiting = new Map<string, (response: Response) => void>();
  /** By the ids of the upstream, which are JSON. */
  readonly #localIds = new Map<string, string>();
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
      if (result === undefined || !/^["\d]/.test(result) || this.#localIds.has(result))
        return this.#refuse(call, unavailable);
      const localId = `0x${randomBytes(16).toString("hex")}`;
      this.#localIds.set(result, localId);
      this.#say(resultText(call.id, JSON.stringify(localId)));
    });
  }

  unsubscribe(call: RpcCall): void {
    const [wanted] = paramsOf(call);
    const entry = [...this.#localIds].find(([, localId]) => localId === wanted);
    if (!entry) return this.#refuse(call, { code: rpcCode.server, message: "subscription not found" });
    const [upstreamId] = entry;
    // Gone at once: after this nothing of it is passed on, whatever the upstream still sends.
    this.#localIds.delete(upstreamId);
    void this.#ask({ ...call, params: `[${upstreamId}]` }, ({ result = "null", error }) => {
      if (error) this.#refuse(call, error);
      else this.#say(resultText(call.id, result));
    });
  }

  close(): void {
    this.#closed = true;
    this.#localIds.clear();
    this.#socket?.close();
  }

  async #ask(call: RpcCall, then: (response: Response) => void): Promise<void> {
    const id = String(++this.#lastId);
    // A node that leaves a call of one's own unanswered may have left everything else, too.
    const timer = setTimeout(() => this.#giveUp(id), this.#limits.upstreamTimeout);
    this.#waiting.set(id, (response) => {
      clearTimeout(timer);
      then(response);
    });
    try {
      // Before the connection is used: what is wrong with a call must not count against it.
      const text = callText({ ...call, id });
      (await this.#connection()).send(text);
    } catch (error) {
      this.#answer(id, { error: asRpcError(error) });
    }
  }

  #giveUp(id: string): void {
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
    if (!message.has("method")) return this.#answer(message.get("id"), responseOf(message));
    const params = memberTexts(message.get("params") ?? "null");
    // Starknet's nodes call it `subscription_id`.
    const name = params.has("subscription") ? "subscription" : "subscription_id";
    const localId = this.#localIds.get(params.get(name) ?? "");
    if (localId === undefined) return;
    params.set(name, JSON.stringify(localId));
    this.#say(objectText(message.set("params", objectText(params))));
  }

  #answer(id: string | undefined, response: Response): void {
    if (id === undefined) return;
    const then = this.#waiting.get(id);
    this.#waiting.delete(id);
    then?.(response);
  }

  #lost(): void {
    this.#upstream = undefined;
    this.#socket = undefined;
    for (const id of this.#waiting.keys()) this.#answer(id, { error: unavailable });
    if (this.#localIds.size > 0 && !this.#closed) this.#onLost();
  }

  #refuse({ id }: RpcCall, error: RpcError | JsonText): void {
    this.#say(errorText(id, error));
  }
}

/** @returns the members of what the upstream says, or nothing if it is no JSON object. */
function readMessage(text: string): Map<string, string> | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return text.trimStart().startsWith("{") ? memberTexts(text) : undefined;
}

function responseOf(message: ReadonlyMap<string, string>): Response {
  const [result, error = "null"] = [message.get("result"), message.get("error")];
  return error === "null" ? { result } : { result, error: new JsonText(error) };
}
