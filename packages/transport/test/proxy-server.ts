import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy that records its requests. */
export interface TestProxy {
  readonly url: string;
  /** `host:port` of each tunnel. */
  readonly tunnels: string[];
  readonly logins: (string | undefined)[];
  /** The number of open connections. */
  readonly sockets: Set<Socket>;
  /** All bytes sent through tunnels to the servers. */
  readonly sent: string[];
}

/** A proxy's response to `CONNECT`: a status, none, or a tunnel whose other end responds before it has a request. */
export type Response = number | "silence" | "hurry";

/** Starts a proxy that opens tunnels. It stops with the test. */
export async function startProxy(
  response: Response = 200,
  tls?: { readonly key: string; readonly cert: string },
): Promise<TestProxy> {
  const proxy: TestProxy = { url: "", tunnels: [], logins: [], sockets: new Set(), sent: [] };
  const server: Server = tls ? createTlsServer(tls) : createServer();
  const others = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    proxy.sockets.add(socket);
    socket.on("error", () => {}).on("close", () => proxy.sockets.delete(socket));
  });
  server.on("connect", ({ url = "", headers }, socket: Socket) => {
    socket.on("error", () => {});
    proxy.tunnels.push(url);
    proxy.logins.push(headers["proxy-authorization"]);
    if (response === "silence") {
      socket.resume().on("end", () => socket.end());
      return;
    }
    if (response === "hurry") {
      socket.write("HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\n\r\n");
      return;
    }
    if (response !== 200) {
      socket.end(`HTTP/1.1 ${response} No\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const [host = "", port] = url.split(":");
    const other = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      socket.on("data", (bytes) => proxy.sent.push(bytes.toString("latin1")));
      socket.pipe(other).pipe(socket);
    });
    others.add(other.on("error", () => socket.destroy()).on("close", () => socket.destroySoon()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of [...proxy.sockets, ...others]) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ...proxy, url: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}` };
}
