import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { callNode } from "@node-access-tools/local-servers/anvil";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import { type Block, ExecutionChain, type PayloadAttributes } from "./execution-chain.ts";

interface Request {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The fields of a payload -> those of a block. Source: ethereum/execution-apis, ExecutionPayloadV2. */
const payloadFields = {
  parentHash: "parentHash",
  feeRecipient: "miner",
  stateRoot: "stateRoot",
  receiptsRoot: "receiptsRoot",
  logsBloom: "logsBloom",
  prevRandao: "mixHash",
  blockNumber: "number",
  gasLimit: "gasLimit",
  gasUsed: "gasUsed",
  timestamp: "timestamp",
  extraData: "extraData",
  baseFeePerGas: "baseFeePerGas",
  blockHash: "hash",
} as const;

/**
 * Serves an anvil node as the execution node of a beacon chain: the engine API through which the beacon chain decides when a
 * block is mined, and the node's own JSON-RPC for everybody else.
 *
 * @param anvil - The address of an anvil node with the option `--no-mining`.
 */
export async function startExecutionNode(
  anvil: string,
): Promise<LocalServer & { readonly chain: ExecutionChain }> {
  const chain = await ExecutionChain.open(anvil);
  const engine = new Engine(anvil, chain);
  const server = createServer((incoming, outgoing) => {
    void json(incoming)
      .then((body) => engine.respond(body as Request))
      .catch(({ message }: Error) => ({ jsonrpc: "2.0", id: null, error: { code: -32_603, message } }))
      .then((response) => outgoing.end(JSON.stringify(response)));
  });
  return { ...(await listen(server)), chain };
}

class Engine {
  readonly #anvil: string;
  readonly #chain: ExecutionChain;
  /** What blocks were asked for, by the id of their payload. */
  readonly #asked = new Map<string, { readonly parent: string; readonly attributes: PayloadAttributes }>();

  constructor(anvil: string, chain: ExecutionChain) {
    this.#anvil = anvil;
    this.#chain = chain;
  }

  async respond({ id, method, params }: Request): Promise<object> {
    const result = method.startsWith("engine_")
      ? await this.#engine(method, params)
      : this.#chain.show(
          await callNode(this.#anvil, method, ...(this.#chain.ask(params) as readonly unknown[])),
        );
    return { jsonrpc: "2.0", id, result };
  }

  async #engine(method: string, [first, second]: readonly unknown[]): Promise<unknown> {
    const object = Object(first) as Record<string, unknown>;
    if (method.startsWith("engine_exchangeTransitionConfiguration")) return first;
    if (method.startsWith("engine_newPayload")) return this.#status(object["blockHash"]);
    if (method.startsWith("engine_forkchoiceUpdated")) {
      const parent = String(object["headBlockHash"]);
      const payloadId = second ? `0x${(this.#asked.size + 1).toString(16).padStart(16, "0")}` : null;
      if (payloadId) this.#asked.set(payloadId, { parent, attributes: second as PayloadAttributes });
      return { payloadStatus: this.#status(parent), payloadId };
    }
    const asked = this.#asked.get(String(first));
    if (!method.startsWith("engine_getPayload") || !asked)
      throw new Error(`${method} ${String(first)}: unknown`);
    return this.#payload(await this.#chain.mine(asked.parent, asked.attributes));
  }

  #status(hash: unknown): object {
    const isKnown = this.#chain.has(String(hash));
    return isKnown
      ? { status: "VALID", latestValidHash: hash, validationError: null }
      : { status: "SYNCING", latestValidHash: null, validationError: null };
  }

  async #payload(block: Block): Promise<object> {
    const hashes = block["transactions"] as readonly string[];
    const transactions = await Promise.all(
      hashes.map((hash) => callNode(this.#anvil, "debug_getRawTransaction", hash)),
    );
    const fields = Object.entries(payloadFields).map(([name, field]) => [name, block[field]]);
    const executionPayload = { ...Object.fromEntries(fields), transactions, withdrawals: [] };
    return { executionPayload, blockValue: "0x0" };
  }
}
