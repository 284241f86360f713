import { Metadata, status } from "@grpc/grpc-js";
import { isNodeAccessError, xToken } from "@node-access/grpc";
import { createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";
import {
  GetSlotRequest,
  GetSlotResponse,
  SubscribeRequest,
  SubscribeUpdate,
} from "@node-access/grpc/geyser/messages";
import { describe, expect, it, onTestFinished } from "vitest";
import { bothStreams, startServer, unary } from "../grpc-server.ts";
import { framed, GRPC_HEADERS, startRawServer } from "../raw-server.ts";

const TOKEN = "s3cr3t-t0ken-0f-the-endp0int";

function geyser(endpoint: string): GeyserClient {
  const client = createGeyserClient({ endpoint, credential: xToken(TOKEN), retries: 0 });
  onTestFinished(() => client.close());
  return client;
}

function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail("it did not fail"),
    (error: unknown) => error,
  );
}

/** Starts a server that fails each call with a status. */
async function failingClient(code: status, details: string): Promise<GeyserClient> {
  const { endpoint } = await startServer([
    unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, (_, respond) =>
      respond({ code, details }),
    ),
    bothStreams("/geyser.Geyser/Subscribe", SubscribeRequest, SubscribeUpdate, (call) => {
      call.sendMetadata(new Metadata());
      call.emit("error", { code, details });
    }),
  ]);
  return geyser(endpoint);
}

describe("a status that the server sent", () => {
  it.each([
    ["UNAUTHENTICATED", 401],
    ["PERMISSION_DENIED", 403],
  ] as const)("about the credential has the HTTP status that means the same: %s %i", async (name, http) => {
    const client = await failingClient(status[name], "no such token");
    for (const error of [await failure(client.getSlot()), await failure(client.subscribe({}).next())])
      expect(isNodeAccessError(error, "CREDENTIAL_REFUSED") && error.context).toMatchObject({
        status: http,
        body: "no such token",
      });
  });

  it.each([
    ["UNAVAILABLE", "Connection dropped"],
    ["UNAVAILABLE", "read ECONNRESET"],
    ["UNAVAILABLE", "Stream refused by server"],
    ["UNAVAILABLE", "No connection established. Last error: none"],
    ["CANCELLED", "Call cancelled"],
    ["INTERNAL", "Received RST_STREAM with code 2 (Internal server error)"],
    ["UNKNOWN", "No status information received"],
    ["RESOURCE_EXHAUSTED", "Received message larger than max (5 vs. 4)"],
    ["DEADLINE_EXCEEDED", "Deadline exceeded after 1s"],
  ] as const)("is its own whatever its text: %s %s", async (name, details) => {
    const client = await failingClient(status[name], details);
    for (const error of [await failure(client.getSlot()), await failure(client.subscribe({}).next())])
      expect(isNodeAccessError(error, "GRPC_STATUS") && error.context).toMatchObject({
        status: name,
        details,
      });
  });

  it("of a proxy is an HTTP status", async () => {
    const { endpoint } = await startRawServer((stream) => {
      stream.respond({ ":status": 503, "content-type": "text/html" });
      stream.end("<h1>Busy</h1>");
    });
    const error = await failure(geyser(endpoint).getSlot());
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.status).toBe("UNAVAILABLE");
  });

  it.each(["truncated", "base64", "hex"])("repeats no part of the token, %s", async (form) => {
    const repeated = {
      truncated: TOKEN.slice(0, 20),
      base64: Buffer.from(`{"token":"${TOKEN}"}`).toString("base64"),
      hex: Buffer.from(TOKEN).toString("hex"),
    }[form];
    const client = await failingClient(status.INTERNAL, `who is ${repeated}`);
    for (const error of [await failure(client.getSlot()), await failure(client.subscribe({}).next())])
      expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.details).toMatch(
        /^who is .*\[redacted\]/,
      );
  });

  it("truncates a long text, and shows no part of the token at the cut", async () => {
    for (let before = 1_960; before <= 2_010; before += 5) {
      const client = await failingClient(status.INTERNAL, "x".repeat(before) + TOKEN + "y".repeat(9_000));
      const error = await failure(client.getSlot());
      if (!isNodeAccessError(error, "GRPC_STATUS")) throw error;
      expect(error.message.length).toBeLessThan(3_000);
      expect(error.context.details.length).toBeLessThan(3_000);
      expect(`${error.message} ${JSON.stringify(error)}`).not.toContain(TOKEN.slice(0, 6));
    }
  });
});

/** Makes a call whose response is these messages. @returns its error. */
async function errorFor(messages: Buffer): Promise<unknown> {
  const { endpoint } = await startRawServer((stream) => {
    stream.respond(GRPC_HEADERS, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    stream.end(messages);
  });
  return failure(geyser(endpoint).getSlot());
}

describe("a response that is not one message", () => {
  it.each([
    ["none", Buffer.alloc(0)],
    ["more than one", Buffer.concat([framed(Buffer.alloc(0)), framed(Buffer.alloc(0))])],
  ])("but %s", async (received, messages) => {
    const error = await errorFor(messages);
    expect(isNodeAccessError(error, "UNDECODABLE_BODY") && error.context.received).toBe(received);
  });
});

describe("an aborted call", () => {
  it("keeps the signal's reason as the cause of its error", async () => {
    const { endpoint } = await startServer([
      unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, () => controller.abort(reason)),
      bothStreams("/geyser.Geyser/Subscribe", SubscribeRequest, SubscribeUpdate, (call) => {
        call.sendMetadata(new Metadata());
        call.write({ updateOneof: { $case: "ping", value: {} } });
      }),
    ]);
    const reason = new Error("the user left");
    const controller = new AbortController();
    const unaryError = await failure(geyser(endpoint).with({ signal: controller.signal }).getSlot());
    expect(isNodeAccessError(unaryError, "ABORTED") && (unaryError.cause as Error).message).toBe(
      reason.message,
    );

    const ended = new AbortController();
    const stream = geyser(endpoint).with({ signal: ended.signal }).subscribe({});
    await stream.next();
    const next = stream.next();
    ended.abort(reason);
    const error = await failure(next);
    expect(isNodeAccessError(error, "ABORTED") && (error.cause as Error).message).toBe(reason.message);
  });
});
