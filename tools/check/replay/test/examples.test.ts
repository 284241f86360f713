import { callable, kindsOf, type RpcMethod } from "@node-access/generate/model";
import { valueChecker, readRpc } from "@node-access/generate/open-rpc";
import { decodedWebSocket } from "@node-access/rpc/decoded";
import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { decodeExchange } from "../src/decode-exchange.ts";
import type { Exchange } from "../src/exchange.ts";
import { decodeExchanges, fitSchemas } from "../src/fit-schemas.ts";
import { fitTypes } from "../src/fit-types.ts";
import { sendExchanges } from "../src/send-exchanges.ts";

const spec = readRpc(resolve(import.meta.dirname, "../../../.."));
const familiesOf = (name: string): readonly string[] =>
  spec.protocols.find((protocol) => protocol.name === name)?.families ?? [];
// A protocol with versions has examples of each, of which the schemas of all together say nothing.
const methods = callable(spec).filter((method) => !familiesOf("starknet").includes(method.section));

const exchanges = methods.flatMap((method) =>
  method.examples.map((example): Exchange => {
    const value = example.output;
    return {
      place: `${method.name}, ${example.name}`,
      method: method.name,
      params: example.inputs.map((input) => input.value),
      answer: JSON.stringify({ jsonrpc: "2.0", id: 1, result: value }),
      result: { value },
    };
  }),
);
const decoded = decodeExchanges(spec, fitSchemas(spec, exchanges));

describe("the examples of the specs", { timeout: 60_000 }, () => {
  it("are all decoded, and most of the methods have quantities", () => {
    expect(decoded.size).toBe(exchanges.length);
    const changed = exchanges.filter((exchange) => /\d+n\b/.test(shown(decoded.get(exchange))));
    expect(new Set(changed.map(({ method }) => method)).size).toBeGreaterThan(80);
  });

  it("go out and come back the same in both views of numbers", async () => {
    const different = await sendExchanges(exchanges, decoded);
    expect([...different].map(([{ place }, said]) => `${place}: ${said}`)).toEqual([]);
  });

  it("have the types of both views of numbers", async () => {
    const ethereum = new Set(
      methods.filter((method) => familiesOf("ethereum").includes(method.section)).map(({ name }) => name),
    );
    const typed = exchanges.filter(({ method }) => ethereum.has(method));
    const different = await fitTypes(typed, decoded);
    expect([...different].map(([{ place }, said]) => `${place}: ${said}`)).toEqual([]);
  });

  it("of subscriptions are told in the decoded view as their schemas say", async () => {
    const checker = valueChecker(spec);
    for (const method of spec.operations) {
      for (const [name, { inputs, output, overloads, examples }] of kindsOf(method)) {
        const kind: RpcMethod = { ...method, inputs, outputs: [{ name, type: output }], overloads };
        for (const { inputs: given, output: value } of examples) {
          const exchange = {
            place: name,
            method: name,
            params: given.map((input) => input.value),
            answer: "",
          };
          const expected = decodeExchange({ ...exchange, result: { value } }, kind, spec, checker);
          const sent: unknown[] = [];
          // In place of a socket: what it does with numbers is the same for any client.
          const subscribe = (...all: unknown[]): Promise<unknown> => {
            sent.push(...all);
            return Promise.resolve({ next: () => Promise.resolve({ done: false, value }) });
          };
          const socket = { subscribe, request: () => Promise.resolve() };
          const client = decodedWebSocket(socket as unknown as RpcWebSocketClient<"ethereum">);
          const told = await client.subscribe(name as "logs", ...(expected.params as []));
          expect(sent).toEqual([name, ...expected.sent]);
          expect(await told.next()).toEqual({ done: false, value: expected.result });
        }
      }
    }
  });
});

function shown(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? `${item}n` : item));
}
