import { type ErrorCode, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { bindCall } from "../calls/grpc.ts";
import { createRestClient } from "../calls/rest.ts";
import type { GrpcMethodFacts } from "../generated/grpc-methods.ts";
import type { RestMethodFacts } from "../generated/rest-methods.ts";
import { LimitReached } from "./presence.ts";
import type { Session } from "./session.ts";
import type { Wire } from "./wire.ts";

/** Makes a call through a client. Returns its result, or its error; what ends the check is thrown. */
export async function attempt<Value>(
  call: () => Value | Promise<Value>,
): Promise<{ value: Value; error?: undefined } | { value?: undefined; error: NodeAccessError }> {
  try {
    return { value: await call() };
  } catch (error) {
    if (!isNodeAccessError(error) || error.code === "ABORTED") throw error;
    return { error };
  }
}

/** The errors of a call that has no response at all. */
export const UNANSWERED: ReadonlySet<ErrorCode> = new Set(["NOT_SENT", "UNANSWERED", "TIMEOUT", "CLOSED"]);

/** Makes a gRPC call, which counts as a request of the check. `onResponse` is called with the milliseconds that it took. */
export async function createGrpcCall(
  { wire }: Pick<Session, "wire">,
  client: object,
  facts: GrpcMethodFacts,
  request: object,
  onResponse: (ms: number) => void = () => {},
): Promise<unknown> {
  const call = bindCall(client, facts);
  const probe = async (): Promise<boolean> => !hasNoResponse((await attempt(() => call(request))).error);
  await wire.waitForTurn();
  const started = performance.now();
  const { value, error } = await attempt(() => call(request));
  if (error && hasNoResponse(error)) await wire.presence.failed(error.message, probe);
  else wire.presence.responded(probe, isRefusal(error) ? error?.message : undefined);
  if (error) throw error;
  onResponse(performance.now() - started);
  return value;
}

function isRefusal(error: NodeAccessError | undefined): boolean {
  const isStatus = isNodeAccessError(error, "GRPC_STATUS") && error.context.status === "UNAUTHENTICATED";
  return isStatus || isNodeAccessError(error, "CREDENTIAL_REFUSED");
}

function hasNoResponse(error: NodeAccessError | undefined): boolean {
  return error !== undefined && UNANSWERED.has(error.code);
}

/** Creates a function that calls a method through its API's client, without retries. Its requests count as the check's. */
export async function createRestCall(
  { wire }: Pick<Session, "wire">,
  facts: RestMethodFacts,
  options: object,
  onAnswer: Parameters<Wire["fetchFor"]>[1] = () => {},
): Promise<(args: readonly unknown[]) => Promise<unknown>> {
  let stopped: LimitReached | undefined;
  const own = wire.fetchFor(facts.name, onAnswer);
  const guardSending: typeof fetch = (...request) =>
    own(...request).catch((error: unknown) => {
      if (error instanceof LimitReached) stopped = error;
      throw error;
    });
  const client = await createRestClient(facts, { ...options, retries: 0, fetch: guardSending });
  return async (args) => {
    try {
      return await client[facts.name]?.(...args);
    } catch (error) {
      throw stopped ?? error;
    }
  };
}
