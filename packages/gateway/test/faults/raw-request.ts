import { connect, type Socket } from "node:net";

/** Opens a connection to a server's address; what goes wrong with it is told by its end alone. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  return socket;
}

/**
 * Sends bytes as they are, and returns all that comes back until the server ends the connection, or is silent.
 *
 * @param silence - Milliseconds without a byte that end the wait.
 * @param patience - Milliseconds until the first byte, where one must come: a busy machine may take its time.
 */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  silence = 300,
  patience: number = silence,
): Promise<string> {
  const socket = openSocket(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString("latin1"));
    };
    let timer = setTimeout(finish, patience);
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(timer);
      timer = setTimeout(finish, silence);
    });
    socket.on("close", finish);
    socket.write(bytes);
  });
}

/** @returns the statuses of the responses in what came back. */
export function statusesIn(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** A POST as text; `head` holds more header lines, each with its line end. */
export function postText(path: string, head: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\n${head}\r\n${body}`;
}
