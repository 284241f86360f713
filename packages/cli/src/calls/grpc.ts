import { grpcClients, grpcMethods, type GrpcMethodFacts } from "../generated/grpc-methods.ts";
import { didYouMean } from "../facts/suggest.ts";
import { confirm } from "../input/confirm.ts";
import { readMessage } from "../input/read-message.ts";
import { readJson } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { printResult } from "../output/print-result.ts";
import { withProgress } from "../output/progress.ts";
import { Connections } from "../streams/connections.ts";
import { limitOf, printStream } from "../streams/print-stream.ts";
import { findTarget } from "../target/target.ts";
import { type CallCommandOptions, clientOptions } from "./call-options.ts";

/** The options of `node-access grpc`. */
export interface GrpcOptions extends CallCommandOptions {
  /** How many messages of a stream to print. */
  readonly limit?: string;
}

type OpenStream = (request: unknown, options?: object) => AsyncIterable<unknown>;

type Call = (request: unknown) => Promise<unknown> | AsyncIterable<unknown>;

/** Makes a gRPC call, and prints its response, or each message of a stream in a line of its own. */
export async function callGrpc(
  client: string,
  method: string,
  text: string | undefined,
  options: GrpcOptions,
  io: Io,
): Promise<void> {
  const facts = findCall(client, method);
  const request = readMessage(facts, text === undefined ? {} : readJson("request", text));
  limitOf(options.limit);
  const target = await findTarget(options, io);
  if (facts.idempotency !== "safe") await confirm(facts.wireName, options.yes, io);
  const { userAgent: _http, ...own } = await clientOptions(target, "grpc", io);
  const connections = new Connections(io);
  const connected = await connect(client, { ...own, middleware: [connections.middleware(facts.wireName)] });
  try {
    const call = callOf(connected, facts);
    if (facts.stream === "none") {
      const response = await withProgress(facts.name, io, async () => call(request));
      await printResult(response, options, io, target.redact);
      return;
    }
    const { callStream } = await import("../streams/grpc-stream.ts");
    const open = (more?: object): AsyncIterable<unknown> => (call as OpenStream)(request, more);
    await printStream(callStream(open, facts, connections, io), options, io, target);
  } finally {
    connections.end();
    (connected as { close(): void }).close();
  }
}

/**
 * Finds a call of a client's services.
 *
 * @throws CommandError that names similar ones.
 */
export function findCall(client: string, method: string): GrpcMethodFacts {
  const clients = Object.keys(grpcClients);
  if (!clients.includes(client))
    throw new CommandError(`grpc: expected ${clients.join(", ")}, received ${JSON.stringify(client)}`);
  const all = grpcMethods.filter((one) => one.client === client);
  const found = all.find(({ name, wireName }) => name === method || wireName === method);
  if (found) return found;
  const names = all.map(({ name }) => name);
  throw new CommandError(
    `method: ${JSON.stringify(method)} is not among the calls of ${client}${didYouMean(method, names) || `: ${names.join(", ")}`}`,
  );
}

/** Connects a client. */
export async function connect(client: string, options: object): Promise<object> {
  const module = ((await grpcClients[client]?.()) ?? {}) as Record<string, unknown>;
  const create = Object.entries(module).find(([name]) => name.toLowerCase() === `create${client}client`)?.[1];
  return (create as (options: object) => object)(options);
}

/** Returns a client's function for a call, which belongs to the client itself or to one of its services. */
export function callOf(client: object, { name, service }: GrpcMethodFacts): Call {
  const members = client as Record<string, unknown>;
  const key = Object.keys(members).find(
    (one) => typeof members[one] === "object" && service.toLowerCase().startsWith(one.toLowerCase()),
  );
  const owner = (key === undefined ? members : members[key]) as Record<string, Call>;
  const call = owner[name];
  if (typeof call !== "function")
    throw new CommandError(`${name}: the client of ${service} has no such call`);
  return call;
}
