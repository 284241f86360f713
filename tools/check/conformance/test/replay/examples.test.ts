import { ofProtocol } from "@node-access-tools/generate/emit/rpc";
import { callable, listKinds, type RpcMethod } from "@node-access-tools/generate/model";
import { valueChecker, readRpc } from "@node-access-tools/generate/open-rpc";
import * as chains from "@node-access/rpc/chains/quantities";
import { type DecodedRpcWebSocketClient, decodedWebSocket } from "@node-access/rpc/decoded";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type Exchange, readExchange } from "./exchange.ts";
import { listViews } from "./exchange-views.ts";
import { matchSchemas, viewExchanges } from "./match-schemas.ts";
import { matchTypes } from "./match-types.ts";
import { sendExchanges } from "./send-exchanges.ts";
import { typedExchanges } from "./typed-exchanges.ts";

const all = readRpc(resolve(import.meta.dirname, "../../../../.."));
const separate = new Set(all.sections.filter((family) => family.separate).map(({ name }) => name));
// One for each table of methods and of quantities. Starknet is not included: its examples are of single versions,
// to which the schemas of all versions do not apply.
// Solana has no decoded view, but integers beyond 2^53.
const decodedMethods: Readonly<Record<string, number>> = {
  ethereum: 80,
  bitcoin: 10,
  solana: 5,
  arbitrum: 0,
  optimism: 0,
  zksync: 8,
  linea: 1,
  "polygon-pos": 0,
  hyperliquid: 2,
};
// All of them at night. By day those with most methods, and one that has own tables of quantities.
const byDay = new Set(["ethereum", "solana", "zksync"]);
const protocols = all.protocols.filter(
  ({ name }) => Object.hasOwn(decodedMethods, name) && (process.env["NIGHTLY"] ?? byDay.has(name)),
);
const otherFamilies = new Set(
  all.protocols
    .filter(({ name, rpcEntry }) => name === "starknet" || rpcEntry !== undefined)
    .flatMap(({ families }) => families),
);

const cases = protocols.map((protocol) => {
  const isNamed = protocol.name === "ethereum";
  const spec = isNamed ? all : ofProtocol(all, protocol.name);
  const methods = callable(spec).filter(({ section }) =>
    isNamed
      ? !otherFamilies.has(section) && !separate.has(section)
      : protocol.rpcEntry !== undefined || separate.has(section),
  );
  const exchanges = methods.flatMap((method) =>
    method.examples.map((example): Exchange => {
      const response = JSON.stringify({ jsonrpc: "2.0", id: 1, result: example.output });
      const params = example.inputs.map((input) => input.value);
      const place = `${method.name}, ${example.name}`;
      return readExchange({ place, protocol: protocol.name }, { method: method.name, params }, response);
    }),
  );
  const views = viewExchanges(spec, matchSchemas(spec, exchanges));
  const offered = new Set(
    methods.filter(({ section }) => protocol.families.includes(section)).map(({ name }) => name),
  );
  const typed = typedExchanges(
    spec,
    exchanges.filter(({ method }) => offered.has(method)),
  );
  return { protocol, methods, exchanges, views, typed };
});

it("the examples of the specs have the right types, with and without decoded numbers", async () => {
  // One program for all protocols: the compiler reads the types of all methods once.
  const views = new Map(cases.flatMap((one) => [...one.views]));
  const typed = cases.flatMap((one) => one.typed);
  expect(new Set(typed.map(({ protocol }) => protocol)).size).toBe(protocols.length);
  const different = await matchTypes(typed, views);
  expect([...different].map(([{ place }, mismatches]) => `${place}: ${mismatches}`)).toEqual([]);
});

describe.each(cases)("the examples of the specs for $protocol.name", (one) => {
  const { protocol, methods, exchanges, views } = one;

  it("match their schemas", () => {
    expect(views.size).toBe(exchanges.length);
    expect(exchanges.length).toBeGreaterThanOrEqual(methods.length);
  });

  it("are sent and returned unchanged, with and without decoded numbers", async () => {
    const different = await sendExchanges(protocol, exchanges, views);
    expect([...different].map(([{ place }, mismatches]) => `${place}: ${mismatches}`)).toEqual([]);
  });

  it(`have bigints in ${decodedMethods[protocol.name]} methods or more`, () => {
    const changed = exchanges.filter((exchange) => /\d+n\b/.test(shown(views.get(exchange)?.decoded)));
    expect(new Set(changed.map(({ method }) => method)).size).toBeGreaterThanOrEqual(
      decodedMethods[protocol.name] ?? 0,
    );
  });
});

describe("the examples of subscriptions", () => {
  it("are decoded as their schemas say", async () => {
    const checker = valueChecker(all);
    for (const method of all.operations) {
      for (const [name, { inputs, output, overloads, examples, section }] of listKinds(method)) {
        const ofChain = Object.values(chains).filter(({ family }) => family === section);
        const kind: RpcMethod = { ...method, inputs, outputs: [{ name, type: output }], overloads };
        for (const { inputs: args, output: value } of examples) {
          const exchange = {
            protocol: "ethereum",
            place: name,
            method: name,
            params: args.map((arg) => arg.value),
            response: "",
            result: { value, numerals: undefined },
          };
          const { decoded: expected } = listViews(exchange, kind, all, checker);
          const sent: unknown[] = [];
          // A stub in place of a WebSocket client, which decodes numbers in the same way.
          const subscribe = (...given: unknown[]): Promise<unknown> => {
            sent.push(...given);
            return Promise.resolve({ next: () => Promise.resolve({ done: false, value }) });
          };
          const socket = { subscribe, request: () => Promise.resolve() };
          const viewOf = decodedWebSocket as (...given: unknown[]) => DecodedRpcWebSocketClient<"ethereum">;
          const client = viewOf(socket, ...ofChain);
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
