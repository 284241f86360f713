import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NodeMethodList, TriedCall } from "@node-access/console/types";
import { messageFromJson, messageToJson } from "../../../src/codec/grpc/message-json.ts";
import { decodeMessage, encodeMessage } from "../../../src/codec/grpc/wire-message.ts";
import { callExamples } from "../../../src/generated/call-examples.ts";
import { grpcMethods } from "../../../src/generated/grpc.ts";
import type { Credentials, Gateway } from "../../../src/index.ts";
import { adminClient, readBody, readCode, gatewayWithAdmin } from "../../admin-client.ts";
import { checked } from "./admin-schemas.ts";
import { findNode } from "../../client.ts";
import { readFields, type ApiClient } from "../../management-client.ts";
import { networksWith } from "../../networks.ts";

/** A message that was sent, as JSON. */
function sent(type: string, json: unknown): unknown {
  const bytes = encodeMessage(type, messageFromJson(type, json));
  return messageToJson(type, decodeMessage(type, bytes));
}

describe("messages as JSON", () => {
  it("are what was encoded, for the example of each call", () => {
    for (const [name, { request }] of Object.entries(grpcMethods)) {
      const once = sent(request, callExamples[name]?.input ?? {});
      expect(sent(request, once), name).toEqual(once);
    }
  });

  it("have exact integers, names of enums, bytes in hex, maps and masks of fields", () => {
    const slot = { slot: "18446744073709551615", valid: true };
    expect(sent("geyser.IsBlockhashValidResponse", slot)).toEqual(slot);
    expect(sent("geyser.GetSlotRequest", { commitment: 2 })).toEqual({ commitment: "FINALIZED" });
    expect(sent("geyser.GetSlotRequest", { commitment: 77 })).toEqual({ commitment: 77 });
    expect(sent("geyser.PingRequest", { count: -5 })).toEqual({ count: -5 });
    expect(sent("protocol.BytesMessage", { value: "0x00FF" })).toEqual({ value: "0x00ff" });
    const slots = { slots: { one: { filter_by_commitment: true }, two: {} } };
    expect(sent("geyser.SubscribeRequest", slots)).toEqual(slots);
    const mask = { read_mask: ["digest", "epoch"] };
    expect(sent("sui.rpc.v2.GetCheckpointRequest", mask)).toEqual(mask);
    expect(
      sent("solana.storage.ConfirmedBlock.UnixTimestamp", { timestamp: "-9223372036854775808" }),
    ).toEqual({
      timestamp: "-9223372036854775808",
    });
    expect(sent("solana.storage.ConfirmedBlock.UiTokenAmount", { ui_amount: 1.5 })).toEqual({
      ui_amount: 1.5,
    });
    expect(sent("geyser.GetSlotRequest", { commitment: null })).toEqual({});
  });

  it.each([
    [
      "geyser.GetSlotRequest",
      { comitment: 1 },
      /comitment is not a field of geyser.GetSlotRequest; its fields: commitment/,
    ],
    [
      "geyser.GetSlotRequest",
      { commitment: "LATEST" },
      /commitment must be one of PROCESSED, CONFIRMED, FINALIZED/,
    ],
    ["geyser.GetSlotRequest", [], /input must be an object/],
    ["geyser.PingRequest", { count: 2 ** 31 }, /count must be a whole number from -2147483648 to 2147483647/],
    ["geyser.GetSlotResponse", { slot: -1 }, /slot must be a whole number from 0/],
    ["geyser.GetSlotResponse", { slot: 2 ** 60 }, /as text/],
    ["geyser.SubscribeRequest", { slots: [] }, /slots must be an object/],
    [
      "geyser.SubscribeRequest",
      { accounts: { a: { account: "x" } } },
      /accounts\.a\.value\.account must be a list/,
    ],
    ["protocol.BytesMessage", { value: "ff" }, /bytes in hex after 0x/],
    ["geyser.GetSlotRequest", { __proto__: 1, constructor: 1 }, /constructor is not a field/],
  ])("of %s are not %j", (type, json, message) => {
    expect(() => messageFromJson(type, json)).toThrow(message);
  });
});

