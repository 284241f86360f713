import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "@node-access-tools/local-servers";

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A simulated node of a growing chain. */
export interface Upstream {
  readonly url: string;
  /** The methods of callers' requests. Excludes blocks, which gateways request themselves even from unused upstreams. */
  readonly calls: string[];
  close(): Promise<void>;
}

/** How a node behaves. */
export interface UpstreamOptions {
  /** How many blocks the node is behind. */
  readonly lag?: number;
  /** Minimum milliseconds of a call, and the additional ones of one call in twenty. */
  readonly latency?: number;
  readonly stall?: number;
  /** The share of calls that fail. */
  readonly failures?: number;
}

/** The time of block 0, and milliseconds between two blocks. */
const genesis = Date.now() - 23_000_000 * 500;
const blockTime = 500;

const toHex = (number: number, digits = 0): string => `0x${number.toString(16).padStart(digits, "0")}`;
const createHash = (number: number): string => toHex(number, 64);

/** Starts a node that looks like one of Ethereum's mainnet. */
export async function startUpstream({
  lag = 0,
  latency = 1,
  stall = 0,
  failures = 0,
}: UpstreamOptions = {}): Promise<Upstream> {
  const calls: string[] = [];
  const respond = ({ id, method, params = [] }: Call): object => {
    const newest = Math.floor((Date.now() - genesis) / blockTime) - lag;
    const result = createResult(method, params, newest);
    if (method !== "eth_getBlockByNumber" && method !== "eth_chainId") calls.push(method);
    if (result === undefined)
      return { jsonrpc: "2.0", id, error: { code: 3, message: "execution reverted" } };
    return { jsonrpc: "2.0", id, result };
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (body === "") return void response.writeHead(426).end();
    const parsed = JSON.parse(body) as Call | Call[];
    const isProbe = body.includes('"latest"') || body.includes("eth_chainId");
    await sleep(latency * (0.5 + Math.random()) + (!isProbe && Math.random() < 0.05 ? stall : 0));
    if (!isProbe && Math.random() < failures) return void response.writeHead(503).end();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(Array.isArray(parsed) ? parsed.map(respond) : respond(parsed)));
  });
  const { url, close } = await listen(server);
  return { url, calls, close };
}

function createResult(method: string, [first]: readonly unknown[], newest: number): unknown {
  switch (method) {
    case "eth_chainId":
      return "0x1";
    case "eth_blockNumber":
      return toHex(newest);
    case "eth_getBlockByNumber": {
      const requested = Number(first);
      const number = first === "latest" ? newest : Number.isNaN(requested) ? newest - 64 : requested;
      if (number > newest) return null;
      return {
        number: toHex(number),
        hash: createHash(number),
        parentHash: createHash(number - 1),
        transactions: [],
      };
    }
    case "eth_call":
      return undefined;
    case "eth_sendRawTransaction":
      return createHash(1);
    default:
      return "0x1";
  }
}
