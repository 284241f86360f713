import type { NodeAccessError } from "@node-access/auth";
import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import {
  closedError,
  connectionError,
  MAX_RESPONSE_BYTES,
  type CallTarget,
  responseTooLarge,
} from "../call-error.ts";
import { addHeaders, joinHeaders } from "../headers.ts";
import { checkUserAgent } from "../check-options.ts";
import { statusError } from "../http/read-response.ts";
import { VERSION } from "../version.ts";
import { checkRequest, type EngineSocket, type ConnectFailure, type WebSocketEngine } from "./engine.ts";

/** Maximum bytes of an HTTP response that rejects an upgrade; the rest is not read. */
const MAX_REJECTION = 4_096;
/** Milliseconds to wait for the peer's close frame. */
const CLOSE_TIMEOUT = 1_000;
const CLOSE_FRAME = 0x88;
const SETTLED = Promise.resolve();
/** Reasons for the codes with which undici closes a connection. Source: RFC 6455 section 7.4.1. */
const CLOSE_REASONS: Readonly<Record<number, string>> = {
  1002: "the node broke the WebSocket protocol",
  1007: "a text message is not UTF-8",
  1008: "a message has too many fragments",
  1009: "a message is larger than maxResponseBytes",
};

/**
 * Opens sockets with undici's `WebSocket`, which is loaded with the first one.
 * Node 20 has no `WebSocket` of its own.
 */
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
    const [{ Agent, ping, WebSocket }, { readProxy }, { socketConnector }] = await Promise.all([
      import("undici"),
      import("../http/proxy.ts"),
      import("../http/socket-connector.ts"),
    ]);
    const connect = socketConnector(readProxy(proxy, new URL(wire.url)), { timeout: 0 });
    /** The socket to the server or the proxy. Destroying it ends the handshake. */
    let pending: Socket | undefined;
    const agent = new Agent({
      allowH2: false,
      // The connection has its own deadline.
      headersTimeout: 0,
      bodyTimeout: 0,
      webSocket: { maxPayloadSize: Number.isFinite(maxResponseBytes) ? maxResponseBytes : 0 },
      connect: (options, callback) => {
        pending = connect(options, callback);
      },
    });
    // The signal may have aborted while undici was loading.
    if (signal.aborted) return closedError;
    const handshake = new Handshake(onActivity);
    return new Promise((resolve) => {
      const socket = new WebSocket(wire.url, {
        headers: { "user-agent": userAgent, ...(added ? joinHeaders(wire.headers, added) : wire.headers) },
        dispatcher: agent.compose(
          (dispatch) => (options, handler) => dispatch(options, handshake.watch(handler)),
        ),
      });
      const terminate = (): void => {
        socket.close();
        // Until the upgrade completes, undici owns the connection.
        if (handshake.connection) handshake.connection.destroy();
        else pending?.destroy(new Error("no longer needed"));
      };
      let gone: (() => void) | undefined;
      const closed = new Promise<void>((done) => (gone = done));
      let opened = false;
      socket.binaryType = "arraybuffer";
      signal.addEventListener("abort", terminate);
      socket.addEventListener("open", () => {
        opened = true;
        resolve({
          send(text) {
            if (socket.readyState !== WebSocket.OPEN) return false;
            handshake.batch(() => socket.send(text));
            return true;
          },
          ping: () => ping(socket),
          async close() {
            socket.close(1000);
            const timer = setTimeout(terminate, CLOSE_TIMEOUT);
            await closed;
            clearTimeout(timer);
          },
          terminate,
        } satisfies EngineSocket);
      });
      socket.addEventListener("message", ({ data }) => onMessage(data));
      socket.addEventListener("close", ({ code, reason }) => {
        gone?.();
        void agent.destroy();
        const { closeCode } = handshake;
        if (!opened) resolve(handshake.failure);
        else if (code === 1006 && closeCode) {
          const toError = (target: CallTarget): NodeAccessError => responseTooLarge(target, maxResponseBytes);
          onClose({
            code: closeCode,
            reason: CLOSE_REASONS[closeCode] ?? "",
            ...(closeCode === 1009 && { toError }),
          });
        } else onClose({ code, reason });
      });
    });
  },
};

