import type { VerdictEvent } from "@node-access/verify";
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
import { beaconView, isVerifiable, rpcView } from "./verified-call.ts";
import { createClient, listedParams } from "./rpc.ts";

/**
 * Calls a method of any kind with params as JSON, which are validated first.
 *
 * @param params - A list, or an object by name; for gRPC the request.
 * @param onVerdict - Called with what a check of the result says, if results of the node can be checked.
 * @returns the result as JSON.
 */
export async function callAny(
  method: AnyMethod,
  params: unknown,
  target: Target,
  io: Io,
  onVerdict?: (event: VerdictEvent) => void,
): Promise<unknown> {
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
    const client = await createClient(found, await clientOptions(target, "node", io));
    const isChecked = onVerdict !== undefined && isVerifiable(found);
    const view = isChecked ? await rpcView(found)(client, { require: "report", onVerdict }) : client;
    return view.request(request);
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
  const isChecked = onVerdict !== undefined && command === "beacon";
  const view = isChecked ? await beaconView(client, { require: "report", onVerdict }) : client;
  return plain(await view[name]?.(...args));
}
