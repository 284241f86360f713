import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import {
  type Block,
  blockAfter,
  blockResult,
  type Call,
  EvmServer,
  type Fault,
} from "@node-access-tools/evm-node";

/** Milliseconds between two blocks. */
const blockTime = 1_000;
/** Logs of each block: about 400 KB, more than the gateway buffers. */
const manyLogs = 1_000;
/** How many blocks the chain begins with. */
const firstBlocks = 1_000;
/** How far the newest final block is behind the head. */
const finalityLag = 64;

/** A node of a growing chain. Callers know its blocks, and so the correct responses. */
export class ChainNode {
  /** How often each signed transaction has arrived. */
  readonly sent = new Map<string, number>();
  /** The traces of received requests: trace id to parent span id. */
  readonly traces = new Map<string, string>();
  readonly #server: EvmServer;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    let tip = blockAfter(undefined, manyLogs);
    while (tip.number < firstBlocks) tip = blockAfter(tip, manyLogs);
    this.#server = new EvmServer(tip, { otherMethods: { result: null } });
    this.#server.fault = (call) => this.#respond(call);
    this.#server.onRequest = (headers) => this.#recordTrace(headers);
  }

  async start(): Promise<void> {
    await this.#server.start();
    this.#timer = setInterval(() => this.#grow(), blockTime);
  }

  get port(): number {
    return Number(this.#server.host.split(":")[1]);
  }

  get head(): number {
    return this.#server.node.tip.number;
  }

  block(number: number): Block | undefined {
    return this.#server.node.chain[number];
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#server.stop();
  }

  #grow(): void {
    this.#server.node.moveTo(blockAfter(this.#server.node.tip, manyLogs));
    // A long run would fill the memory with calls that nobody reads.
    this.#server.received.length = 0;
  }

  #recordTrace({ traceparent }: IncomingHttpHeaders): void {
    const [, trace, span, flags] = String(traceparent ?? "").split("-");
    if (trace !== undefined && span !== undefined && flags === "01") this.traces.set(trace, span);
  }

  #respond({ method, params: [first] = [] }: Call): Fault | undefined {
    if (method === "eth_call") return { result: digest(JSON.stringify(first)) };
    if (method === "eth_getBlockByNumber" && first === "finalized")
      return { result: blockResult(this.block(this.head - finalityLag)) };
    if (method !== "eth_sendRawTransaction") return undefined;
    const raw = String(first);
    this.sent.set(raw, (this.sent.get(raw) ?? 0) + 1);
    return { result: digest(raw) };
  }
}

export function digest(value: string): string {
  return `0x${createHash("sha256").update(value).digest("hex")}`;
}
