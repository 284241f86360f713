import { isNodeAccessError } from "@node-access/auth";
import { delayByStatus, sleep } from "@node-access/transport";
import { type CallCommandOptions, clientOptions } from "../calls/call-options.ts";
import { bindCall, connect, findCall } from "../calls/grpc.ts";
import type { GrpcMethodFacts } from "../generated/grpc-methods.ts";
import { confirm } from "../input/confirm.ts";
import { readMessage } from "../input/read-message.ts";
import { readJson } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { printResult } from "../output/print-result.ts";
import { withProgress } from "../output/progress.ts";
import { findTarget } from "../target/target.ts";
import { Connections } from "./connections.ts";
import { readLimit, printStream } from "./print-stream.ts";

export interface GrpcOptions extends CallCommandOptions {
  /** How many messages of a stream to print. */
  readonly limit?: string;
}

type OpenStream = (request: unknown, options?: object) => AsyncIterable<unknown>;

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
  readLimit(options.limit);
  if (facts.stream !== "none" && (options.record ?? options.replay) !== undefined)
    throw new CommandError(`${method}: is a stream, and only calls are recorded and replayed`);
  const target = await findTarget(options, io);
  if (facts.idempotency !== "safe") await confirm(facts.wireName, options.yes, io);
  const own = await clientOptions(target, "grpc", io);
  const connections = new Connections(io);
  const connected = await connect(client, {
    ...own,
    middleware: [connections.middleware(facts.wireName), ...(own.middleware ?? [])],
  });
  try {
    const call = bindCall(connected, facts);
    if (facts.stream === "none") {
      const response = await withProgress(facts.name, io, async () => call(request));
      await printResult(response, options, io, target.redact);
      return;
    }
    const open = (more?: object): AsyncIterable<unknown> => (call as OpenStream)(request, more);
    await printStream(callStream(open, facts, connections, io), options, io, target);
  } finally {
    connections.end();
    (connected as { close(): void }).close();
  }
}

/** After how many failures in a row a stream that was lost is not opened again. */
const MAX_FAILURES = 10;

/** The messages of a stream. A lost one that never ends is opened again: geyser's continues where it was, others have a gap. */
async function* callStream(
  open: (options?: object) => AsyncIterable<unknown>,
  { client, name, wireName, idempotency, endless }: GrpcMethodFacts,
  connections: Connections,
  { signal }: Io,
): AsyncGenerator<unknown, void> {
  if (!endless || (client === "geyser" && name === "subscribe")) {
    yield* open(endless ? { resume: true } : undefined);
    return;
  }
  let isOpened = false;
  for (let failures = 0; ;) {
    try {
      for await (const message of open()) {
        if (failures > 0) {
          connections.connected();
          yield { type: "gap", reason: "what was sent while there was no connection is missing" };
        }
        failures = 0;
        isOpened = true;
        yield message;
      }
      return;
    } catch (error) {
      failures += 1;
      const delay = delayByStatus(error, { name: wireName, idempotency }, failures);
      const mayBeLost = isOpened && isNodeAccessError(error) && !signal.aborted;
      if (!mayBeLost || delay === undefined || failures > MAX_FAILURES) throw error;
      connections.lost(error.message);
      await sleep(delay, signal);
    }
  }
}
