import { createRestClient } from "../calls/rest.ts";
import type { RestMethodFacts } from "../generated/rest-methods.ts";
import type { Session } from "./session.ts";
import type { Wire } from "./wire.ts";
import { LimitReached } from "./presence.ts";

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
