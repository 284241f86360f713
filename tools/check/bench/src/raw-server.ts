import { createServer, type Socket } from "node:net";
import { listen, type LocalServer } from "@node-access-tools/local-servers";

/** Writes a response with the status 200: the parts of its body, of which the texts are ASCII. */
export type WriteResponse = (...body: readonly (string | Buffer)[]) => void;

/** Starts an HTTP/1.1 server that handles bytes itself, so that its callers do not wait for it. It passes bodies on as latin1. */
export function startRawServer(
  respond: (body: string, write: WriteResponse, socket: Socket) => void,
): Promise<LocalServer> {
  const server = createServer({ noDelay: true }, (socket) => {
    let request = "";
    const write: WriteResponse = (...body) => {
      const length = body.reduce((sum, part) => sum + part.length, 0);
      socket.cork();
      socket.write(
        `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
        "latin1",
      );
      for (const part of body) socket.write(part, "latin1");
      socket.uncork();
    };
    socket.setEncoding("latin1");
    socket.on("error", () => socket.destroy());
    socket.on("data", (text: string) => {
      request += text;
      if (!isWhole(request)) return;
      const body = request.slice(request.indexOf("\r\n\r\n") + 4);
      request = "";
      respond(body, write, socket);
    });
  });
  return listen(server);
}

/** Whether an HTTP message is complete, by its content length or its last chunk. Without either, it has no body. */
export function isWhole(message: string): boolean {
  const end = message.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(message) ?? [];
  if (length !== undefined) return message.length >= end + 4 + Number(length);
  return !/\r\ntransfer-encoding: *chunked/i.test(message) || message.endsWith("\r\n0\r\n\r\n");
}
