import assert from "node:assert/strict";
import { isNodeAccessError, type ManagementClient } from "@node-access/management";
import type { OpenGateway } from "../../open-gateway.ts";

type Created<Method extends "createProject" | "createNetwork" | "createNode"> = Awaited<
  ReturnType<ManagementClient[Method]>
>;

/** What the checks of the management API share: a client, and what they have created so far. */
export interface ManagementSession {
  readonly management: ManagementClient;
  readonly gateway: OpenGateway;
  project?: Created<"createProject">;
  network?: Created<"createNetwork">;
  node?: Created<"createNode">;
}

export function created<Key extends "project" | "network" | "node">(
  session: ManagementSession,
  key: Key,
): NonNullable<ManagementSession[Key]> {
  const found = session[key];
  assert.ok(found, `no ${key} was created`);
  return found;
}

/** Makes a call and asserts that the API rejects it with a status. */
export async function assertStatus(status: number, make: () => Promise<unknown>): Promise<string> {
  const outcome: unknown = await make().then(
    () => "a response",
    (error: unknown) => error,
  );
  assert.equal(isNodeAccessError(outcome, "HTTP_STATUS") ? outcome.context.status : outcome, status);
  return `HTTP ${status}`;
}
