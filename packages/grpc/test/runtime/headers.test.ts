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

const SECRET = "t3am-s3cret-0f-m1ne";

/** Starts a server that records the metadata of its calls and rejects them with a message that repeats it. */
async function startRefusing(): Promise<{ endpoint: string; seen: Metadata[] }> {
  const seen: Metadata[] = [];
  const rejection = (metadata: Metadata): { code: status; details: string; metadata: Metadata } => {
    seen.push(metadata);
    const trailers = new Metadata();
    trailers.set("x-request-id", "srv-7");
    trailers.set("x-echo", metadata.get("x-team").join());
    return {
      code: status.FAILED_PRECONDITION,
      details: `not you: ${metadata.get("x-team").join()}`,
      metadata: trailers,
    };
  };
  const { endpoint } = await startServer([
    unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, ({ metadata }, respond) =>
      respond(rejection(metadata)),
    ),
    bothStreams("/geyser.Geyser/Subscribe", SubscribeRequest, SubscribeUpdate, (call) => {
      call.write({ updateOneof: { $case: "ping", value: {} } });
      call.emit("error", rejection(call.metadata));
    }),
  ]);
  return { endpoint, seen };
}

function client(
  endpoint: string,
  headers?: Record<string, string> | (() => Record<string, string>),
): GeyserClient {
  const made = createGeyserClient({
    endpoint,
    credential: xToken("t0ken-0f-the-endpoint"),
    headers,
    retries: 0,
  });
  onTestFinished(() => made.close());
  return made;
}

/** The error of a call, and of a stream that has begun. */
async function captureErrors(own: GeyserClient): Promise<unknown[]> {
  const stream = own.subscribe({});
  return [
    await own.getSlot().catch((error: unknown) => error),
    await stream.next().then(() => stream.next().catch((error: unknown) => error)),
  ];
}

describe("headers", () => {
  it("are sent as metadata: those of the client, of a call, and of a function called for each attempt", async () => {
    const { endpoint, seen } = await startRefusing();
    await captureErrors(client(endpoint, { "X-Team": "a" }));
    await captureErrors(client(endpoint, { "X-Team": "a" }).with({ headers: { "x-team": "b" } }));
    let number = 0;
    await captureErrors(client(endpoint, () => ({ "x-team": `c${(number += 1)}` })));
    expect(seen.map((metadata) => metadata.get("x-team").join())).toEqual(["a", "a", "b", "b", "c1", "c2"]);
    expect(new Set(seen.map((metadata) => metadata.get("x-token").join()))).toEqual(
      new Set(["t0ken-0f-the-endpoint"]),
    );
  });

  it("never appear in an error", async () => {
    const { endpoint } = await startRefusing();
    for (const error of await captureErrors(client(endpoint, { "x-team": SECRET }))) {
      expect(isNodeAccessError(error, "GRPC_STATUS") && error.context.details).toBe("not you: [redacted]");
      expect(`${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain(SECRET);
      expect(isNodeAccessError(error) && error.response?.headers["x-echo"]).toBe("[redacted]");
    }
  });

  it.each([
    ["x-token", "another"],
    ["te", "trailers"],
    ["grpc-timeout", "1S"],
    ["trace-bin", "AAAA"],
    ["x!y", "1"],
    ["x-umlaut", "\u00fc"],
  ])("cannot be %s: %s", async (name, value) => {
    const { endpoint, seen } = await startRefusing();
    const own = client(endpoint, { [name]: value });
    for (const call of [() => own.getSlot(), () => own.subscribe({}).next()]) {
      const error = await call().catch((failure: unknown) => failure);
      expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.context.path).toBe(`headers["${name}"]`);
    }
    expect(seen).toEqual([]);
  });
});

describe("an error can be quoted", () => {
  it("with the ids of both sides, each attempt, and the caller", async () => {
    const { endpoint, seen } = await startRefusing();
    const errors = await captureErrors(client(endpoint));
    errors.forEach((error, call) => {
      if (!isNodeAccessError(error, "GRPC_STATUS")) throw error;
      expect(error.requestId).toBe(seen[call]?.get("x-request-id").join());
      expect(error.response?.headers["x-request-id"]).toBe("srv-7");
      expect(error.attempts).toEqual([{ attempt: 1, code: "GRPC_STATUS", message: error.message }]);
      expect(error.stack).toContain("captureErrors");
    });
  });

  it.each(["ABORTED", "CLOSED", "UNANSWERED"] as const)("when a stream ends with %s", async (code) => {
    const { endpoint, stop } = await startServer([
      bothStreams("/geyser.Geyser/Subscribe", SubscribeRequest, SubscribeUpdate, (call) => {
        call.write({ updateOneof: { $case: "ping", value: {} } });
      }),
    ]);
    const controller = new AbortController();
    const own = client(endpoint);
    const stream = own.with({ signal: controller.signal }).subscribe({});
    await stream.next();
    const next = stream.next().catch((failure: unknown) => failure);
    ({ ABORTED: () => controller.abort(), CLOSED: () => own.close(), UNANSWERED: stop })[code]();
    const error = await next;
    expect(isNodeAccessError(error, code) && error.requestId).toMatch(/.-\d+$/);
    expect(isNodeAccessError(error) && error.attempts).toMatchObject([{ attempt: 1 }]);
  });

  it("as JSON, with any value as the caller's reason", async () => {
    const { endpoint } = await startServer([]);
    const reason: Record<string, unknown> = { amount: 1n };
    reason["self"] = reason;
    const error = await client(endpoint)
      .with({ signal: AbortSignal.abort(reason) })
      .getSlot()
      .catch((failure: unknown) => failure);
    expect(JSON.stringify(error)).toContain("ABORTED");
  });
});
