import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { Transaction as SuiTransaction, Event } from "@node-access/grpc/sui/messages";
import { Transaction, TransferContract } from "@node-access/grpc/tron/messages";

const bytes = fc.uint8Array({ maxLength: 40 });
const uint64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

describe("messages", () => {
  it("decodes what it encoded: Geyser", () => {
    const update = fc.record({
      filters: fc.array(fc.string()),
      updateOneof: fc.record({
        $case: fc.constant("account" as const),
        value: fc.record({
          slot: uint64,
          isStartup: fc.boolean(),
          account: fc.record({ pubkey: bytes, lamports: uint64, data: bytes, writeVersion: uint64 }),
        }),
      }),
    });
    fc.assert(
      fc.property(update, (partial) => {
        const message = SubscribeUpdate.create(partial);
        expect(SubscribeUpdate.decode(SubscribeUpdate.encode(message).finish())).toEqual(message);
      }),
    );
  });

  it("decodes what it encoded: TRON", () => {
    const transfer = fc.record({ ownerAddress: bytes, toAddress: bytes, amount: int64 });
    fc.assert(
      fc.property(transfer, fc.array(bytes), int64, (partial, signature, expiration) => {
        const value = TransferContract.encode(TransferContract.create(partial)).finish();
        const parameter = { typeUrl: "type.googleapis.com/protocol.TransferContract", value };
        const message = Transaction.create({
          rawData: { expiration, contract: [{ type: 1, parameter }] },
          signature,
        });
        expect(Transaction.decode(Transaction.encode(message).finish())).toEqual(message);
      }),
    );
  });

  it("decodes what it encoded: Sui", () => {
    const event = fc.record({ packageId: fc.string(), json: fc.json().map((text) => JSON.parse(text)) });
    fc.assert(
      fc.property(event, (partial) => {
        const message = Event.create(partial);
        const read = Event.decode(Event.encode(message).finish());
        expect(read.packageId).toBe(message.packageId);
        // A JSON number of protobuf is a double, which has no second zero in JSON.
        expect(JSON.stringify(read.json)).toBe(JSON.stringify(message.json));
      }),
    );
  });

  it("accepts any text as a key", () => {
    const hostile = JSON.parse('{ "__proto__": { "admin": true } }');
    const { json } = Event.decode(Event.encode(Event.create({ json: hostile })).finish());
    expect(Object.getPrototypeOf(json)).toBe(Object.prototype);
    expect(JSON.stringify(json)).toBe(JSON.stringify(hostile));
    const request = SubscribeRequest.create({ slots: JSON.parse('{ "__proto__": {} }') });
    const { slots } = SubscribeRequest.decode(SubscribeRequest.encode(request).finish());
    expect(Object.keys(slots)).toEqual(["__proto__"]);
  });

  it("writes known bytes", () => {
    const request = SubscribeRequest.create({ slots: { s: {} }, commitment: 1, fromSlot: 300n });
    const expected = Uint8Array.from([0x12, 5, 0x0a, 1, 0x73, 0x12, 0, 0x30, 1, 0x58, 0xac, 2]);
    expect(Uint8Array.from(SubscribeRequest.encode(request).finish())).toEqual(expected);
  });

  it("keeps unknown fields", () => {
    const unknown = Uint8Array.from([0x0a, 0, 0xfa, 0x3f, 2, 0x68, 0x69]);
    const message = SuiTransaction.decode(unknown);
    expect(Uint8Array.from(SuiTransaction.encode(message).finish())).toEqual(unknown);
  });

  it("rejects half a message", () => {
    expect(() => TransferContract.decode(Uint8Array.from([0x0a, 9, 1]))).toThrow();
  });
});