describe("a gRPC call that an operator tries", () => {
  let gateway: Gateway<Credentials>;
  let admin: ApiClient;
  beforeAll(async () => {
    gateway = await gatewayWithAdmin({ networks: networksWith({}) });
    admin = adminClient(gateway);
  });
  afterAll(() => gateway.close());

  const path = (protocol: string): string => `/nodes/${findNode(gateway, protocol).id}`;
  async function attempt(
    protocol: string,
    name: string,
    input?: unknown,
    more: object = {},
  ): Promise<TriedCall> {
    const call = {
      kind: "grpc",
      name,
      ...(input !== undefined && { input: JSON.stringify(input) }),
      ...more,
    };
    return checked("TriedCall", readBody(await admin("POST", `${path(protocol)}/try-call/`, call), 200));
  }
  const rejected = (protocol: string, name: string, more: object = {}): ReturnType<ApiClient> =>
    admin("POST", `${path(protocol)}/try-call/`, { kind: "grpc", name, ...more });

  it("returns its response as JSON", async () => {
    const slot = await attempt("solana", "geyser.Geyser/GetSlot", { commitment: "FINALIZED" });
    expect(slot).toMatchObject({ status: 200, grpc_status: 0, served_by: "simulator", is_truncated: false });
    expect(JSON.parse(slot.body)).toEqual({ slot: expect.stringMatching(/^\d+$/) });
    const version = await attempt("solana", "/geyser.Geyser/GetVersion");
    expect(JSON.parse(version.body)).toEqual({ version: expect.any(String) });
    const block = await attempt("tron", "protocol.Wallet/GetNowBlock2");
    expect(JSON.parse(block.body)).toHaveProperty("block_header.raw_data.number");
    const checkpoint = await attempt("sui", "sui.rpc.v2.LedgerService/GetCheckpoint", {
      read_mask: ["digest"],
    });
    expect(JSON.parse(checkpoint.body)).toHaveProperty("checkpoint.digest");
  });

  it("returns the first messages of a stream", async () => {
    const updates = await attempt("solana", "geyser.Geyser/Subscribe", { slots: { all: {} } });
    expect(updates).toMatchObject({ status: 200, grpc_status: null });
    const shown = JSON.parse(updates.body) as object[];
    expect(shown).toHaveLength(10);
    expect(shown[0]).toHaveProperty("slot.slot");
    const checkpoints = await attempt("sui", "sui.rpc.v2.SubscriptionService/SubscribeCheckpoints", {
      read_mask: ["sequence_number"],
    });
    expect(JSON.parse(checkpoints.body)).toEqual(
      expect.arrayContaining([expect.objectContaining({ cursor: expect.stringMatching(/^\d+$/) })]),
    );
  });

  it("shows the status and the message of a failure", async () => {
    const failed = await attempt("sui", "sui.rpc.v2.LedgerService/GetCheckpoint", {
      sequence_number: "18446744073709551615",
    });
    expect(failed).toMatchObject({ status: 200, grpc_status: 5 });
    expect(JSON.parse(failed.body)).toEqual({ message: expect.stringMatching(/./) });
  });

  it("must not be a write, unless that is allowed", async () => {
    const name = "protocol.Wallet/BroadcastTransaction";
    expect(readCode(await rejected("tron", name))).toBe("409 is_write");
    expect(await attempt("tron", name, {}, { allow_write: true })).toHaveProperty("grpc_status");
  });

  it("is rejected if it is not valid", async () => {
    expect(readCode(await rejected("solana", "sui.rpc.v2.LedgerService/GetCheckpoint"))).toBe(
      "404 not_found",
    );
    expect(readCode(await rejected("solana", "geyser.Geyser/Nothing"))).toBe("404 not_found");
    expect(readCode(await rejected("ethereum", "geyser.Geyser/GetSlot"))).toBe("404 not_found");
    const name = "geyser.Geyser/GetSlot";
    for (const input of ["[", "[]", "1", '{"commitment":"x"}', '{"x":1}'])
      expect(readFields(await rejected("solana", name, { input })), input).toHaveProperty("input");
    expect(readCode(await rejected("solana", name, { upstream: "node-1" }))).toBe("400 invalid_request");
  });

  it("can be any of the node's methods, each with an example", async () => {
    for (const [protocol, first] of [
      ["solana", "geyser.Geyser/Subscribe"],
      ["sui", "sui.rpc.v2.LedgerService/GetServiceInfo"],
    ] as const) {
      const listed = readBody(await admin("GET", `${path(protocol)}/methods/`), 200);
      const methods = checked<NodeMethodList>("NodeMethodList", listed).results.filter(
        ({ kind }) => kind === "grpc",
      );
      expect(methods[0]).toMatchObject({ name: first, call: first });
      for (const { call, input, writes } of methods) {
        if (writes || grpcMethods[call]?.stream !== "none") continue;
        const { body } = await attempt(
          protocol,
          call,
          input === null ? undefined : (JSON.parse(input) as unknown),
        );
        expect(() => JSON.parse(body) as unknown, call).not.toThrow();
      }
    }
  });

  it("has TRON's requests in both forms", async () => {
    const listed = readBody<NodeMethodList>(await admin("GET", `${path("tron")}/methods/`), 200);
    const get = listed.results.find(({ name }) => name === "GET /wallet/getaccount");
    expect(get).toMatchObject({ kind: "rest", input: null, writes: false });
    expect(get?.call).toMatch(/^GET \/wallet\/getaccount\?address=/);
    const call = { kind: "rest", name: get?.call };
    expect(readBody(await admin("POST", `${path("tron")}/try-call/`, call), 200)).toMatchObject({
      status: 200,
    });
  });
});
