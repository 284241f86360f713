import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import type * as auth from "../src/index.ts";
import {
  describeValue,
  isNodeAccessError,
  kindOf,
  NodeAccessError,
  readArgument,
  safeCause,
} from "../src/index.ts";

const aborted = new NodeAccessError("ABORTED", "eth_syncing: aborted by the caller", {
  operation: "eth_syncing",
  sent: false,
});

describe("NodeAccessError", () => {
  it("serializes to JSON with its cause, and bigints as digits", () => {
    const error = new NodeAccessError(
      "JSON_RPC_ERROR",
      "eth_call: execution reverted",
      {
        endpoint: "https://h/***",
        operation: "eth_call",
        rpcCode: 3,
        rpcMessage: "execution reverted",
        data: 2n ** 64n,
      },
      { cause: aborted },
    );
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "NodeAccessError",
      code: "JSON_RPC_ERROR",
      message: "eth_call: execution reverted",
      context: { ...error.context, data: "18446744073709551616" },
      cause: { name: "NodeAccessError", code: "ABORTED", message: aborted.message, context: aborted.context },
    });
  });

  it("is recognized by its brand, also across copies of the package", async () => {
    const specifier = "../src/errors.ts?copy";
    const copy: Pick<typeof auth, "NodeAccessError"> = await import(specifier);
    const theirs = new copy.NodeAccessError("ABORTED", "x", { operation: "x", sent: true });
    expect(theirs instanceof NodeAccessError).toBe(false);
    expect(isNodeAccessError(theirs)).toBe(true);
    expect(isNodeAccessError(theirs, "ABORTED")).toBe(true);
    expect(isNodeAccessError(theirs, "TIMEOUT")).toBe(false);
  });

  it.each([undefined, null, 0, "x", {}, new Error("x"), { code: "ABORTED" }])(
    "%j is not a NodeAccessError",
    (value) => {
      expect(isNodeAccessError(value)).toBe(false);
    },
  );
});

describe("safeCause", () => {
  it("keeps the name, code and redacted message, and drops everything else", () => {
    const platform = Object.assign(new TypeError("Invalid URL: k3y"), {
      code: "ERR_INVALID_URL",
      input: "https://h/k3y",
    });
    const safe = safeCause(platform, (text) => text.replaceAll("k3y", "[redacted]"));
    expect(safe).toMatchObject({
      name: "TypeError",
      message: "Invalid URL: [redacted]",
      code: "ERR_INVALID_URL",
    });
    expect(inspect(safe, { showHidden: true, depth: null })).not.toContain("k3y");
  });

  it.each([undefined, null, "text", 7])("accepts %j, which is not an error", (value) => {
    expect(safeCause(value, (text) => text).message).toBe(String(value));
  });

  it("describes values without text by their type", () => {
    const value: unknown = Object.create(null);
    expect(safeCause(value, (text) => text).message).toBe("object");
    expect(safeCause({ name: value, message: value, code: value }, (text) => text)).toMatchObject({
      name: "object",
      message: "object",
      code: "object",
    });
  });
});

describe("an error with a lot of data", () => {
  it("serializes to JSON even if its data is nested too deeply for the stack", () => {
    let data: unknown = "core";
    for (let level = 0; level < 100_000; level += 1) data = level % 2 ? [data] : { data };
    const context = { endpoint: "e", operation: "o", rpcCode: 1, rpcMessage: "m", data };
    const text = JSON.stringify({ error: new NodeAccessError("JSON_RPC_ERROR", "m", context) });
    expect(text).toContain("[nested deeper]");
    expect(JSON.parse(text)).toMatchObject({
      error: { code: "JSON_RPC_ERROR", context: { rpcMessage: "m" } },
    });
    const errors = [{ message: "m", extensions: { data } }] as const;
    const other = new NodeAccessError("GRAPHQL_ERROR", "m", {
      endpoint: "e",
      operation: "o",
      errors,
      data: null,
    });
    expect(JSON.stringify({ other })).toContain('"errors":"[nested deeper]"');
  });

  it("limits its message, and keeps the complete text in its context", () => {
    const rpcMessage = "x".repeat(1_000_000);
    const context = { endpoint: "e", operation: "o", rpcCode: 1, rpcMessage, data: null };
    const error = new NodeAccessError("JSON_RPC_ERROR", `the node's error 1: ${rpcMessage}`, context);
    expect(error.message.length).toBeLessThan(2_100);
    expect(error.context.rpcMessage).toBe(rpcMessage);
  });
});

describe("values that throw when they are read", () => {
  const { proxy: revoked, revoke } = Proxy.revocable<unknown[]>([], {});
  revoke();
  const throwing = new Proxy(
    {},
    {
      get() {
        throw new Error("unreadable");
      },
    },
  );

  it("are described, and no errors of ours", () => {
    for (const value of [revoked, throwing]) {
      expect([describeValue(value), kindOf(value)]).toEqual(["an object", "object"]);
      expect([isNodeAccessError(value), isNodeAccessError(value, "TIMEOUT")]).toEqual([false, false]);
    }
  });

  it("are rejected by the argument's name; other errors stay", () => {
    expect(() => readArgument("request", () => revoked.length)).toThrow(
      "request: expected an object, received one that cannot be read",
    );
    expect(() =>
      readArgument("request", () => {
        throw aborted;
      }),
    ).toThrow(aborted);
    expect(readArgument("request", () => 5)).toBe(5);
  });
});
