import { connect as connectHttp2 } from "node:http2";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { Session } from "./session.ts";

/** How long a connection and its first response may take, in milliseconds. */
const MAX_WAIT = 5_000;

/** Finds out whether a node speaks HTTP/2, which only TLS negotiates, and whether it does where it says so. */
export async function findHttp2(
  session: Session,
  { path, body }: { path: string; body: string | undefined },
): Promise<void> {
  const { url, headers } = session.wire.address;
  const address = new URL(url + path);
  if (address.protocol !== "https:") return;
  await session.wire.waitForTurn();
  const socket = await negotiate(address);
  session.capabilities["http2"] = socket !== undefined;
  if (!socket) return;
  const status = await requestStatus(socket, address, headers, body);
  if (status !== undefined) return;
  session.addFinding("http2", "HTTP/2", "TLS negotiates it, and a request has no response in 5 s");
}

function negotiate({ hostname, port }: URL): Promise<TLSSocket | undefined> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, "");
    const socket = connectTls({
      host,
      port: Number(port || 443),
      // An address is no name.
      ...(!/^[\d.]+$|:/.test(host) && { servername: host }),
      ALPNProtocols: ["h2", "http/1.1"],
      timeout: MAX_WAIT,
    });
    const end = (isHttp2: boolean): void => {
      if (!isHttp2) socket.destroy();
      resolve(isHttp2 ? socket : undefined);
    };
    socket.once("secureConnect", () => end(socket.alpnProtocol === "h2"));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}

/** Sends a request over HTTP/2; `undefined` if it has no response. */
function requestStatus(
  socket: TLSSocket,
  address: URL,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const client = connectHttp2(address, { createConnection: () => socket });
    const end = (status?: number): void => {
      clearTimeout(timer);
      client.destroy();
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(end, MAX_WAIT);
    client.once("error", () => end());
    const request = client.request({
      ...headers,
      ":method": body === undefined ? "GET" : "POST",
      ":path": address.pathname + address.search,
      ...(body !== undefined && { "content-type": "application/json" }),
    });
    request.once("error", () => end());
    request.once("response", ({ ":status": status }) => end(status));
    request.end(body);
  });
}
