import { createRequest } from "../calls/rpc.ts";
import { readRecordedCalls } from "../check/recorded/recorded-calls.ts";
import type { RecordedCall } from "../check/recorded/recorded-call.ts";
import { CommandError } from "../io/command-error.ts";
import type { Clients } from "./clients.ts";
import type { LoadCall } from "./open-loop.ts";
import type { Shares } from "./shares.ts";

/** How many calls of a recording are kept. */
const MOST = 100_000;

/** Reads the calls of a recording, in its order. Those that may change something are omitted. */
export async function readRecordedMix(
  path: string,
  protocol: string,
  shares: Shares,
  clients: Clients,
): Promise<{ readonly calls: readonly LoadCall[]; readonly omitted: Readonly<Record<string, string>> }> {
  const calls: LoadCall[] = [];
  const omitted: Record<string, string> = {};
  for await (const recorded of readRecordedCalls(path, protocol)) {
    if (calls.length >= MOST) {
      omitted["…"] = `only the first ${MOST} calls of the recording are made`;
      break;
    }
    if (shares(recorded.method) === 0) continue;
    const read = await readCall(recorded, clients);
    if (typeof read === "string") omitted[recorded.method] ??= read;
    else calls.push(read);
  }
  if (calls.length > 0) return { calls, omitted };
  const [[name, why] = []] = Object.entries(omitted);
  throw new CommandError(
    `--recorded: ${path} has no call of ${protocol} that only reads${name === undefined ? "" : `: ${name}: ${why}`}`,
  );
}

/** Returns a recorded call, or why it is not made. */
async function readCall(
  { method, candidates, params }: RecordedCall,
  clients: Clients,
): Promise<LoadCall | string> {
  const facts = candidates.find(({ idempotency }) => idempotency === "safe");
  if (!facts)
    return candidates.length === 0
      ? "it is not among the methods of the protocol"
      : "it may change something";
  if ("inputs" in facts) {
    if (!Array.isArray(params) || facts.stream) return "its recording has no arguments to send";
    const args: readonly unknown[] = params;
    const client = await clients.rest(facts);
    return { name: method, send: async () => client[facts.name]?.(...args) };
  }
  const { surface } = clients.apis;
  if (!surface || facts.subscriptions) return "it belongs to a connection";
  try {
    const typed = { positional: [], named: [], values: params ?? [] };
    const request = await createRequest({ surface, facts }, method, typed);
    const client = await clients.rpc(surface);
    return { name: method, send: async () => client.request(request) };
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}
