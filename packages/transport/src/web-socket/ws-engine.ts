import { constants } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { ClientOptions, RawData } from "ws";
import { closedError, connectionError, MAX_RESPONSE_BYTES, responseTooLarge } from "../call-error.ts";
import { addHeaders, joinHeaders } from "../headers.ts";
import { checkUserAgent } from "../check-options.ts";
import type { HttpResponse } from "../http/http-transport.ts";
import type { Proxy } from "../http/proxy.ts";
import { statusError } from "../http/read-response.ts";
import { VERSION } from "../version.ts";
import { checkRequest, type ConnectFailure, type SocketClose, type WebSocketEngine } from "./engine.ts";

/** Maximum bytes of an HTTP response that rejects an upgrade; the rest is not read. */
const MAX_REJECTION = 4_096;
/** Milliseconds to wait for the peer's close frame. */
const CLOSE_TIMEOUT = 1_000;
/** As many as a node sends that writes 64 MiB in parts of 512 bytes. `ws` allows 16,384. */
const MAX_FRAGMENTS = 131_072;
/** Milliseconds without traffic after which the system asks whether the connection still exists. */
const KEEP_ALIVE = 60_000;
const SETTLED = Promise.resolve();

const UNCOMPRESSED = { compress: false };

const PROTOCOL_BROKEN = { code: 1002, reason: "the node broke the WebSocket protocol" };
const TOO_LARGE = { code: 1009, reason: "a message is larger than maxResponseBytes" };
/** Why `ws` closes a socket, by its error. Errors that are not here mean a broken protocol. Source: RFC 6455 section 7.4.1. */
const CLOSES: Readonly<Record<string, Pick<SocketClose, "code" | "reason">>> = {
  WS_ERR_INVALID_UTF8: { code: 1007, reason: "a text message is not UTF-8" },
  Z_DATA_ERROR: { code: 1007, reason: "a compressed message is damaged" },
  WS_ERR_TOO_MANY_BUFFERED_PARTS: { code: 1008, reason: "a message has too many fragments" },
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: TOO_LARGE,
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: TOO_LARGE,
};

/** Opens sockets with the package `ws`, which is loaded with the first one. */
export const engine: WebSocketEngine = {
  addHeaders,
  async open(request) {
    checkRequest(request);
    const {
      wire,
      added,
      proxy,
      userAgent = `node-access/${VERSION}`,
      maxResponseBytes = MAX_RESPONSE_BYTES,
      signal,
      onMessage,
      onActivity,
      onClose,
    } = request;
    checkUserAgent(userAgent);
    const url = new URL(wire.url);
    const [{ WebSocket }, { readProxy }] = await Promise.all([import("ws"), import("../http/proxy.ts")]);
    const throughProxy = readProxy(proxy, url);
    const tunnel = throughProxy && (await createTunnel(throughProxy, url));
    // The signal may have aborted while the modules were loading.
    if (signal.aborted) return closedError;
    const options: ClientOptions & { closeTimeout: number; ALPNProtocols: string[] } = {
      headers: { "user-agent": userAgent, ...(added ? joinHeaders(wire.headers, added) : wire.headers) },
      // A longer message would not fit into a string.
      maxPayload: Math.min(Math.ceil(maxResponseBytes), constants.MAX_STRING_LENGTH),
      maxFragments: MAX_FRAGMENTS,
      closeTimeout: CLOSE_TIMEOUT,
      ALPNProtocols: ["http/1.1"],
      createConnection: tunnel?.open,
    };
    return new Promise((resolve) => {
      const socket = new WebSocket(url, options);
      let connection: Socket | undefined;
      let isOpen = false;
      let failure: ConnectFailure | undefined;
      let close: SocketClose | undefined;
      const flush = (): void => connection?.uncork();
      const terminate = (): void => {
        socket.close();
        flush();
        socket.terminate();
        if (!connection) tunnel?.abort();
      };
      const closed = new Promise<void>((done) => socket.once("close", () => done()));
      socket.binaryType = "arraybuffer";
      signal.addEventListener("abort", terminate);
      socket.on("unexpected-response", (_, response) => {
        void readRejection(response).then((rejection) => {
          failure = (target) => statusError(rejection, Object.assign(target, { response: rejection }));
          terminate();
        });
      });
      socket.on("upgrade", (response) => {
        connection = response.socket;
        connection.setKeepAlive(true, KEEP_ALIVE);
        connection.on("data", onActivity);
      });
      socket.on("open", () => {
        isOpen = true;
        resolve({
          send(text) {
            if (socket.readyState !== WebSocket.OPEN) return false;
            // Calls that a program makes together share one system call, the most expensive part of a small call.
            // Not process.nextTick: in some processes V8 does not optimize it, and it then takes a tenth of such a call.
            if (connection?.writableCorked === 0) {
              connection.cork();
              void SETTLED.then(flush);
            }
            socket.send(text, UNCOMPRESSED);
            return true;
          },
          ping: () => socket.ping(),
          async close() {
            socket.close(1000);
            const timer = setTimeout(terminate, CLOSE_TIMEOUT);
            await closed;
            clearTimeout(timer);
          },
          terminate,
        });
      });
      socket.on("message", (data, isBinary) => onMessage(isBinary ? (data as ArrayBuffer) : toText(data)));
      socket.on("error", (cause: NodeJS.ErrnoException) => {
        failure ??= (target) => connectionError(target, cause);
        if (!isOpen) return;
        const why = CLOSES[cause.code ?? ""] ?? PROTOCOL_BROKEN;
        close =
          why === TOO_LARGE
            ? { ...why, toError: (target) => responseTooLarge(target, maxResponseBytes) }
            : why;
        // Otherwise, `ws` would wait for the close frame of a node that may still be sending.
        terminate();
      });
      socket.on("close", (code, reason) => {
        if (isOpen) onClose(close ?? { code, reason: String(reason) });
        else resolve(failure ?? ((target) => connectionError(target, {})));
      });
    });
  },
};

interface Tunnel {
  readonly open: ClientOptions["createConnection"];
  /** Ends the handshake with the proxy or behind it. */
  abort(): void;
}

async function createTunnel(proxy: Proxy, { host, hostname, port, protocol }: URL): Promise<Tunnel> {
  const { socketConnector } = await import("../http/socket-connector.ts");
  const connect = socketConnector(proxy, { timeout: 0 });
  const target = {
    host,
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    protocol: protocol === "wss:" ? "https:" : "http:",
  };
  let toProxy: Socket | undefined;
  return {
    // `node:http` passes a callback, which its types don't declare.
    open: ((_: unknown, onOpened: Parameters<typeof connect>[1]) => {
      toProxy = connect(target, onOpened);
    }) as unknown as Tunnel["open"],
    abort: () => void toProxy?.destroy(new Error("no longer needed")),
  };
}

/** Reads the response that rejects an upgrade. */
async function readRejection(response: IncomingMessage): Promise<HttpResponse> {
  let body = Buffer.alloc(0);
  try {
    for await (const chunk of response) {
      body = Buffer.concat([body, chunk as Buffer]);
      if (body.length > MAX_REJECTION) break;
    }
  } catch {
    // The server may close the connection before the end. What has arrived says enough.
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), text: String(body) };
}

/** Returns a text message without a byte order mark, which browsers drop too. */
function toText(data: RawData): string {
  // Not String(data), which takes almost twice as long: it looks for a conversion first.
  const text = (data as Buffer).toString();
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
