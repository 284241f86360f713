import type { Socket } from "node:net";

/** An error that Redis replies. */
export class RedisError extends Error {}

/**
 * Sends commands to Redis or Valkey. Each reply is one line, which is all that our commands get. A library opens its socket itself, so
 * that what a hostile server sends could not be bounded.
 */
export class RedisConnection {
  readonly #socket: Socket;
  readonly #waiting: PromiseWithResolvers<string>[] = [];
  #rest = "";
  #failure = new Error("it closed the connection");

  constructor(socket: Socket) {
    this.#socket = socket.setEncoding("utf8");
    socket
      .on("data", (text: string) => this.#read(text))
      .on("error", (error) => (this.#failure = error))
      .on("close", () => this.#waiting.splice(0).forEach(({ reject }) => reject(this.#failure)));
  }

  /** @throws RedisError, or Error if the connection ends. */
  async send(...command: readonly string[]): Promise<string> {
    if (this.#socket.destroyed) throw this.#failure;
    const parts = command.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`);
    this.#socket.write(`*${parts.length}\r\n${parts.join("")}`);
    const reply = Promise.withResolvers<string>();
    this.#waiting.push(reply);
    return reply.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(text: string): void {
    const lines = text.split("\r\n");
    lines[0] = this.#rest + lines[0];
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      const reply = this.#waiting.shift();
      if (reply && /^[+:]/.test(line)) reply.resolve(line.slice(1));
      else if (reply && line.startsWith("-")) reply.reject(new RedisError(line.slice(1)));
      else {
        this.#failure = new Error("it does not respond as Redis does");
        reply?.reject(this.#failure);
        this.close();
        return;
      }
    }
  }
}
