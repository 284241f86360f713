import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RepeatedCalls } from "../../../src/surfaces/json-rpc/repeated-calls.ts";
import { readRpcMessage, type RpcMessage } from "../../../src/codec/json-rpc/rpc-message.ts";

/** @returns the parsed message, or `undefined` if the text is not one. */
function read(text: string): RpcMessage | undefined {
  try {
    return readRpcMessage(text, 10);
  } catch {
    return undefined;
  }
}

/** Remembers the call in a text, if there is one. */
function remembering(text: string): RepeatedCalls {
  const calls = new RepeatedCalls();
  const [item] = read(text)?.items ?? [];
  if (item) calls.add(text, item);
  return calls;
}

/** @returns the remembered call of a text, in the form in which the parser returns it. */
function remembered(calls: RepeatedCalls, text: string): unknown {
  const [item] = calls.read(text)?.items ?? [];
  if (!item || !("repeated" in item)) return item;
  const { repeated, ...call } = item;
  expect(repeated).toMatchObject({ method: call.method, params: call.params });
  return call;
}

describe("a repeated call", () => {
  it.each([
    '{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x1"},"0x10"]}',
    '{"method":"eth_call","params":[1,"\\u20ac"],"id":1,"jsonrpc":"2.0"}'.replace("\\u20ac", "€"),
    '{"jsonrpc": "2.0", "method": "eth_call", "params": [{"ids": [1]}], "id": 1}',
  ])("is read by its text, whatever its id: %s", (text) => {
    const calls = remembering(text);
    for (const id of ["0", "7", "999999999999999"]) {
      const other = text.replace(/"id":( ?)1/, `"id":$1${id}`);
      expect(remembered(calls, other)).toEqual(read(other)?.items[0]);
    }
  });

  it.each([
    ["its id is a string", '{"jsonrpc":"2.0","id":"1","method":"m","params":[]}'],
    ["its id is not an integer", '{"jsonrpc":"2.0","id":1.5,"method":"m","params":[]}'],
    ["another member may be its id", '{"jsonrpc":"2.0","\\u0069d":1,"method":"m","params":[{"id":1}]}'],
    ["there are two ids", '{"jsonrpc":"2.0","id":1,"method":"m","params":[{"id":1}]}'],
    ["there is a space before the id's colon", '{"jsonrpc":"2.0","id" :1,"method":"m","params":["id"]}'],
    ["it has no params", '{"jsonrpc":"2.0","id":1,"method":"m"}'],
    ["it is long", `{"jsonrpc":"2.0","id":1,"method":"m","params":["${"a".repeat(500)}"]}`],
  ])("is not remembered if %s", (_, text) => {
    expect(remembering(text).read(text)).toBeUndefined();
  });

  it("equals what the parser returns, for any two similar texts", () => {
    const plain = ['"id"', ":", " ", "1", "0", "23", "4.5", "1e3", "-1", ",", "{", "}", "[", "]", '"', "\\"];
    const members = ['"jsonrpc":"2.0"', '"method":"m"', '"params":[]', '"id":1'];
    const part = fc.constantFrom(...plain, ...members, '"params":[{"id":1}]', '"\\u0069d":2');
    const text = fc
      .tuple(fc.shuffledSubarray(members), fc.array(part, { maxLength: 4 }))
      .map(([some, more]) => `{${[...some, ...(more.length > 0 ? [more.join("")] : [])].join(",")}}`);
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(80), part), { maxLength: 3 }), (first, changes) => {
        const calls = remembering(first);
        let second = first;
        for (const [at, piece] of changes)
          second = second.slice(0, at) + piece + second.slice(at + (piece.length % 2));
        const found = remembered(calls, second);
        if (found !== undefined) expect(found).toEqual(read(second)?.items[0]);
      }),
      { numRuns: process.env["NIGHTLY"] ? 50_000 : 1_000 },
    );
  });
});
