import { xToken } from "@node-access/auth";
import { expect, it } from "vitest";
import { bindCall, connect, findCall } from "../../src/calls/grpc.ts";
import { grpcClients, grpcMethods } from "../../src/generated/grpc-methods.ts";
import { readMessage } from "../../src/input/read-message.ts";

const options = { endpoint: "http://127.0.0.1:1", credential: xToken("token") };

it.each(Object.keys(grpcClients))("each call of %s is that of its service", async (name) => {
  const client = await connect(name, options);
  const calls = grpcMethods.filter((facts) => facts.client === name).map((facts) => bindCall(client, facts));
  // Services may have calls of the same names.
  expect(new Set(calls).size).toBe(calls.length);
  (client as { close(): void }).close();
});

it("keys of maps that are integers become bigint", () => {
  const facts = findCall("tron", "proposalCreate");
  expect(readMessage(facts, { parameters: { "0": 300_000 } })).toEqual({
    parameters: new Map([[0n, 300_000]]),
  });
  expect(() => readMessage(facts, { parameters: { fee: 1 } })).toThrow(
    'proposalCreate.parameters: expected keys that are integers, received "fee"',
  );
});
