import { isNodeAccessError } from "@node-access/grpc";
import { GetSlotResponse, SubscribeUpdate, SubscribeUpdatePong } from "@node-access/grpc/geyser/messages";
import { Event, Transaction } from "@node-access/grpc/sui/messages";
import { Account } from "@node-access/grpc/tron/messages";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { BinaryReader, BinaryWriter } from "@node-access/transport/protobuf";

function decodeHex(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex, "hex"));
}

/** The error of decoding bytes that are not a message. */
function rejection(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (isNodeAccessError(error, "INVALID_ARGUMENT")) return error.message;
    throw error;
  }
  return "none";
}

describe("malformed bytes", () => {
  it.each([
    ["a truncated tag", "80", "they end within a field"],
    ["a truncated integer", "0880", "they end within a field"],
    ["an integer without an end", `08${"ff".repeat(10)}01`, "an integer has more than ten bytes"],
    ["a field with the number 0", "00", "a field has no valid number"],
    ["a field with a number of more than 29 bits", "ffffffff7f", "a field has no valid number"],
    ["a wire type that does not exist", "fe3f", "field 1023 has wire type 6"],
    ["a group that ends without a beginning", "fc3f", "field 1023 has wire type 4"],
    ["a group without an end", "fb3f0801", "they end within a field"],
    ["a group that another one ends", "fb3ffc40", "field 1023 begins a group that field 1039 ends"],
    ["groups in groups without end", "fb3f".repeat(200), "messages are nested more than 100 deep"],
    ["an unknown field longer than the message", "fa3f7f00", "they end within a field"],
    ["a truncated unknown fixed field", "fd3f0000", "they end within a field"],
    ["text longer than the message", "0a7f61", "they end within a field"],
    ["a length of more than 32 bits", "0aff80808010", "they end within a field"],
    ["a message longer than the one it is in", "1a7f00", "they end within a field"],
    [
      "a field longer than the message it is in",
      "1a0210ff5a020801",
      "a field is longer than the message that it is part of",
    ],
  ])("rejects %s", (_, hex, reason) => {
    expect(rejection(() => SubscribeUpdate.decode(decodeHex(hex)))).toMatch(
      new RegExp(`^bytes: expected a protobuf message, received ${hex.length / 2} bytes: ${reason}`),
    );
  });

  it("rejects packed values that go beyond their length", () => {
    expect(rejection(() => new BinaryReader(decodeHex("00")).expectEnd(2))).toContain("a field is longer");
  });

  it("rejects messages nested without end", () => {
    let bytes = new BinaryWriter().finish();
    for (let depth = 0; depth < 120; depth += 1) {
      const list = new BinaryWriter().uint32(10).bytes(bytes).finish();
      bytes = new BinaryWriter().uint32(50).bytes(list).finish();
    }
    const event = new BinaryWriter().uint32(50).bytes(bytes).finish();
    expect(rejection(() => Event.decode(event))).toContain("messages are nested more than 100 deep");
  });

  it("rejects anything but a Uint8Array", () => {
    for (const input of ["0801", undefined, null, [8, 1]])
      expect(rejection(() => SubscribeUpdatePong.decode(input as unknown as Uint8Array))).toContain(
        "bytes: expected a Uint8Array",
      );
  });
});

