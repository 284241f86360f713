import { expect, it } from "vitest";
import { findPlace } from "../../../src/model/index.ts";
import { startBuild } from "@node-access/generate/proto";
import { loadProtos } from "../../../src/load/proto/load-protos.ts";
import { writeModule } from "./module.ts";

const MARKET = `syntax = "proto3";

package market.v1;

// Trades.
// Source: a test.
service MarketService {
  // Sends an order. It is sent once.
  rpc Send(Order) returns (Receipt);
  // Follows receipts.
  rpc Follow(Filter) returns (stream Receipt) {
    option idempotency_level = NO_SIDE_EFFECTS;
    option deprecated = true;
  }
}

// An order.
message Order {
  enum Side {
    SIDE_BUY = 0;
    // Of what one has.
    SIDE_SELL = 1 [deprecated = true];
  }
  // In units.
  uint64 size = 1;
  optional sint32 tick = 4;
  oneof price {
    string limit = 2;
    Peg peg = 3;
  }
  Side side = 5;
  repeated fixed32 marks = 6 [packed = false];
  map<string, Peg> pegs = 7;
  bytes memo = 8 [deprecated = true];
}

message Peg {}

message Filter {
  optional string id = 1;
}

message Receipt {
  Order order = 1;
}
`;

const load = async () => {
  const image = await startBuild(writeModule({ "market/v1/market.proto": MARKET }), "specs/grpc");
  const spec = loadProtos(image, { market: "market.v1" }, "specs/grpc").get("market");
  if (!spec) throw new Error("the package is not there");
  return spec;
};

it("loads services as sections, and their methods as operations", async () => {
  const { sections, operations, ...spec } = await load();
  expect(spec).toMatchObject({ kind: "grpc", name: "market", title: "market.v1", file: "market/v1" });
  expect(sections).toEqual([
    { name: "MarketService", title: "MarketService", description: "Trades.\nSource: a test." },
  ]);
  const [send, follow] = operations;
  expect(send).toEqual({
    kind: "grpc",
    name: "send",
    wireName: "market.v1.MarketService/Send",
    summary: "Sends an order. It is sent once.",
    section: "MarketService",
    source: "a test.",
    idempotency: "write",
    stream: "none",
    endless: false,
    inputs: [
      {
        name: "request",
        location: "message",
        required: true,
        type: { kind: "reference", reference: "Order" },
      },
    ],
    outputs: [{ type: { kind: "reference", reference: "Receipt" } }],
    failures: [],
    examples: [],
  });
  expect(follow).toMatchObject({ idempotency: "safe", stream: "server", deprecated: true });
  expect(follow?.inputs[0]?.required).toBe(false);
});

it("loads messages and enums as types in the model's vocabulary", async () => {
  const { types } = await load();
  expect(Object.values(types).map(({ name, wireName, direction }) => [name, wireName, direction])).toEqual([
    ["Filter", "market.v1.Filter", "sent"],
    ["Order", "market.v1.Order", "both"],
    ["Order_Side", "market.v1.Order.Side", "both"],
    ["Peg", "market.v1.Peg", "both"],
    ["Receipt", "market.v1.Receipt", "received"],
  ]);
  const peg = { kind: "reference", reference: "Peg" };
  expect(types["Order"]?.type).toEqual({
    kind: "object",
    description: "An order.",
    properties: {
      size: { kind: "integer", encoding: "uint64", number: 1, description: "In units." },
      tick: { kind: "integer", encoding: "sint32", number: 4 },
      price: {
        kind: "union",
        oneOf: [
          {
            kind: "object",
            properties: { limit: { kind: "text", encoding: "string", number: 2 } },
            required: ["limit"],
          },
          { kind: "object", properties: { peg: { ...peg, number: 3 } }, required: ["peg"] },
        ],
      },
      side: { kind: "reference", reference: "Order_Side", number: 5 },
      marks: { kind: "list", items: { kind: "integer", encoding: "fixed32 unpacked" }, number: 6 },
      pegs: {
        kind: "map",
        propertyNames: { kind: "text", encoding: "string" },
        additionalProperties: peg,
        number: 7,
      },
      memo: { kind: "bytes", encoding: "bytes", number: 8, deprecated: true },
    },
    required: ["size", "price", "side", "marks", "pegs", "memo"],
  });
  expect(types["Order_Side"]?.type).toEqual({
    kind: "enum",
    enum: ["SIDE_BUY", "SIDE_SELL"],
    values: [
      { name: "SIDE_BUY", number: 0 },
      { name: "SIDE_SELL", number: 1, description: "Of what one has.", deprecated: true },
    ],
  });
});

it("records the places of types, fields and methods", async () => {
  const { types, operations } = await load();
  const file = "specs/grpc/market/v1/market.proto";
  const order = types["Order"]?.type;
  expect(findPlace(order ?? {})).toEqual({ file, line: 18 });
  expect(findPlace(order?.properties?.["price"] ?? {})).toEqual({ file, line: 27 });
  expect(findPlace(operations[1] ?? {})).toEqual({ file, line: 11 });
});
