import { connectionOptions } from "../calls/call-options.ts";
import type { RestMethodFacts } from "../generated/rest-methods.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import type { Target } from "../target/target.ts";
import { Connections } from "./connections.ts";
import { formatGap } from "./print-stream.ts";

/** An event of a stream over HTTP: a gap, or something else that `event` names. */
interface StreamEvent {
  readonly event: string;
  readonly reason?: unknown;
}

/** What opens a stream with the options of a client. */
type Open = (options: never, ...args: readonly never[]) => AsyncIterable<StreamEvent>;

/** Opens a stream of a REST API, which is opened again when it is lost. */
export async function openRestStream(
  { spec, name }: RestMethodFacts,
  args: readonly unknown[],
  target: Target,
  io: Io,
): Promise<AsyncIterable<unknown>> {
  if (spec === "tezos") return openTezosMonitor(name, args, target, io);
  if (spec !== "beacon") throw new CommandError(`${name}: is a stream, which this command cannot print`);
  const { beaconEvents } = await import("@node-access/beacon/events");
  const { topics } = Object(args[0]) as { readonly topics?: unknown };
  return streamEvents(beaconEvents as unknown as Open, [topics], "beacon", target, io, name);
}

export async function openTezosMonitor(
  name: string,
  args: readonly unknown[],
  target: Target,
  io: Io,
): Promise<AsyncIterable<unknown>> {
  const monitors = (await import("@node-access/tezos/monitor")) as unknown as Readonly<Record<string, Open>>;
  const open = monitors[name];
  if (!open) throw new CommandError(`${name}: is not a monitor of Tezos`);
  const chain = args.find((one) => typeof one === "string") ?? "main";
  const filter = args.find((one) => typeof one === "object") ?? {};
  if (name === "monitorHeads" && Object.keys(Object(filter)).length > 0)
    throw new CommandError("monitorHeads: takes only the chain: filter its heads yourself");
  const own = { monitorHeads: [chain], monitorMempool: [filter, chain] }[name] ?? [filter];
  return streamEvents(open, own, "node", target, io, name);
}

async function* streamEvents(
  open: Open,
  args: readonly unknown[],
  surface: string,
  target: Target,
  io: Io,
  operation: string,
): AsyncGenerator<unknown, void> {
  const connections = new Connections(io);
  const options = {
    ...(await connectionOptions(target, surface)),
    signal: io.signal,
    // Nodes end a stream of their mempool with each block.
    ...(operation !== "monitorMempool" && { middleware: [connections.middleware(operation)] }),
  };
  for await (const event of open(options as never, ...(args as never[]))) {
    const { event: type, ...rest } = event;
    yield type === "gap" ? formatGap(rest) : { type, ...rest };
  }
}
