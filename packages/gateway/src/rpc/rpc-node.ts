import type { AdapterName } from "./adapters/adapter-name.ts";
import type { Flights } from "../upstream/flights.ts";
import type { HttpUpstream } from "../upstream/http-upstream.ts";
import { type Idempotency, type PartSource, type RpcCall, textOf } from "../upstream/reply.ts";
import { ClientVersion } from "./client-version.ts";
import type { Filters } from "./filters.ts";
import { parseLossless } from "./lossless-json.ts";
import type { MethodPolicy } from "./method-policy.ts";
import { rpcCode, type RpcError, RpcFailure } from "./rpc-failure.ts";
import { callText } from "./rpc-message.ts";

/** What a node offers of JSON-RPC, and where its answers come from. */
export class RpcNode {
  /** Of the node's record. */
  readonly id: string;
  readonly source: PartSource;
  readonly policy: MethodPolicy;
  readonly adapters: ReadonlySet<AdapterName>;
  readonly filters: Filters;
  readonly version: ClientVersion;

  constructor(
    id: string,
    source: PartSource,
    policy: MethodPolicy,
    adapters: readonly AdapterName[],
    filters: Filters,
  ) {
    this.id = id;
    this.source = source;
    this.policy = policy;
    this.adapters = new Set(adapters);
    this.filters = filters;
    this.version = new ClientVersion(this);
  }

  /**
   * Asks the node itself, as adapters do.
   *
   * @throws RpcFailure with the node's error.
   */
  async ask(method: string, params: readonly unknown[], flights: Flights): Promise<unknown> {
    const { result } = await this.askCall({ id: 1, method, params }, "safe", flights);
    return result;
  }

  /**
   * Makes one call and reads its answer.
   *
   * @returns the result, and the upstream that gave it if one did.
   * @throws RpcFailure with the node's error.
   */
  async askCall(
    call: RpcCall,
    idempotency: Idempotency,
    flights: Flights,
    only?: HttpUpstream,
  ): Promise<{ result: unknown; from: HttpUpstream | undefined }> {
    const flight = this.source.send({
      method: "POST",
      path: "",
      body: callText(call),
      idempotency,
      calls: [call],
      ...(only && { only }),
    });
    flights.add(flight);
    const reply = await flight.reply;
    const { result, error } = readAnswer(await textOf(reply));
    if (error) throw new RpcFailure(error);
    return { result, from: reply.from };
  }
}

/** @throws RpcFailure if the text is no JSON-RPC answer. */
export function readAnswer(text: string): { result: unknown; error?: RpcError } {
  try {
    const { result, error } = parseLossless(text) as { result: unknown; error?: RpcError | null };
    return error ? { result, error } : { result };
  } catch {
    throw new RpcFailure({ code: rpcCode.internal, message: "the upstream's answer is not JSON-RPC" });
  }
}
