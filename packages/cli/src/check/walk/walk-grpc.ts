import { bindCall } from "../../calls/grpc.ts";
import type { GrpcMethodFacts } from "../../generated/grpc-methods.ts";
import { readMessage } from "../../input/read-message.ts";
import { CommandError } from "../../io/command-error.ts";
import { readFirst, type Step, type Visitor } from "./step.ts";

/** Walks through calls of gRPC services, each as its example shows. */
export async function walkGrpc(
  methods: readonly GrpcMethodFacts[],
  visit: Visitor<Step<GrpcMethodFacts>>,
): Promise<void> {
  for (const facts of methods) {
    const request = createExampleMessage(facts);
    if (!request) continue;
    await visit({
      facts,
      args: [request],
      send: async (client, [message] = [request]) => readFirst(await bindCall(client, facts)(message)),
      // What is decoded has the form of its message.
      findMismatch: async () => undefined,
    });
  }
}

/** The message of an example; `undefined` if JSON cannot express it. */
export function createExampleMessage(facts: GrpcMethodFacts): object | undefined {
  try {
    return readMessage(facts, facts.example ?? {});
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}
