import type { VerdictEvent } from "@node-access/verify";
import { findMethod } from "../facts/rpc-method.ts";
import { findRestMethod } from "../facts/rest-method.ts";
import { endpoints, protocols } from "../generated/protocols.ts";
import { readMessage } from "../input/read-message.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { toPlain } from "../output/plain.ts";
import type { Target } from "../target/target.ts";
import { clientOptions } from "./call-options.ts";
import { bindCall, connect, findCall } from "./grpc.ts";
import { type AnyMethod, findAny } from "./method-table.ts";
import { createRestClient, readArguments } from "./rest.ts";
import { createBeaconView, isVerifiable, createRpcView } from "./verified-call.ts";
import { createClient, createRequest } from "./rpc.ts";

/** Clients of HTTP by what they call, and with which credential. Each keeps connections for the calls that follow. */
export type HttpClients = Map<string, Promise<object>>;

/** How many clients are stored. The connections of others close when they have been idle for a while. */
const MOST_CLIENTS = 20;

/** Calls methods of any kind of one node. Calls that follow each other share clients and connections. */
export class Caller {
  readonly target: Target;
  readonly #io: Io;
  readonly #httpClients: HttpClients;
  readonly #grpcClients = new Map<string, Promise<object>>();

  /** @param httpClients - Those of earlier callers with the same `io`, which this one uses and adds to. */
  constructor(target: Target, io: Io, httpClients: HttpClients = new Map()) {
    this.target = target;
    this.#io = io;
    this.#httpClients = httpClients;
  }

  find(name: string): AnyMethod {
    return findAny(name, this.target.protocol);
  }

  /** Calls a method with params as JSON (for gRPC the request), which are validated first. The result is JSON, too. */
  call(method: AnyMethod, params: unknown, onVerdict?: (event: VerdictEvent) => void): Promise<unknown> {
    if (method.command === "rpc") return this.#callRpc(method, params, onVerdict);
    return method.command.startsWith("grpc ")
      ? this.#callGrpc(method, params)
      : this.#callRest(method, params, onVerdict);
  }

  /** Closes the connections of gRPC. Those of HTTP close by themselves. */
  close(): void {
    for (const client of this.#grpcClients.values())
      client.then(
        (connected) => (connected as { close(): void }).close(),
        () => {},
      );
  }

  async #callRpc(
    { name }: AnyMethod,
    params: unknown,
    onVerdict?: (event: VerdictEvent) => void,
  ): Promise<unknown> {
    const { protocol } = this.target;
    const isProtocol = protocol !== undefined && Object.hasOwn(protocols, protocol);
    const found = findMethod(name, isProtocol ? protocol : undefined, false);
    const request = await createRequest(found, name, readTyped(params));
    const client = await this.#httpClient(`rpc ${found.surface.name}`, async () =>
      createClient(found, await clientOptions(this.target, "node", this.#io)),
    );
    const isChecked = onVerdict !== undefined && isVerifiable(found);
    const view = isChecked ? await createRpcView(found)(client, { require: "report", onVerdict }) : client;
    return view.request(request);
  }

  async #callGrpc({ name, command }: AnyMethod, params: unknown): Promise<unknown> {
    const facts = findCall(command.slice("grpc ".length), name);
    if (facts.stream !== "none") throw new CommandError(`${name}: is a stream: use watch`);
    const request = readMessage(facts, Array.isArray(params) ? (params[0] ?? {}) : (params ?? {}));
    const own = await clientOptions(this.target, "grpc", this.#io);
    const client = this.#grpcClients.get(facts.client) ?? connect(facts.client, own);
    this.#grpcClients.set(facts.client, client);
    return toPlain(await bindCall(await client, facts)(request));
  }

  async #callRest(
    { name, command }: AnyMethod,
    params: unknown,
    onVerdict?: (event: VerdictEvent) => void,
  ): Promise<unknown> {
    const facts = findRestMethod(command, name);
    if (facts.stream) throw new CommandError(`${name}: is a stream, which cannot be called here`);
    const args = await readArguments(facts, readTyped(params));
    const api = facts.operation ?? command;
    const surface = endpoints[api]?.surface ?? command;
    const client = await this.#httpClient(api, async () =>
      createRestClient(facts, await clientOptions(this.target, surface, this.#io)),
    );
    const isChecked = onVerdict !== undefined && command === "beacon";
    const view = isChecked ? await createBeaconView(client, { require: "report", onVerdict }) : client;
    return toPlain(await view[name]?.(...args));
  }

  async #httpClient<Client extends object>(api: string, create: () => Promise<Client>): Promise<Client> {
    const key = `${api} ${await this.target.fingerprint()}`;
    const known = this.#httpClients.get(key) as Promise<Client> | undefined;
    const client = known ?? create();
    // The ones that were used last are at the end.
    this.#httpClients.delete(key);
    this.#httpClients.set(key, client);
    for (const oldest of this.#httpClients.keys()) {
      if (this.#httpClients.size <= MOST_CLIENTS) break;
      this.#httpClients.delete(oldest);
    }
    return client;
  }
}

function readTyped(params: unknown): { positional: []; named: []; values: unknown } {
  return { positional: [], named: [], values: params ?? [] };
}
