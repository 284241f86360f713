import { isNodeAccessError } from "@node-access/auth";
import { clientOptions } from "../calls/call-options.ts";
import { resolveAddress } from "../check/addresses.ts";
import { readSample } from "../check/chain.ts";
import { attempt } from "../check/client-calls.ts";
import { identifyEvm } from "../check/evm.ts";
import { type Apis, findApis } from "../check/find-apis.ts";
import { runBounded } from "../check/presence.ts";
import { Session } from "../check/session.ts";
import type { Step } from "../check/walk/step.ts";
import { walkGrpc } from "../check/walk/walk-grpc.ts";
import { walkRest } from "../check/walk/walk-rest.ts";
import { isCall, type Sample, walkRpc } from "../check/walk/walk-rpc.ts";
import { listMethods, type RpcSurface } from "../facts/rpc-method.ts";
import { grpcMethods } from "../generated/grpc-methods.ts";
import { protocols } from "../generated/protocols.ts";
import { restMethods } from "../generated/rest-methods.ts";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Io } from "../io/io.ts";
import { hideSecrets, type Target } from "../target/target.ts";
import { createClients } from "./clients.ts";
import type { LoadCall } from "./open-loop.ts";
import { readRecordedMix } from "./recorded-mix.ts";
import { arrange, type Shares } from "./shares.ts";

/** The calls of a load, in the order in which they are made again and again. */
export interface Mix {
  readonly calls: readonly LoadCall[];
  /** Why a method is not among them. */
  readonly omitted: Readonly<Record<string, string>>;
  /** Closes the connections. */
  close(): void;
}

export interface MixOptions {
  /** The share of a method; 0 if it is not called. */
  readonly shares: Shares;
  /** A recording whose calls are made in place of those of examples. */
  readonly recorded: string | undefined;
  /** Milliseconds for one call. */
  readonly timeout: number;
}

/** After how many calls without a response, and none with one, a node is not there. */
const UNANSWERED = 3;

/** Finds out which calls a node gets: each is made once, so that what it does not offer is omitted. Those of a recording are not. */
export async function prepareMix(
  target: Target,
  { shares, recorded, timeout }: MixOptions,
  io: Io,
  show: (what: string) => void,
): Promise<Mix> {
  const { protocol = "ethereum" } = target;
  const apis = findApis(protocol);
  const own = { ...(await clientOptions(target, apis.credentials, io)), retries: 0, timeout };
  const clients = createClients(apis, own);
  const close = (): void => clients.close();
  if (recorded !== undefined)
    return { ...(await readRecordedMix(recorded, protocol, shares, clients)), close };
  const methods = listShared(apis, shares);
  if (Object.values(methods).every(({ length }) => length === 0)) throw createNoneError(protocol);
  const found: { readonly call: LoadCall; readonly share: number }[] = [];
  const omitted: Record<string, string> = {};
  const failures: Error[] = [];
  const visit = async (step: Step, client: Promise<object>): Promise<unknown> => {
    const { name } = step.facts;
    show(name);
    const connected = await client;
    const { value, error } = await attempt(() => step.send(connected));
    if (!error) {
      found.push({ call: { name, send: () => step.send(connected) }, share: shares(name) });
      return value;
    }
    omitted[name] = error.message;
    failures.push(error);
    const isThere = found.length > 0 || failures.some((one) => isNodeAccessError(one, "JSON_RPC_ERROR"));
    if (!isThere && failures.length >= UNANSWERED) throw error;
    return undefined;
  };
  const { surface, client } = apis;
  const { rpc, rest, grpc } = methods;
  if (surface && rpc.length > 0)
    await walkRpc(surface, rpc, await findSample(target, apis, surface, timeout, io), (step) =>
      visit(step, clients.rpc(surface)),
    );
  await walkRest(rest, (step) => visit(step, clients.rest(step.facts)));
  if (client !== undefined) await walkGrpc(grpc, (step) => visit(step, clients.grpc(client)));
  if (found.length > 0) return { calls: arrange(found), omitted, close };
  close();
  throw failures[0] ?? createNoneError(protocol);
}

function createNoneError(protocol: string): CommandError {
  return new CommandError(
    `--methods: no method of ${protocol} that only reads and has an example matches; list them with: node-access methods --protocol ${protocol}`,
  );
}

/** The methods that only read, and that have a share. */
function listShared({ surface, spec, client }: Apis, shares: Shares) {
  const isShared = ({
    name,
    idempotency,
    cost,
  }: Readonly<Record<"name" | "idempotency", string>> & { readonly cost?: string }): boolean =>
    idempotency === "safe" && shares(name, cost) > 0;
  return {
    rpc: surface ? listMethods(surface).filter((one) => isCall(one) && isShared(one)) : [],
    rest: restMethods.filter((one) => one.spec === spec && !one.stream && isShared(one)),
    grpc: grpcMethods.filter((one) => one.client === client && one.stream === "none" && isShared(one)),
  };
}

/** Values of the node's own chain. */
async function findSample(
  target: Target,
  { credentials }: Apis,
  surface: RpcSurface,
  timeout: number,
  io: Io,
): Promise<Sample> {
  const address = await resolveAddress(target, credentials, surface.rpcPath);
  const limits = { rate: 20, maxRequests: 100, maxSeconds: 60, timeout };
  const session = new Session(address, limits, io.signal);
  let sample: Sample = {};
  await runBounded(async () => {
    const isEvm = protocols[surface.name]?.chainIdMethod === "eth_chainId";
    sample = isEvm
      ? (await identifyEvm(session, surface.name)).sample
      : await readSample(session, listMethods(surface));
  });
  const { unreachable } = session.wire.presence;
  if (unreachable === undefined) return sample;
  const endpoint = hideSecrets(target.endpoint);
  throw new CommandError(`${endpoint} does not respond: ${unreachable}`, exitCodes.unreachable);
}
