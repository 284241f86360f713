import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";

/** A JSON-RPC message. */
export type Message = Record<string, unknown>;

/** A response that is no plain JSON-RPC. */
export interface Raw {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string | Uint8Array;
}

/** Returns what is sent in place of a message. Returns `undefined` to leave it. */
export type SocketDefect = (message: Message, call: Message | undefined) => readonly Message[] | undefined;

/** A defect that is planted into a node's responses. */
export interface Defect {
  /** What a check must say: `id subject path`. */
  readonly found: string | readonly string[];
  /** Changes the response to a call. Returns `undefined` to leave it. */
  readonly plant?: ((call: Message, response: Message) => Message | undefined) | undefined;
  /** Changes the HTTP response to a call. */
  readonly raw?: ((call: Message, response: Message) => Raw | undefined) | undefined;
  /** Changes the response to a GET: its value, or nothing. */
  readonly get?: ((path: string, value: unknown) => unknown) | undefined;
  /** Changes the responses of a batch. */
  readonly batch?: (responses: readonly Message[]) => readonly Message[];
  /** Changes the response to a preflight. */
  readonly preflight?: Raw;
  /** Changes a message that the node sends over WebSocket: what is sent in its place. */
  readonly socket?: SocketDefect | undefined;
  /** Whether the socket closes at the first call. */
  readonly closes?: boolean;
  /** Whether any token is accepted. */
  readonly takesAnyToken?: boolean;
}

/** A node that only calls with a token reach, and that has defects. */
export interface DefectiveNode {
  readonly url: string;
  readonly token: string;
  /** The defects from now on. */
  plant(defects: readonly Defect[]): void;
  close(): void;
}

/** As a node of a provider has it, so that a check ends its search for the largest request soon. */
const LARGEST_BODY = 500_000;

/** A `fetch` would take most of the processor's time of a check. */
function forward(
  agent: Agent,
  url: string,
  method: string,
  body: Buffer,
): Promise<{ readonly status: number; readonly text: string } | undefined> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json" };
    const sent = send(url, { agent, method, headers }, (received) => {
      const chunks: Buffer[] = [];
      received.on("data", (chunk: Buffer) => chunks.push(chunk));
      received.once("close", () =>
        resolve({
          status: received.statusCode ?? 0,
          text: received.complete ? Buffer.concat(chunks).toString() : "",
        }),
      );
    });
    sent.once("error", () => resolve(undefined)).end(method === "POST" ? body : undefined);
  });
}

/**
 * Starts a node in front of another one.
 *
 * @param mines - Whether each subscription to heads makes two blocks, so that there are events: once the height is read after it.
 */
