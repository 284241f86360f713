import { connect, type Socket } from "node:net";

/** Opens a connection to a server's address. Errors only end the connection. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  return socket;
}

/** After each part of a silence, what has arrived in the meantime is read: a pause of this process is no silence. */
const silenceParts = 10;

/**
 * Sends raw bytes, and returns everything that comes back until the server ends the connection, or is silent.
 *
 * @param silence - Milliseconds without a byte that end the wait.
 * @param maxWait - Milliseconds to wait for the first byte: a busy machine may be slow. Short if none may come.
 */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  silence = 300,
  maxWait = 120_000,
): Promise<string> {
  const socket = openSocket(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString("latin1"));
    };
    let timer = setTimeout(finish, maxWait);
    const wait = (parts: number): void => {
      timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : finish()), silence / silenceParts);
    };
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(timer);
      wait(silenceParts);
    });
    socket.on("close", finish);
    socket.write(bytes);
  });
}

/** Bytes that are not UTF-8: an invalid byte, an overlong form, a surrogate, a too large and a truncated one. */
export const invalidUtf8: readonly Uint8Array[] = [
  Uint8Array.of(0xff),
  Uint8Array.of(0xc0, 0xaf),
  Uint8Array.of(0xed, 0xa0, 0x80),
  Uint8Array.of(0xf4, 0x90, 0x80, 0x80),
  Uint8Array.of(0xe2, 0x82),
];

/** @returns the statuses of all responses in the received text. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** A POST as text; `head` holds more header lines, each with its line end. */
export function postText(path: string, head: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\n${head}\r\n${body}`;
}
