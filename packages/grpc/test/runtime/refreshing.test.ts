import { status } from "@grpc/grpc-js";
import { dangerouslySendOverPlainHttp, refreshing, xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import {
  GetSlotRequest,
  GetSlotResponse,
  SubscribeRequest,
  SubscribeUpdate,
} from "@node-access/grpc/geyser/messages";
import { expect, it, onTestFinished } from "vitest";
import { bothStreams, startServer, readToken, unary } from "../grpc-server.ts";

it("a rejected credential is refreshed once, for calls and streams", async () => {
  let token = "t0ken-1";
  let provided = 0;
  const rejected = { code: status.UNAUTHENTICATED, details: "expired" };
  const { endpoint } = await startServer([
    unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, ({ metadata }, respond) => {
      if (readToken(metadata) === token) respond(null, { slot: 7n });
      else respond(rejected);
    }),
    bothStreams("/geyser.Geyser/Subscribe", SubscribeRequest, SubscribeUpdate, (call) => {
      if (readToken(call.metadata) !== token) call.emit("error", rejected);
      else call.on("data", () => call.write({ filters: [token] }));
    }),
  ]);
  const credential = refreshing(async () => {
    provided += 1;
    return xToken(`t0ken-${provided}`);
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
  expect(provided).toBe(3);
  token = "another";
  await expect(client.getSlot({})).rejects.toMatchObject({ code: "CREDENTIAL_REFUSED" });
  expect(provided).toBe(4);
});

it("sends a credential to another machine over plain HTTP only if it is marked for that", async () => {
  const { endpoint } = await startServer([
    unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, ({ metadata }, respond) =>
      respond(null, { slot: BigInt(readToken(metadata).length) }),
    ),
  ]);
  // Not a loopback address, though Linux connects to this machine.
  const elsewhere = `http://0.0.0.0:${new URL(endpoint).port}`;
  const slotWith = async (credential: ReturnType<typeof xToken>): Promise<bigint> => {
    const client = createGeyserClient({ endpoint: elsewhere, credential });
    onTestFinished(() => client.close());
    return (await client.getSlot({})).slot;
  };
  const plain = dangerouslySendOverPlainHttp(xToken("t0ken"));
  expect(await slotWith(plain)).toBe(5n);
  expect(await slotWith(refreshing(async () => plain))).toBe(5n);
  const insecure = { code: "INSECURE_ENDPOINT" };
  await expect(slotWith(refreshing(async () => xToken("t0ken")))).rejects.toMatchObject(insecure);
  await expect(slotWith(xToken("t0ken"))).rejects.toMatchObject(insecure);
});
