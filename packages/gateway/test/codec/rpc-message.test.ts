import fc from "fast-check";
import { expect, it } from "vitest";
import { RpcFailure } from "../../src/codec/json-rpc/rpc-failure.ts";
import { messageScanner, readRpcMessage, type RpcMessage } from "../../src/codec/json-rpc/rpc-message.ts";

/** Reads a message that came in one piece, or that a scanner checked while it arrived. */
function read(text: string, arrived: boolean): RpcMessage | RpcFailure["error"] {
  const scanner = messageScanner();
  scanner.push(Buffer.from(text));
  try {
    return readRpcMessage(text, 3, arrived ? scanner : undefined);
  } catch (error) {
    if (error instanceof RpcFailure) return error.error;
    throw error;
  }
}

const space = fc.constantFrom("", "", " ", "\n\t");
const name = fc.constantFrom(
  '"jsonrpc"',
  '"id"',
  '"method"',
  '"params"',
  '"\\u0069d"',
  '"other"',
  "id",
  '""',
);
const value = fc.oneof(
  fc.constantFrom('"2.0"', "1", "-0", "1e3", "01", "12345678901234567890", "null", "tru", '"a\\"b"', '"'),
  fc.json({ maxDepth: 2 }),
);
const member = fc.tuple(name, space, value, space).map(([a, b, c, d]) => `${b}${a}${d}:${b}${c}${d}`);
const text = fc
  .tuple(space, fc.array(member, { maxLength: 6 }), fc.constantFrom("}", "}", "", "} ", "}1"))
  .map(([before, members, end]) => `${before}{${members.join(",")}${end}`);

it("reads a short call with the same result as a scanner", () => {
  fc.assert(
    fc.property(text, (message) => {
      expect(read(message, false)).toEqual(read(message, true));
    }),
    { numRuns: 2_000 },
  );
});
