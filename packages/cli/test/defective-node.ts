import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A JSON-RPC message. */
export type Message = Record<string, unknown>;

/** A response that is no plain JSON-RPC. */
export interface Raw {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** A defect that is planted into a node's responses. */
export interface Defect {
  /** What a check must say: `id subject path`. */
  readonly found: string | readonly string[];
  /** Changes the response to a call. Returns `undefined` to leave it. */
  readonly plant?: ((call: Message, response: Message) => Message | undefined) | undefined;
  /** Changes the HTTP response to a call. */
  readonly raw?: (call: Message, response: Message) => Raw | undefined;
  /** Changes the responses of a batch. */
  readonly batch?: (responses: readonly Message[]) => readonly Message[];
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

/** Starts a node in front of another one. */
export async function startDefectiveNode(nodeUrl: string): Promise<DefectiveNode> {
  const token = "t0ken-that-must-not-show";
  let planted: readonly Defect[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void respond(Buffer.concat(chunks).toString()));
    const respond = async (body: string): Promise<void> => {
      if (
        request.url !== `/${token}` &&
        request.method === "POST" &&
        !planted.some(({ takesAnyToken }) => takesAnyToken)
      ) {
        reply.writeHead(401).end();
        return;
      }
      const { method = "POST" } = request;
      const sent = {
        method,
        headers: { "content-type": "application/json" },
        ...(method === "POST" && { body }),
      };
      const upstream = await fetch(nodeUrl, sent).catch(() => undefined);
      if (!upstream) {
        reply.writeHead(413).end();
        return;
      }
      const headers = { "content-type": "application/json", "access-control-allow-origin": "*" };
      const text = await upstream.text();
      const { status, headers: more, text: changed } = method === "POST" ? change(body, text) : { text };
      reply.writeHead(status ?? 200, { ...headers, ...more }).end(changed);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function change(body: string, text: string): Raw {
    let call: Message | readonly Message[];
    try {
      call = JSON.parse(body) as Message | readonly Message[];
    } catch {
      return { text };
    }
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
    close: () => void server.close(),
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
