import { callable, kindsOf, type RpcMethod } from "@node-access-tools/generate/model";
import { valueChecker, readRpc } from "@node-access-tools/generate/open-rpc";
import { decodedWebSocket } from "@node-access/rpc/decoded";
import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { decodeExchange } from "../src/decode-exchange.ts";
import type { Exchange } from "../src/exchange.ts";
import { decodeExchanges, matchSchemas } from "../src/match-schemas.ts";
import { matchTypes } from "../src/match-types.ts";
import { sendExchanges } from "../src/send-exchanges.ts";
import { typedExchanges } from "../src/typed-exchanges.ts";

const spec = readRpc(resolve(import.meta.dirname, "../../../.."));
const familiesOf = (name: string): readonly string[] =>
  spec.protocols.find((protocol) => protocol.name === name)?.families ?? [];
// Starknet is not included: its examples are of single versions, to which the schemas of all versions do not apply.
// Nor are protocols with tables of their own, which a client for Ethereum does not know.
const others = spec.protocols.filter(({ name, rpcEntry }) => name === "starknet" || rpcEntry !== undefined);
const otherFamilies = new Set(others.flatMap(({ families }) => families));
const methods = callable(spec).filter(({ section }) => !otherFamilies.has(section));

const exchanges = methods.flatMap((method) =>
  method.examples.map((example): Exchange => {
    const value = example.output;
    return {
      place: `${method.name}, ${example.name}`,
      protocol: "ethereum",
      method: method.name,
      params: example.inputs.map((input) => input.value),
      response: JSON.stringify({ jsonrpc: "2.0", id: 1, result: value }),
      result: { value },
    };
  }),
);
const decoded = decodeExchanges(spec, matchSchemas(spec, exchanges));

describe("the examples of the specs", () => {
  it("are all decoded, and most methods have quantities", () => {
    expect(decoded.size).toBe(exchanges.length);
    const changed = exchanges.filter((exchange) => /\d+n\b/.test(shown(decoded.get(exchange))));
    expect(new Set(changed.map(({ method }) => method)).size).toBeGreaterThan(80);
  });

  it("are sent and returned unchanged, with and without decoded numbers", async () => {
    const different = await sendExchanges(exchanges, decoded);
    expect([...different].map(([{ place }, mismatches]) => `${place}: ${mismatches}`)).toEqual([]);
  });

  it("have the right types, with and without decoded numbers", async () => {
    const ethereum = new Set(
      methods.filter((method) => familiesOf("ethereum").includes(method.section)).map(({ name }) => name),
    );
    const typed = exchanges.filter(({ method }) => ethereum.has(method));
    const different = await matchTypes(typedExchanges(spec, typed), decoded);
    expect([...different].map(([{ place }, mismatches]) => `${place}: ${mismatches}`)).toEqual([]);
  });

  it("of subscriptions are decoded as their schemas say", async () => {
    const checker = valueChecker(spec);
    for (const method of spec.operations) {
      for (const [name, { inputs, output, overloads, examples }] of kindsOf(method)) {
        const kind: RpcMethod = { ...method, inputs, outputs: [{ name, type: output }], overloads };
        for (const { inputs: args, output: value } of examples) {
          const exchange = {
            protocol: "ethereum",
            place: name,
            method: name,
            params: args.map((arg) => arg.value),
            response: "",
          };
          const expected = decodeExchange({ ...exchange, result: { value } }, kind, spec, checker);
          const sent: unknown[] = [];
          // A stub in place of a WebSocket client, which decodes numbers in the same way.
          const subscribe = (...all: unknown[]): Promise<unknown> => {
            sent.push(...all);
            return Promise.resolve({ next: () => Promise.resolve({ done: false, value }) });
          };
          const socket = { subscribe, request: () => Promise.resolve() };
          const client = decodedWebSocket(socket as unknown as RpcWebSocketClient<"ethereum">);
          const events = await client.subscribe(name as "logs", ...(expected.params as []));
          expect(sent).toEqual([name, ...expected.sent]);
          expect(await events.next()).toEqual({ done: false, value: expected.result });
        }
      }
    }
  });
});

function shown(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? `${item}n` : item));
}
