import { authorize, urlToken } from "@node-access/auth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { badResponse, excerpt } from "../src/call-error.ts";
import { invalidResponse, jsonRpcError } from "../src/json-rpc/message.ts";

const TOKEN = "0123456789abcdefghij";
const { endpoint, redact } = authorize("node", "https://node.example", urlToken(TOKEN));
/** How many characters are searched for secrets. */
let searched = 0;
const target = {
  operation: { name: "eth_thing" },
  endpoint,
  redact(text: string): string {
    searched += text.length;
    return redact(text);
  },
};

/** Whether a text shows three characters or more of the token. */
function shows(text: string): boolean {
  return Array.from({ length: TOKEN.length - 2 }, (_, at) => TOKEN.slice(at, at + 3)).some((part) =>
    text.includes(part),
  );
}

describe("a long text from a server", () => {
  it("is searched for secrets as far as errors may show it, and shows no fragment at the end", () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.constantFrom("_", "_ ", `${TOKEN} `, `_${TOKEN}`), (before, fill) => {
        const text = "_ ".repeat(before).slice(0, before) + TOKEN + fill.repeat(5_000);
        searched = 0;
        const shown = excerpt(text, target, 200);
        expect(shows(shown)).toBe(false);
        expect(shown.length).toBeLessThanOrEqual(203);
        expect(searched).toBeLessThan(1_000);
      }),
      { numRuns: process.env["NIGHTLY"] ? 1_000 : 300 },
    );
  });

  it("is shown completely if it is short", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("_", " ", "."), maxLength: 200 }), (text) => {
        expect(excerpt(text, target)).toBe(text);
      }),
    );
    expect(excerpt("_".repeat(201), target)).toBe(`${"_".repeat(200)}...`);
  });

  it.each([
    ["words", "some words "],
    ["one word", "ab"],
    ["secrets", `${TOKEN} `],
  ])("of 20 MB does not block its call: %s", (_, part) => {
    const text = part.repeat(20_000_000 / part.length);
    searched = 0;
    const error = jsonRpcError({ code: -32_000, message: text, data: { text } }, target);
    expect(error.context).toMatchObject({ data: "[redacted]" });
    for (const other of [
      jsonRpcError({ code: 1, toString: text }, target),
      badResponse(target, "UNDECODABLE_BODY", text, text),
      invalidResponse(target, "without an id", { text }),
      error,
    ]) {
      expect(shows(JSON.stringify(other))).toBe(false);
      expect(JSON.stringify(other).length).toBeLessThan(200_000);
    }
    expect(searched).toBeLessThan(500_000);
  });

  it("in a JSON-RPC error is truncated after 65,536 characters, and its data limited to 1 MiB", () => {
    const message = "a ".repeat(32_768);
    const data = "b ".repeat(500_000);
    expect(jsonRpcError({ code: 1, message, data }, target).context).toMatchObject({
      rpcMessage: message,
      data,
    });
    expect(jsonRpcError({ code: 1, message: `${message}c` }, target).context).toMatchObject({
      rpcMessage: `${message}...`,
    });
  });
});
