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
import { joinHeaders } from "../headers.ts";
import { checkUserAgent } from "../check-options.ts";
import { statusError } from "../http/read-response.ts";
import { VERSION } from "../version.ts";
import type { EngineSocket, Refusal, WebSocketEngine } from "./engine.ts";

/** Bytes of an HTTP answer to an upgrade request beyond which it is not read. */
const LONGEST_REFUSAL = 4_096;
/** Milliseconds that a peer is given to answer a good-bye. */
const FAREWELL = 1_000;
const CLOSE_FRAME = 0x88;
const SETTLED = Promise.resolve();
/** What the codes mean with which undici gives a connection up. Source: RFC 6455 section 7.4.1. */
const FOUND: Readonly<Record<number, string>> = {
  1002: "the node broke the WebSocket protocol",
  1007: "a text message is not UTF-8",
  1008: "a message has too many fragments",
  1009: "a message is larger than maxResponseBytes",
};

/** Opens sockets with undici's `WebSocket`, which is loaded at the first one. Node 20 has no other. */
export const engine: WebSocketEngine = {
  sendsHeaders: true,
  async open({
    wire,
    added,
    proxy,
    userAgent = `node-access/${VERSION}`,
    maxResponseBytes = MAX_RESPONSE_BYTES,
    signal,
    onMessage,
    onSign,
    onClose,
  }) {
    checkUserAgent(userAgent);
    const [{ Agent, ping, WebSocket }, { readProxy }, { socketConnector }] = await Promise.all([
      import("undici"),
      import("../http/proxy.ts"),
      import("../http/socket-connector.ts"),
    ]);
    const connect = socketConnector(readProxy(proxy, new URL(wire.url)), { timeout: 0 });
    /** The connection to the server, or to the proxy: everything on it ends with it. */
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
    // While undici was loaded, nobody listened to the signal.
    if (signal.aborted) return closedError;
    const handshake = new Handshake(onSign);
    return new Promise((resolve) => {
      const socket = new WebSocket(wire.url, {
        headers: { "user-agent": userAgent, ...(added ? joinHeaders(wire.headers, added) : wire.headers) },
        dispatcher: agent.compose(
          (dispatch) => (options, handler) => dispatch(options, handshake.watch(handler)),
        ),
      });
      const drop = (): void => {
        socket.close();
        // Before the upgrade is answered, the connection is still undici's.
        if (handshake.connection) handshake.connection.destroy();
        else pending?.destroy(new Error("no longer needed"));
      };
      let gone: (() => void) | undefined;
      const closed = new Promise<void>((done) => (gone = done));
      let opened = false;
      socket.binaryType = "arraybuffer";
      signal.addEventListener("abort", drop);
      socket.addEventListener("open", () => {
        opened = true;
        resolve({
          send(text) {
            if (socket.readyState !== WebSocket.OPEN) return false;
            handshake.hold(() => socket.send(text));
            return true;
          },
          ping: () => ping(socket),
          async close() {
            socket.close(1000);
            const timer = setTimeout(drop, FAREWELL);
            await closed;
            clearTimeout(timer);
          },
          drop,
        } satisfies EngineSocket);
      });
      socket.addEventListener("message", ({ data }) => onMessage(data));
      socket.addEventListener("close", ({ code, reason }) => {
        gone?.();
        void agent.destroy();
        const { closeCode } = handshake;
        if (!opened) resolve(handshake.refusal);
        else if (code === 1006 && closeCode) {
          const blame = (target: CallTarget): NodeAccessError => responseTooLarge(target, maxResponseBytes);
          onClose({ code: closeCode, reason: FOUND[closeCode] ?? "", ...(closeCode === 1009 && { blame }) });
        } else onClose({ code, reason });
      });
    });
  },
};

/** A TCP or TLS socket, as far as it matters here. */
interface Connection {
  write: (chunk: Uint8Array, done?: () => void) => boolean;
  on(event: "data", listener: () => void): unknown;
  destroy(): void;
}

/** Learns what undici's WebSocket does not tell: the connection itself, a refused upgrade's answer, its own close code. */
class Handshake {
  readonly #onSign: () => void;
  connection: Connection | undefined;
  refusal: Refusal = (target) => connectionError(target, {});
  /** The code with which this side gave the connection up. undici tells it to the peer alone. */
  closeCode: number | undefined;
  /** Whether writes are held back. */
  #holding = false;

  constructor(onSign: () => void) {
    this.#onSign = onSign;
  }

  watch(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
    let head: { status: number; headers: Record<string, string> } | undefined;
    let body: Buffer = Buffer.alloc(0);
    // Told as an error: given an answer 401, undici would send the same request again.
    const refuse = (controller: Dispatcher.DispatchController): void => {
      if (head) {
        const answer = { ...head, text: body.toString() };
        this.refusal = (target) => statusError(answer, Object.assign(target, { response: answer }));
      }
      handler.onResponseError?.(controller, new Error("upgrade refused"));
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
        if (body.length > LONGEST_REFUSAL) controller.abort(new Error("enough"));
      },
      onResponseEnd: refuse,
      onResponseError: (controller, cause) => {
        this.refusal = (target) => connectionError(target, cause);
        refuse(controller);
      },
    };
  }

  /**
   * Holds back what `send` writes until the callbacks of all promises that have settled have run. Calls that a program makes together
   * then share one system call, which costs more than all else in a small call.
   */
  hold(send: () => void): void {
    this.#holding = true;
    try {
      send();
    } finally {
      this.#holding = false;
    }
  }

  #listen(connection: Connection): void {
    const write = connection.write.bind(connection);
    let held: Uint8Array[] = [];
    const flush = (): void => {
      const chunks = held;
      held = [];
      if (chunks.length) write(Buffer.concat(chunks));
    };
    connection.on("data", this.#onSign);
    connection.write = (chunk, done) => {
      if (this.#holding) {
        // Not process.nextTick: in some processes V8 does not optimize it, and it costs a tenth of a small call.
        if (held.push(chunk) === 1) void SETTLED.then(flush);
        done?.();
        return true;
      }
      flush();
      // A close frame: two bytes of head, four of mask, the code. Source: RFC 6455 sections 5.2 and 5.5.1.
      if (chunk[0] === CLOSE_FRAME) {
        const [, length = 0, mask1 = 0, mask2 = 0, , , code1 = 0, code2 = 0] = chunk;
        if ((length & 127) + 6 === chunk.length && chunk.length > 7)
          this.closeCode = ((code1 ^ mask1) << 8) | (code2 ^ mask2);
      }
      return write(chunk, done);
    };
  }
}
