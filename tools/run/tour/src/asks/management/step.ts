import assert from "node:assert/strict";
import { isNodeAccessError, type ManagementClient } from "@node-access/management";
import type { OpenGateway } from "../../open-gateway.ts";

type Made<Method extends "createProject" | "createNetwork" | "createNode"> = Awaited<
  ReturnType<ManagementClient[Method]>
>;

/** What the management asks work with, and what they have made so far. */
export interface ManagementStep {
  readonly management: ManagementClient;
  readonly gateway: OpenGateway;
  project?: Made<"createProject">;
  network?: Made<"createNetwork">;
  node?: Made<"createNode">;
}

/** What an ask before this one has made. */
export function made<Key extends "project" | "network" | "node">(
  step: ManagementStep,
  key: Key,
): NonNullable<ManagementStep[Key]> {
  const found = step[key];
  assert.ok(found, `no ${key} was made`);
  return found;
}

/** Makes a call that the API must reject with a status. */
export async function refusedWith(status: number, make: () => Promise<unknown>): Promise<string> {
  const outcome: unknown = await make().then(
    () => "a response",
    (error: unknown) => error,
  );
  assert.equal(isNodeAccessError(outcome, "HTTP_STATUS") ? outcome.context.status : outcome, status);
  return `HTTP ${status}`;
}
