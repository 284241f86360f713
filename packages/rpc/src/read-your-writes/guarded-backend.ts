import { invalidArgument, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import {
  type Attempt,
  type Call,
  type CallOptions,
  type CallResponse,
  checkCallOptions,
  joinHeaders,
  type Operation,
  retryDelay,
  runCall,
} from "@node-access/transport";
import {
  type BatchItem,
  type BatchRouter,
  type BatchWire,
  type MessageResponse,
  nextId,
  readResult,
  type SendBatch,
  writeRequest,
} from "@node-access/transport/json-rpc";
import type { WebSocketJsonRpc } from "@node-access/transport/web-socket";
import type { RpcBackend } from "../client-parts.ts";
import { findBlock, findFilterRole } from "../pool/affinity.ts";
import type { Table } from "../protocol.ts";
import { type BlockProof, createProof } from "./block-proof.ts";
import type { BlockReference } from "./block-reference.ts";
import { exchange } from "./exchange.ts";
import { explainMissing } from "./missing-block.ts";
import { sendBehind } from "./send-behind.ts";

/** The gateway waits for the block that this header names, or chooses an upstream that has it. */
const HEADER = "x-node-access-not-before";
/** Whether requests may have headers of their own. In browsers, the server would have to allow them (CORS). */
const SENDS_HEADERS = "x-request-id" in joinHeaders({}, { requestId: "-" });
/** Minimum milliseconds between two attempts to find the block; and as a share of the time waited so far. */
const MIN_WAIT = 50;
const WAIT_SHARE = 1 / 8;
/** Milliseconds to wait for a backend that is on a fork for a moment, times the number of attempts. */
const FORK_WAIT = 200;

type Target = Pick<Call, "endpoint" | "redact" | "transport">;
/** Makes one attempt. The function that it receives reports what a node has said about the block, and returns the error. */
type Sender = (attempt: Attempt, note: (error: unknown) => unknown) => Promise<CallResponse>;

/** Sends a client's calls. Reads are answered only by a node that has the block. */
export class GuardedBackend implements RpcBackend {
  readonly socket?: WebSocketJsonRpc;
  /** The client's own, without this condition. */
  readonly inner: RpcBackend;
  readonly block: BlockReference;
  readonly #table: Table;

  constructor(rpc: RpcBackend, table: Table, block: BlockReference) {
    if (!rpc.socket && !rpc.batch)
      throw invalidArgument(
        "client",
        "a client or pool; other views such as verified(...) are made of this one",
        "a view",
      );
    if (rpc.socket) this.socket = rpc.socket;
    this.inner = rpc;
    this.#table = table;
    this.block = block;
  }

  async call(
    operation: Operation,
    params: readonly unknown[] = [],
    options: CallOptions,
  ): Promise<CallResponse> {
    const { name, idempotency } = operation;
    const isOwnView =
      idempotency !== "safe" ||
      findFilterRole(this.#table, name) !== undefined ||
      // The node that received the write has it in its pending block already.
      findBlock(this.#table, name, params) === "pending";
    if (isOwnView) return this.inner.call(operation, params, options);
    const proof = createProof(this.#table, name, this.block, params);
    const item = { operation, params };
    const { socket } = this.inner;
    if (socket) {
      const target = { endpoint: socket.endpoint, redact: String, transport: "web-socket" } as const;
      return this.#run(item, options, target, (attempt) =>
        exchange(socket, this.block, proof, item, attempt, options),
      );
    }
    let response: Promise<CallResponse> | undefined;
    // The batch of no calls only opens a way to the endpoint, or to those of a pool.
    await this.inner.batch?.(
      async (wire) => {
        response = this.#overHttp(wire, proof, item, options);
        await response;
        return [];
      },
      [],
      options,
      {},
    );
    return response as Promise<CallResponse>;
  }

  #overHttp(
    wire: BatchWire | BatchRouter,
    proof: BlockProof,
    item: Required<BatchItem>,
    options: CallOptions,
  ): Promise<CallResponse> {
    const { endpoint, redact } = wire;
    const route = "route" in wire ? wire.route() : undefined;
    let newest: unknown;
    const send = async (
      note: (error: unknown) => unknown,
      ...[to, attempt, isUnsettled]: Parameters<SendBatch>
    ): Promise<CallResponse> => {
      const id = nextId();
      const own = { id, body: writeRequest(id, item.operation.name, item.params) };
      let outcome: PromiseSettledResult<unknown>;
      let response: MessageResponse;
      try {
        response = await sendBehind(to, proof, own, attempt, options, (message) =>
          proof.check(message, attempt),
        );
      } catch (error) {
        const readNewest = async (): Promise<unknown> => {
          // Two requests each time would always meet the same one of two backends that take turns.
          if (attempt.number % 2 === 0) return newest;
          const body = writeRequest(id, proof.height, []);
          newest = readResult((await to.send(body, attempt, options, id)).value, attempt, id);
          return newest;
        };
        throw note(await explainMissing(error, this.block, attempt, readNewest));
      }
      note(undefined);
      try {
        outcome = { status: "fulfilled", value: readResult(response.value, attempt, id) };
      } catch (reason) {
        outcome = { status: "rejected", reason };
      }
      // A pool may ask another endpoint.
      isUnsettled?.(item, outcome);
      if (outcome.status === "rejected") throw outcome.reason;
      response.value = outcome.value;
      return response;
    };
    return this.#run(item, options, { endpoint, redact, transport: "http" }, (attempt, note) => {
      // A pool asks its other endpoints, instead of waiting for a gateway.
      const asked = `${this.block.number}${route ? ";wait=0" : ""}`;
      if (SENDS_HEADERS) attempt.headers = { ...attempt.headers, [HEADER]: asked };
      return route
        ? route(attempt, (...sent) => send(note, ...sent))
        : send(note, wire as BatchWire, attempt);
    });
  }

  /** Makes a call, and waits for the block until the deadline. Other failures are retried as usual. */
  #run(
    { operation, params }: Required<BatchItem>,
    options: CallOptions,
    target: Target,
    send: Sender,
  ): Promise<CallResponse> {
    checkCallOptions(options);
    const startedAt = performance.now();
    const { retries = 4 } = options;
    let failures = 0;
    /** What a node has said last about the block. */
    let missing: NodeAccessError | undefined;
    const note = (error: unknown): unknown => {
      const isMissing = isNodeAccessError(error) && /^BLOCK_(NOT_REACHED|REPLACED)$/.test(error.code);
      missing = isMissing ? error : undefined;
      return error;
    };
    const response = runCall(
      {
        operation,
        ...target,
        input: params,
        retryDelay(error) {
          // A deadline says nothing new about the block.
          if (!isNodeAccessError(error, "TIMEOUT")) note(error);
          if (isNodeAccessError(error, "BLOCK_NOT_REACHED"))
            return Math.max(MIN_WAIT, (performance.now() - startedAt) * WAIT_SHARE);
          failures += 1;
          if (failures > retries) return undefined;
          return missing === error ? FORK_WAIT * failures : retryDelay(error, operation, failures);
        },
      },
      { ...options, retries: Infinity },
      (attempt) => send(attempt, note),
    );
    return response.catch((error: unknown) => {
      if (!missing || !isNodeAccessError(error, "TIMEOUT")) throw error;
      // The deadline has passed during an attempt. What it waited for says more.
      const { requestId, response: last, attempts } = error;
      throw Object.assign(missing, { requestId, ...(last && { response: last }), attempts });
    });
  }
}
