import { NodeAccessError } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import type { Operation } from "../src/operation.ts";
import { retryDelay } from "../src/json-rpc/retry-delay.ts";
import { parseRetryAfter } from "../src/retry.ts";

const read: Operation = { name: "eth_thing", idempotency: "safe" };
const write: Operation = { name: "eth_thing", idempotency: "write" };
const target = { endpoint: "https://node.example/***", operation: "eth_thing" };
const unanswered = () => new NodeAccessError("UNANSWERED", "lost", { ...target, reason: "lost" });
const httpStatus = (status: number, requests: { retryAfter?: number } = {}) =>
  new NodeAccessError("HTTP_STATUS", "no", { ...target, status, body: "", ...requests });
const rpcError = (rpcCode: number, status?: number, rpcMessage = "") =>
  new NodeAccessError("JSON_RPC_ERROR", "no", {
    ...target,
    rpcCode,
    rpcMessage,
    data: undefined,
    ...(status !== undefined && { status }),
  });
describe("retryDelay", () => {
  it("waits a random time between 150 ms and a maximum that doubles up to 5 s", () => {
    for (let number = 1; number <= 12; number += 1) {
      for (let turn = 0; turn < 50; turn += 1) {
        const wait = retryDelay(unanswered(), read, number);
        expect(wait).toBeGreaterThanOrEqual(150);
        expect(wait).toBeLessThanOrEqual(Math.min(5_000, 150 * 2 ** number));
      }
    }
  });

  it("does not retry a slot without a block, whose code is another provider's for its rate limit", () => {
    const skipped = "Slot 7 was skipped, or missing due to ledger jump to recent snapshot";
    expect(retryDelay(rpcError(-32007, undefined, skipped), read, 1)).toBeUndefined();
    expect(retryDelay(rpcError(-32007, undefined, "50/second request limit reached"), read, 1)).toBeDefined();
  });

  it("retries a read that may have been received, and a write that was not", () => {
    const notSent = new NodeAccessError("NOT_SENT", "", { ...target, reason: "" });
    for (const operation of [read, write]) expect(retryDelay(notSent, operation, 1)).toBeDefined();
    expect(retryDelay(unanswered(), read, 1)).toBeDefined();
    expect(retryDelay(unanswered(), write, 1)).toBeUndefined();
  });

  it("classifies by HTTP status first", () => {
    for (const status of [408, 425, 429, 500, 502, 503, 504]) {
      expect(retryDelay(httpStatus(status), read, 1), String(status)).toBeDefined();
      expect(retryDelay(rpcError(-32000, status), read, 1), String(status)).toBeDefined();
    }
    for (const status of [301, 400, 404, 413, 422, 501]) {
      expect(retryDelay(httpStatus(status), read, 1), String(status)).toBeUndefined();
      expect(retryDelay(rpcError(-32005, status), read, 1), String(status)).toBeUndefined();
    }
    const rejected = { ...target, status: 401, body: "" };
    expect(retryDelay(new NodeAccessError("CREDENTIAL_REFUSED", "", rejected), read, 1)).toBeUndefined();
  });

  it("retries a write only if it was rejected before processing", () => {
    expect(retryDelay(httpStatus(429), write, 1)).toBeDefined();
    expect(retryDelay(rpcError(-32005), write, 1)).toBeDefined();
    for (const status of [408, 500, 502, 503, 504])
      expect(retryDelay(httpStatus(status), write, 1)).toBeUndefined();
  });

  it("does not retry a call that asks for too much, even with the code or the status of a rate limit", () => {
    for (const message of [
      "query returned more than 10000 results. Try with this block range [0x1, 0x2].",
      "query exceeds max results 20000, retry with the range 3600741-3620740",
      "Log response size exceeded.",
      "eth_getLogs is limited to a 10,000 blocks range",
      "ranges over 10000 blocks are not supported on freetier",
      "too many blocks",
      "response too large",
      "eth_getLogs is limited to a 10,000 range",
      "Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range.",
      "logs matched by query exceeds limit of 10000",
      "Please limit the query to at most 1000 blocks",
      "maximum [from, to] blocks distance: 2000",
      "exceeds the range allowed for your plan (1000 > 100)",
      "getLogs request exceeded max allowed range",
      "Query timeout exceeded. Consider reducing your block range.",
    ]) {
      expect(retryDelay(rpcError(-32005, undefined, message), read, 1), message).toBeUndefined();
      expect(retryDelay(rpcError(-32005, 429, message), read, 1), message).toBeUndefined();
    }
    for (const message of [
      "limit exceeded",
      "daily request count exceeded, request rate limited",
      "Too many requests",
      "too many eth_getLogs requests, please slow down",
      "too many requests for this block",
      "you have exceeded the max results per minute",
      "Too many concurrent requests in range of your plan",
      "rate limit exceeded for logs requests",
      "100/second request limit reached - reduce calls per second or upgrade your account",
    ])
      expect(retryDelay(rpcError(-32005, undefined, message), read, 1), message).toBeDefined();
  });

  it("does not retry permanent errors", () => {
    for (const code of [3, -32000, -32016, -32601, -32602, 4444]) {
      expect(retryDelay(rpcError(code), read, 1)).toBeUndefined();
    }
    expect(retryDelay(new Error("a bug"), read, 1)).toBeUndefined();
  });

  it("waits as long as the server requests", () => {
    const error = httpStatus(429, { retryAfter: 9_000 });
    expect(retryDelay(error, read, 1)).toBe(9_000);
    const requests = (try_again_in: unknown): number | undefined =>
      retryDelay(
        new NodeAccessError("JSON_RPC_ERROR", "no", {
          ...target,
          rpcCode: -32005,
          rpcMessage: "",
          data: { try_again_in },
        }),
        read,
        1,
      );
    expect(requests("743.6ms")).toBe(743.6);
    expect(requests("2s")).toBe(2_000);
    for (const nonsense of ["1.2.3s", "..s", "-5s", "soon", "", 7, null, {}])
      expect(requests(nonsense)).toBeLessThanOrEqual(300);
  });
});

describe("parseRetryAfter", () => {
  it("converts seconds and dates to milliseconds from now", () => {
    expect(parseRetryAfter("2")).toBe(2_000);
    expect(parseRetryAfter("0")).toBe(0);
    expect(parseRetryAfter("010")).toBe(10_000);
    const inAMinute = parseRetryAfter(new Date(Date.now() + 60_000).toUTCString());
    expect(inAMinute).toBeGreaterThan(50_000);
    expect(inAMinute).toBeLessThanOrEqual(60_000);
    expect(parseRetryAfter("Wed, 21 Oct 2015 07:28:00 GMT")).toBe(0);
  });

  it("ignores anything else", () => {
    for (const value of [undefined, "", "soon", "NaN", "0x10", "-5", "1e3", "5 May", "1.2.3"])
      expect(parseRetryAfter(value)).toBeUndefined();
  });
});