/** The used part of a TCP or TLS socket. */
interface Connection {
  write: (chunk: Uint8Array, done?: () => void) => boolean;
  on(event: "data", listener: () => void): unknown;
  destroy(): void;
}

/**
 * Observes what undici's WebSocket does not expose: the connection, the response to a rejected
 * upgrade, and its own close code.
 */
class Handshake {
  readonly #onActivity: () => void;
  connection: Connection | undefined;
  failure: ConnectFailure = (target) => connectionError(target, {});
  /**
   * The code with which the client closed the connection. undici sends it to the peer but does not
   * report it.
   */
  closeCode: number | undefined;
  /** Whether writes are being batched. */
  #isBatching = false;

  constructor(onActivity: () => void) {
    this.#onActivity = onActivity;
  }

  watch(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
    let head: { status: number; headers: Record<string, string> } | undefined;
    let body: Buffer = Buffer.alloc(0);
    // Reported as an error, because after a 401 response undici would repeat the request.
    const rejectUpgrade = (controller: Dispatcher.DispatchController): void => {
      if (head) {
        const response = { ...head, text: body.toString() };
        this.failure = (target) => statusError(response, Object.assign(target, { response }));
      }
      handler.onResponseError?.(controller, new Error("upgrade rejected"));
    };
    return {
      onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
      onRequestUpgrade: (controller, status, headers, socket) => {
        this.connection = socket as unknown as Connection;
        this.#listen(this.connection);
        handler.onRequestUpgrade?.(controller, status, headers, socket);
      },
      onResponseStart: (_controller, status, headers) => {
        const joined = Object.entries(headers).map(([name, value]) => [name, String(value)]);
        head = { status, headers: Object.fromEntries(joined) };
      },
      onResponseData: (controller, chunk) => {
        body = Buffer.concat([body, chunk]);
        if (body.length > MAX_REJECTION) controller.abort(new Error("enough"));
      },
      onResponseEnd: rejectUpgrade,
      onResponseError: (controller, cause) => {
        this.failure = (target) => connectionError(target, cause);
        rejectUpgrade(controller);
      },
    };
  }

  /**
   * Defers the writes of `send` until the callbacks of all settled promises have run.
   * Calls that a program makes together then share one system call, which is the most expensive
   * part of a small call.
   */
  batch(send: () => void): void {
    this.#isBatching = true;
    try {
      send();
    } finally {
      this.#isBatching = false;
    }
  }

  #listen(connection: Connection): void {
    const write = connection.write.bind(connection);
    let batched: Uint8Array[] = [];
    const flush = (): void => {
      const chunks = batched;
      batched = [];
      if (chunks.length) write(Buffer.concat(chunks));
    };
    connection.on("data", this.#onActivity);
    connection.write = (chunk, done) => {
      if (this.#isBatching) {
        // Not process.nextTick: in some processes V8 does not optimize it, and it then takes a
        // tenth of a small call.
        if (batched.push(chunk) === 1) void SETTLED.then(flush);
        done?.();
        return true;
      }
      flush();
      // A close frame: two bytes of header, four of mask, then the code. Source:
      // RFC 6455 sections 5.2 and 5.5.1.
      if (chunk[0] === CLOSE_FRAME) {
        const [, length = 0, mask1 = 0, mask2 = 0, , , code1 = 0, code2 = 0] = chunk;
        if ((length & 127) + 6 === chunk.length && chunk.length > 7)
          this.closeCode = ((code1 ^ mask1) << 8) | (code2 ^ mask2);
      }
      return write(chunk, done);
    };
  }
}