export async function startDefectiveNode(nodeUrl: string, mines = false): Promise<DefectiveNode> {
  const token = "t0ken-that-must-not-show";
  let planted: readonly Defect[] = [];
  const mining: (() => void)[] = [];
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void respond(Buffer.concat(chunks)));
    const respond = async (body: Buffer): Promise<void> => {
      const [, given = "", rest = ""] = /^\/([^/?]*)(.*)$/.exec(request.url ?? "") ?? [];
      if (
        given !== token &&
        request.method !== "OPTIONS" &&
        !planted.some(({ takesAnyToken }) => takesAnyToken)
      ) {
        reply.writeHead(401).end();
        return;
      }
      const { method = "POST" } = request;
      const upstream =
        body.length > LARGEST_BODY ? undefined : await forward(agent, nodeUrl + rest, method, body);
      if (!upstream) {
        reply.writeHead(413).end();
        return;
      }
      const headers = {
        "content-type": "application/json",
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "content-type",
      };
      const { text } = upstream;
      const preflight = planted.find((one) => one.preflight)?.preflight;
      const {
        status,
        headers: more,
        text: changed,
      } = method === "POST"
        ? change(body.toString(), text, upstream.status)
        : method === "GET"
          ? { status: upstream.status, text: changeGet(rest, text) }
          : { text, ...preflight };
      reply.writeHead(status ?? 200, { ...headers, ...more }).end(changed);
      if (body.includes('"eth_blockNumber"')) for (const mine of mining.splice(0)) mine();
    };
  });
  relaySockets(
    server,
    nodeUrl,
    `/ws/${token}`,
    () => planted,
    (mine) => mines && mining.push(mine),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function changeGet(path: string, text: string): string {
    // A stream ends in the middle of a value.
    const value = tryParse(text);
    const own = planted.map(({ get }) => get?.(path, value)).find((one) => one !== undefined);
    return own === undefined ? text : JSON.stringify(own);
  }

  function change(body: string, text: string, status: number): Raw {
    const call = tryParse(body) as Message | readonly Message[] | undefined;
    // Such as that there are too many requests.
    if (call === undefined || tryParse(text) === undefined) return { text, status };
    if (Array.isArray(call)) {
      const all = planted.reduce(
        (responses, { batch }) => batch?.(responses) ?? responses,
        JSON.parse(text) as readonly Message[],
      );
      return { text: JSON.stringify(all) };
    }
    let message = JSON.parse(text) as Message;
    for (const { plant } of planted) message = plant?.(call as Message, structuredClone(message)) ?? message;
    const own = planted.map(({ raw }) => raw?.(call as Message, message)).find((one) => one !== undefined);
    return { text: JSON.stringify(message), ...own };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    plant: (defects) => void (planted = defects),
    close: () => {
      server.close();
      agent.destroy();
    },
  };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Relays sockets. */
function relaySockets(
  server: ReturnType<typeof createServer>,
  nodeUrl: string,
  path: string,
  defects: () => readonly Defect[],
  onHeads: (mine: () => void) => unknown,
): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, connection, head) => {
    // The socket of the trading venue needs no token.
    const isVenue = request.url === "/ws";
    if (request.url !== path && !isVenue) {
      connection.end("HTTP/1.1 401 Unauthorized\r\n\r\n");
      return;
    }
    const address = isVenue ? `${new URL(nodeUrl).origin}/ws` : nodeUrl;
    const node = new WebSocket(address.replace(/^http/, "ws"));
    node.once("error", () => connection.end("HTTP/1.1 404 Not Found\r\n\r\n"));
    node.once("open", () =>
      sockets.handleUpgrade(request, connection, head, (socket) => relay(socket, node)),
    );
  });
  const relay = (socket: WebSocket, node: WebSocket): void => {
    const calls = new Map<unknown, Message>();
    const mined = "mine";
    socket.on("message", (data: Buffer) => {
      const call = JSON.parse(data.toString()) as Message;
      calls.set(call["id"], call);
      if (defects().some(({ closes }) => closes)) socket.close();
      else node.send(data.toString());
      if (call["method"] === "eth_subscribe" && JSON.stringify(call["params"]).includes("newHeads"))
        onHeads(() => {
          if (node.readyState !== WebSocket.OPEN) return;
          for (const id of [`${mined}1`, `${mined}2`])
            node.send(JSON.stringify({ jsonrpc: "2.0", id, method: "evm_mine", params: [] }));
        });
    });
    node.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      if (String(message["id"]).startsWith(mined)) return;
      const call = calls.get(message["id"]);
      const changed = defects()
        .map(({ socket: plant }) => plant?.(structuredClone(message), call))
        .find((one) => one !== undefined);
      for (const one of changed ?? [message]) socket.send(JSON.stringify(one));
    });
    socket.once("close", () => node.close());
    node.once("close", () => socket.close());
  };
}

/** Replaces the result of a method. */
export function result(
  method: string,
  change: (value: never, params: readonly unknown[]) => unknown,
): Defect["plant"] {
  return (call, message) =>
    call["method"] === method && message["result"] !== undefined
      ? {
          ...message,
          result: change(message["result"] as never, (call["params"] ?? []) as readonly unknown[]),
        }
      : undefined;
}

/** Replaces a whole response. */
export function response(method: string, change: (message: Message) => Message): Defect["plant"] {
  return (call, message) => (call["method"] === method ? change(message) : undefined);
}
