import { once } from "node:events";
import { expect } from "vitest";
import { WebSocket } from "ws";

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
  readonly method?: string;
  readonly params?: {
    readonly subscription: string;
    readonly result?: unknown;
    readonly error?: { readonly code: number; readonly message: string };
  };
}

/** A caller's WebSocket, without any code of ours. */
export class SocketCaller {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  /** The code and the reason that the socket was closed with. */
  closed: [number, string] | undefined;
  #lastId = 0;

  static async connect(url: string): Promise<SocketCaller> {
    const caller = new SocketCaller(url);
    await once(caller.socket, "open");
    return caller;
  }

  private constructor(url: string) {
    this.socket = new WebSocket(url);
    this.socket.on("message", (data: Buffer) => {
      this.messages.push(JSON.parse(data.toString("utf8")) as Message);
    });
    this.socket.on("error", () => {});
    this.socket.on("close", (code: number, reason: Buffer) => {
      this.closed = [code, reason.toString("utf8")];
    });
  }

  async call(method: string, ...params: unknown[]): Promise<Message> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    const response = (): Message | undefined => this.messages.find((message) => message.id === id);
    await expect.poll(response).toBeDefined();
    return response() as Message;
  }

  /** @returns the id of the subscription. */
  async subscribe(...params: unknown[]): Promise<string> {
    const { result, error } = await this.call("eth_subscribe", ...params);
    if (error) throw new Error(error.message);
    return result as string;
  }

  /** The events of a subscription so far. */
  events<T>(id: string): T[] {
    return this.messages
      .filter(({ params }) => params?.subscription === id && "result" in params)
      .map(({ params }) => params?.result as T);
  }
}
