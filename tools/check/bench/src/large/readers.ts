import { Readable } from "node:stream";

// Each reader imports its own library, so that the libraries of others do not count as its memory.

/** Requests a block's traces of this many megabytes from a node, and reads them. @returns the number of traces. */
export type Reader = (url: string, megabytes: number) => Promise<number>;

/** The hash of a block whose traces have this many megabytes. */
const createHash = (megabytes: number): `0x${string}` => `0x${megabytes.toString(16).padStart(64, "0")}`;
const createRequest = (megabytes: number) =>
  ({ method: "debug_traceBlockByHash", params: [createHash(megabytes)] }) as const;
const createNode = (endpoint: string) => ({ protocol: "ethereum", endpoint, timeout: 60_000 }) as const;

async function post(url: string, megabytes: number): Promise<Response> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...createRequest(megabytes) });
  return fetch(url, { method: "POST", body });
}

/** What no library can beat: splits where the known text has a new trace, which Node finds in native code, and parses each trace. */
async function ofKnownText(url: string, megabytes: number): Promise<number> {
  const separator = '},{"txHash"';
  const { body } = await post(url, megabytes);
  // More than a trace and a chunk.
  const held = Buffer.alloc(8_000_000);
  let size = 0;
  let traces = 0;
  const take = (end: number): void => {
    const text = held.toString("latin1", traces === 0 ? held.indexOf("[") + 1 : 0, end);
    if (JSON.parse(text)) traces += 1;
    held.copyWithin(0, end + 1, size);
    size -= end + 1;
  };
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    let from = Math.max(0, size - separator.length);
    held.set(chunk, size);
    size += chunk.length;
    for (;;) {
      const at = held.subarray(0, size).indexOf(separator, from);
      if (at < 0) break;
      take(at + 1);
      from = 0;
    }
  }
  take(held.lastIndexOf("]", size - 1));
  return traces;
}

export const BASELINE = "JSON.parse";

/** The ways to read a large response, by name. */
export const readers: Readonly<Record<string, Reader>> = {
  [BASELINE]: async (url, megabytes) => {
    const response = await post(url, megabytes);
    return (JSON.parse(await response.text()) as { result: unknown[] }).result.length;
  },
  "hand-written, items of a known text": ofKnownText,
  "@node-access/rpc, items": async (url, megabytes) => {
    const { streamItems } = await import("@node-access/rpc/stream");
    let traces = 0;
    for await (const _ of streamItems(createNode(url), createRequest(megabytes))) traces += 1;
    return traces;
  },
  "@node-access/rpc, steps": async (url, megabytes) => {
    const { streamStructLogs } = await import("@node-access/rpc/stream");
    let traces = 0;
    for await (const { kind } of streamStructLogs(createNode(url), createRequest(megabytes)))
      if (kind === "trace") traces += 1;
    return traces;
  },
  viem: async (url, megabytes) => {
    const { createPublicClient, http } = await import("viem");
    const client = createPublicClient({
      transport: http(url, { timeout: 600_000, retryCount: 0, maxResponseBodySize: false }),
    });
    return ((await client.request(createRequest(megabytes) as never)) as unknown[]).length;
  },
  "stream-json": async (url, megabytes) => {
    const [{ parser }, { pick }, { streamArray }] = await Promise.all([
      import("stream-json"),
      import("stream-json/filters/pick.js"),
      import("stream-json/streamers/stream-array.js"),
    ]);
    const { body } = await post(url, megabytes);
    let traces = 0;
    const items = Readable.fromWeb(body as never)
      .pipe(parser.asStream())
      .pipe(pick.asStream({ filter: "result" }))
      .pipe(streamArray.asStream());
    for await (const _ of items) traces += 1;
    return traces;
  },
  "@streamparser/json": async (url, megabytes) => {
    const { JSONParser } = await import("@streamparser/json");
    const { body } = await post(url, megabytes);
    const parser = new JSONParser({ paths: ["$.result.*"], keepStack: false });
    let traces = 0;
    parser.onValue = () => (traces += 1);
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) parser.write(chunk);
    return traces;
  },
};
