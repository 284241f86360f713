import { findMethod } from "../facts/rpc-method.ts";
import { findRestMethod } from "../facts/rest-method.ts";
import { endpoints, protocols } from "../generated/protocols.ts";
import { readMessage } from "../input/read-message.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { plain } from "../output/plain.ts";
import type { Target } from "../target/target.ts";
import { clientOptions } from "./call-options.ts";
import { callOf, connect, findCall } from "./grpc.ts";
import type { AnyMethod } from "./methods.ts";
import { createRestClient, readArguments } from "./rest.ts";
import { createClient, listedParams } from "./rpc.ts";

/**
 * Calls a method of any kind with params as JSON, which are validated first.
 *
 * @param params - A list, or an object by name; for gRPC the request.
 * @returns the result as JSON.
 */
export async function callAny(method: AnyMethod, params: unknown, target: Target, io: Io): Promise<unknown> {
  const { name, command } = method;
  const typed = { positional: [], named: [], json: JSON.stringify(params ?? []) };
  if (command === "rpc") {
    const protocol =
      target.protocol !== undefined && target.protocol in protocols ? target.protocol : undefined;
    const found = findMethod(name, protocol, false);
    if (!found.facts) throw new CommandError(`method: ${name} is unknown`);
    const { facts } = found;
    const request = {
      method: name,
      params: await listedParams(facts, typed, found),
      ...(facts.schemas === "chains/schemas" && { idempotency: facts.idempotency }),
    };
    return (await createClient(found, await clientOptions(target, "node", io))).request(request);
  }
  if (command.startsWith("grpc ")) {
    const facts = findCall(command.slice("grpc ".length), name);
    if (facts.stream !== "none") throw new CommandError(`${name}: is a stream: use watch`);
    const request = readMessage(facts, Array.isArray(params) ? (params[0] ?? {}) : (params ?? {}));
    const { userAgent: _http, ...own } = await clientOptions(target, "grpc", io);
    const client = await connect(facts.client, own);
    try {
      return plain(await callOf(client, facts)(request));
    } finally {
      (client as { close(): void }).close();
    }
  }
  const facts = findRestMethod(command, name);
  if (facts.stream) throw new CommandError(`${name}: is a stream, which cannot be called here`);
  const args = await readArguments(facts, typed);
  const surface = endpoints[facts.operation ?? command]?.surface ?? command;
  const client = await createRestClient(facts, await clientOptions(target, surface, io));
  return plain(await client[name]?.(...args));
}
