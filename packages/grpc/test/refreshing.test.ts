import { status } from "@grpc/grpc-js";
import { refreshing, xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import {
  GetSlotRequest,
  GetSlotResponse,
  SubscribeRequest,
  SubscribeUpdate,
} from "@node-access/grpc/geyser/messages";
import { expect, it, onTestFinished } from "vitest";
import { bothStreams, startServer, tokenOf, unary } from "./grpc-server.ts";

it("a credential that is refused is provided anew, once, for calls and streams", async () => {
  let token = "t0ken-1";
  let asked = 0;
  const refused = { code: status.UNAUTHENTICATED, details: "expired" };
  const { endpoint } = await startServer([
    unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, ({ metadata }, answer) => {
      if (tokenOf(metadata) === token) answer(null, { slot: 7n });
      else answer(refused);
    }),
    bothStreams("/geyser.Geyser/Subscribe", SubscribeRequest, SubscribeUpdate, (call) => {
      if (tokenOf(call.metadata) !== token) call.emit("error", refused);
      else call.on("data", () => call.write({ filters: [token] }));
    }),
  ]);
  const credential = refreshing(async () => {
    asked += 1;
    return xToken(`t0ken-${asked}`);
  });
  const client = createGeyserClient({ endpoint, credential });
  onTestFinished(() => client.close());
  const slots = await Promise.all([client.getSlot({}), client.getSlot({})]);
  expect(slots.map(({ slot }) => slot)).toEqual([7n, 7n]);
  token = "t0ken-2";
  expect((await client.getSlot({})).slot).toBe(7n);
  token = "t0ken-3";
  for await (const { filters } of client.subscribe({ slots: { all: {} } })) {
    expect(filters).toEqual(["t0ken-3"]);
    break;
  }
  expect(asked).toBe(3);
  token = "another";
  await expect(client.getSlot({})).rejects.toMatchObject({ code: "CREDENTIAL_REFUSED" });
  expect(asked).toBe(4);
});