describe("numbers", () => {
  it.each([
    ["0", "1000"],
    ["-1", "20ffffffffffffffffff01"],
    ["-9223372036854775808", "2080808080808080808001"],
    ["9223372036854775807", "20ffffffffffffffff7f"],
    ["4294967296", "208080808010"],
  ])("reads and writes %s", (text, hex) => {
    const bytes = hex === "1000" ? new Uint8Array(0) : decodeHex(hex);
    const account = Account.create({ balance: text });
    expect(Uint8Array.from(Account.encode(account).finish())).toEqual(bytes);
    expect(Account.decode(decodeHex(hex)).balance).toBe(BigInt(text));
  });

  it("reads the lower bits of an integer that is longer than its field", () => {
    expect(SubscribeUpdatePong.decode(decodeHex("08ffffffffffffffffff01")).id).toBe(-1);
    expect(SubscribeUpdatePong.decode(decodeHex("088180808010")).id).toBe(1);
    expect(SubscribeUpdatePong.decode(decodeHex("088100")).id).toBe(1);
  });

  it.each([
    ["sint32", -1, "01"],
    ["sint32", 2_147_483_647, "feffffff0f"],
    ["sint32", -2_147_483_648, "ffffffff0f"],
    ["sint64", -2n, "03"],
    ["sint64", 2n ** 63n - 1n, "feffffffffffffffff01"],
    ["sint64", -(2n ** 63n), "ffffffffffffffffff01"],
    ["fixed32", 4_294_967_295, "ffffffff"],
    ["sfixed32", -2, "feffffff"],
    ["fixed64", 2n ** 64n - 1n, "ffffffffffffffff"],
    ["sfixed64", -2n, "feffffffffffffff"],
    ["float", 1.5, "0000c03f"],
    ["double", -2.5, "00000000000004c0"],
  ] as const)("reads and writes %s %s", (type, value, hex) => {
    const writer = new BinaryWriter();
    const write = writer[type] as (number: number | bigint) => BinaryWriter;
    expect(Buffer.from(write.call(writer, value).finish()).toString("hex")).toBe(hex);
    const reader = new BinaryReader(decodeHex(hex));
    expect(reader[type]()).toBe(value);
    expect(reader.pos).toBe(reader.len);
    expect(rejection(() => new BinaryReader(decodeHex(hex.slice(0, -2)))[type]())).toContain(
      "end within a field",
    );
  });

  it("rejects a value that its field cannot hold", () => {
    const wrong: [() => unknown, string][] = [
      [
        () => SubscribeUpdatePong.encode({ id: 2 ** 31 }),
        "field 1: expected a signed 32-bit integer, received 2147483648",
      ],
      [
        () => SubscribeUpdatePong.encode({ id: 1.5 }),
        "field 1: expected a signed 32-bit integer, received 1.5",
      ],
      [
        () => SubscribeUpdatePong.encode(wrongly({ id: "1" })),
        "field 1: expected a signed 32-bit integer, received a string",
      ],
      [
        () => Account.encode(Account.create({ balance: 2n ** 63n })),
        `field 4: expected a signed 64-bit integer as bigint, received ${2n ** 63n}`,
      ],
      [
        () => Account.encode(wrongly({ ...Account.create(), balance: 5 })),
        "field 4: expected a signed 64-bit integer as bigint, received 5",
      ],
      [
        () => GetSlotResponse.encode({ slot: -1n }),
        "field 1: expected an unsigned 64-bit integer as bigint, received -1",
      ],
      [
        () => Account.encode(wrongly({ ...Account.create(), address: "41" })),
        "field 3: expected a Uint8Array, received a string",
      ],
      [
        () => Transaction.encode(wrongly({ ...Transaction.create(), digest: 5 })),
        "field 2: expected text, received 5",
      ],
      [
        () => Event.encode(Event.create({ json: () => 1 })),
        "message: expected a JSON value, received a function",
      ],
    ];
    for (const [encode, message] of wrong) expect(rejection(encode)).toContain(message);
  });
});

/** What plain JavaScript may pass. */
function wrongly<T>(value: unknown): T {
  return value as T;
}

describe("a writer", () => {
  it("writes while another writer has not finished", () => {
    const first = new BinaryWriter().uint32(10).string("first");
    const second = new BinaryWriter().uint32(10).string("second").finish();
    const third = new BinaryWriter().uint32(10).string("third");
    expect(
      [first.finish(), second, third.finish()].map((bytes) => new BinaryReader(bytes.subarray(1)).string()),
    ).toEqual(["first", "second", "third"]);
  });

  it("writes messages of any length", () => {
    for (const length of [0, 31, 32, 42, 43, 127, 128, 5_000, 20_000, 3_000_000])
      for (const character of ["a", "é", "€", "😀", "\ud800"]) {
        const text = character.repeat(length);
        const written = Transaction.encode(Transaction.create({ digest: text })).finish();
        expect(Transaction.decode(written).digest).toBe(Buffer.from(text).toString());
      }
  });

  it("never changes bytes that it has returned", () => {
    const first = Transaction.encode(Transaction.create({ digest: "a".repeat(100) })).finish();
    const before = Buffer.from(first).toString();
    Transaction.encode(Transaction.create({ digest: "b".repeat(100) })).finish();
    expect(Buffer.from(first).toString()).toBe(before);
  });
});

it("accepts bytes from another realm", () => {
  const bytes = runInNewContext("Uint8Array.of(8, 1)") as Uint8Array;
  expect(SubscribeUpdatePong.decode(bytes)).toEqual({ id: 1 });
  const message = Account.create({ address: bytes });
  expect(Buffer.from(Account.encode(message).finish()).toString("hex")).toBe("1a020801");
});

it("prints a message without its absent fields", () => {
  expect(SubscribeUpdatePong.decode(decodeHex("0801"))).toEqual({ id: 1 });
  expect(Object.keys(SubscribeUpdatePong.create())).toEqual(["id"]);
});
