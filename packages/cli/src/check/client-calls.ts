import { type ErrorCode, isNodeAccessError } from "@node-access/auth";
import { bindCall } from "../calls/grpc.ts";
import { createRestClient } from "../calls/rest.ts";
import type { GrpcMethodFacts } from "../generated/grpc-methods.ts";
import type { RestMethodFacts } from "../generated/rest-methods.ts";
import { LimitReached } from "./presence.ts";
import type { Session } from "./session.ts";
import type { Wire } from "./wire.ts";

/** The errors of a call that has no response at all. */
const UNANSWERED: ReadonlySet<ErrorCode> = new Set(["NOT_SENT", "UNANSWERED", "TIMEOUT", "CLOSED"]);

/** Makes a gRPC call, which counts as a request of the check. */
export async function createGrpcCall(
  { wire }: Pick<Session, "wire">,
  client: object,
  facts: GrpcMethodFacts,
  request: object,
): Promise<unknown> {
  const call = bindCall(client, facts);
  const probe = async (): Promise<boolean> => {
    try {
      await call(request);
      return true;
    } catch (error) {
      return !hasNoResponse(error);
    }
  };
  await wire.waitForTurn();
  try {
    const response = await call(request);
    wire.presence.responded(probe, undefined);
    return response;
  } catch (error) {
    if (!isNodeAccessError(error) || error.code === "ABORTED") throw error;
    if (hasNoResponse(error)) await wire.presence.failed(error.message, probe);
    else wire.presence.responded(probe, isRefusal(error) ? error.message : undefined);
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  const isStatus = isNodeAccessError(error, "GRPC_STATUS") && error.context.status === "UNAUTHENTICATED";
  return isStatus || isNodeAccessError(error, "CREDENTIAL_REFUSED");
}

function hasNoResponse(error: unknown): boolean {
  return isNodeAccessError(error) && UNANSWERED.has(error.code);
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
