import { Metadata, status } from "@grpc/grpc-js";
import { isNodeAccessError, NodeAccessError, statusDetails, xToken } from "@node-access/grpc";
import { createSuiClient } from "@node-access/grpc/sui";
import {
  GetObjectRequest,
  GetObjectResponse,
  SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
} from "@node-access/grpc/sui/messages";
import { BinaryWriter } from "@node-access/transport/protobuf";
import { inspect } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { serverStream, startServer, unary } from "../grpc-server.ts";

const TOKEN = "s3cret-t0ken";

/** A google.rpc.Status with details, written field by field. */
function statusBytes(...details: readonly { type: string; value: Uint8Array }[]): Buffer {
  const writer = new BinaryWriter().uint32(8).int32(3);
  for (const { type, value } of details) {
    const any = new BinaryWriter().uint32(10).string(type).uint32(18).bytes(value).finish();
    writer.uint32(26).bytes(any);
  }
  return Buffer.from(writer.finish());
}

/** A message with one text field. */
function textMessage(field: number, text: string): Uint8Array {
  return new BinaryWriter()
    .uint32(field * 8 + 2)
    .string(text)
    .finish();
}

function trailers(details: Buffer): Metadata {
  const metadata = new Metadata();
  metadata.set("grpc-status-details-bin", details);
  return metadata;
}

/** The errors of a call with one response and of a stream that a server rejects with these details. */
async function errorsWith(details: Buffer): Promise<NodeAccessError<"GRPC_STATUS">[]> {
  const error = { code: status.INVALID_ARGUMENT, details: "bad id", metadata: trailers(details) };
  const { endpoint } = await startServer([
    unary("/sui.rpc.v2.LedgerService/GetObject", GetObjectRequest, GetObjectResponse, (_, respond) =>
      respond(error),
    ),
    serverStream(
      "/sui.rpc.v2.SubscriptionService/SubscribeCheckpoints",
      SubscribeCheckpointsRequest,
      SubscribeCheckpointsResponse,
      (call) => call.emit("error", error),
    ),
  ]);
  const client = createSuiClient({ endpoint, credential: xToken(TOKEN) });
  onTestFinished(() => client.close());
  const failures = [client.ledger.getObject({}), client.subscription.subscribeCheckpoints().next()];
  const settled = await Promise.allSettled<unknown>(failures);
  return settled.map((result) => {
    const reason: unknown = result.status === "rejected" ? result.reason : undefined;
    return isNodeAccessError(reason, "GRPC_STATUS") ? reason : expect.fail(inspect(result));
  });
}

it("reads the messages of Google's error model, and returns others unchanged", async () => {
  const violation = new BinaryWriter().uint32(10).bytes(textMessage(1, "object_id")).finish();
  const details = statusBytes(
    { type: "type.googleapis.com/google.rpc.ErrorInfo", value: textMessage(1, "FIELD_INVALID") },
    { type: "type.googleapis.com/google.rpc.BadRequest", value: violation },
    { type: "type.example/own.Thing", value: Uint8Array.of(1, 2) },
    { type: "type.example/constructor", value: new Uint8Array() },
  );
  for (const error of await errorsWith(details)) {
    expect(await statusDetails(error)).toMatchObject([
      { $case: "ErrorInfo", value: { reason: "FIELD_INVALID" } },
      { $case: "BadRequest", value: { fieldViolations: [{ field: "object_id" }] } },
      { $case: "other", value: { typeUrl: "type.example/own.Thing" } },
      { $case: "other", value: { typeUrl: "type.example/constructor" } },
    ]);
    const again = JSON.parse(JSON.stringify(error)) as typeof error;
    expect(await statusDetails(again)).toHaveLength(4);
  }
});

it("returns none if they cannot be read or are absent", async () => {
  for (const error of await errorsWith(Buffer.from([255, 255])))
    expect(await statusDetails(error)).toEqual([]);
  const context = { endpoint: "https://node.example/***", operation: "x/y", status: "UNKNOWN", details: "" };
  expect(await statusDetails(new NodeAccessError("GRPC_STATUS", "a status", context))).toEqual([]);
});

it("omits details that repeat the token", async () => {
  const value = textMessage(1, `token ${TOKEN} is odd`);
  for (const error of await errorsWith(statusBytes({ type: "a/google.rpc.ErrorInfo", value }))) {
    expect(error.context).not.toHaveProperty("statusDetails");
    expect(await statusDetails(error)).toEqual([]);
  }
});
