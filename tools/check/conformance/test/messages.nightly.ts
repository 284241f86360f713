import { type DescMessage, fromBinary, toBinary } from "@bufbuild/protobuf";
import { isNodeAccessError } from "@node-access/grpc";
import fc from "fast-check";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createMessages } from "./messages/arbitrary.ts";
import { plainOfEs, plainOfOurs } from "./messages/plain.ts";
import { specMessages } from "./messages/specs.ts";

const all = await specMessages();
const runs = { numRuns: 100 };

/** Messages with 64-bit map keys, which protobufjs does not write as it reads them. */
const LONG_KEYS = /^protocol\.Proposal(List|CreateContract)?$/;

/** A field of each wire type, with numbers that no message has. */
const UNKNOWN = "c0bb0105c1bb010102030405060708c2bb01026869c3bb010801c4bb01c5bb0101020304";

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

it("finds the messages of all specs", () => {
  expect(all.length).toBeGreaterThan(400);
});

describe.each(all)("$name", ({ name, desc, ours, theirs }) => {
  it("is read and written like by protobuf-es and protobufjs", () => {
    fc.assert(
      fc.property(createMessages(desc), (message) => {
        const bytes = toBinary(desc, message);
        const read = ours.decode(bytes);
        expect(plainOfOurs(desc, read)).toEqual(plainOfEs(desc, message));
        expect(ours.create(read)).toEqual(read);
        const written = ours.encode(read).finish();
        expect(hex(written)).toBe(hex(bytes));
        expect(plainOfEs(desc, fromBinary(desc, written))).toEqual(plainOfEs(desc, message));
        if (LONG_KEYS.test(name)) return;
        const rewritten = theirs.encode(theirs.decode(written)).finish();
        expect(plainOfOurs(desc, ours.decode(rewritten))).toEqual(plainOfOurs(desc, read));
      }),
      runs,
    );
  });

  it("is merged like by protobuf-es if it arrives in parts", () => {
    fc.assert(
      fc.property(createMessages(desc), createMessages(desc), (first, second) => {
        const bytes = Buffer.concat([toBinary(desc, first), toBinary(desc, second)]);
        expect(plainOfOurs(desc, ours.decode(bytes))).toEqual(plainOfEs(desc, fromBinary(desc, bytes)));
      }),
      runs,
    );
  });

  it("preserves unknown fields, in copies too", () => {
    const bytes = Buffer.from(UNKNOWN, "hex");
    const read = ours.decode(bytes);
    expect(hex(ours.encode(read).finish())).toBe(UNKNOWN);
    expect(hex(ours.encode(ours.create(read)).finish())).toBe(UNKNOWN);
  });

  it("is equal to a view that decodes each field on access", () => {
    fc.assert(
      fc.property(fc.array(createMessages(desc), { minLength: 1, maxLength: 2 }), (parts) => {
        const bytes = Buffer.concat([
          ...parts.map((part) => toBinary(desc, part)),
          Buffer.from(UNKNOWN, "hex"),
        ]);
        const whole = ours.decode(bytes);
        const view = ours.lazy(bytes);
        expect(completeValue(view)).toEqual(whole);
        expect(completeValue(view), "accessed again").toEqual(whole);
        expect(view.toObject()).toEqual(whole);
        expect(inspect(view, { depth: 9 })).toBe(inspect(whole, { depth: 9 }));
        expect(orCode(() => JSON.stringify(view))).toBe(orCode(() => JSON.stringify(whole)));
        expect(hex(ours.encode(view).finish())).toBe(hex(bytes));
        expect(ours.create(view as object)).toEqual(whole);
      }),
      runs,
    );
  });

  it("reads damaged bytes as a view that throws INVALID_ARGUMENT if a malformed field is accessed", () => {
    fc.assert(
      fc.property(createMessages(desc), fc.nat(), fc.nat(255), (message, at, byte) => {
        const bytes = Buffer.from(toBinary(desc, message));
        if (bytes.length > 0) bytes[at % bytes.length] = byte;
        const whole = orCode(() => ours.decode(bytes));
        const view = ours.lazy(bytes);
        const seen = orCode(() => completeValue(view));
        if (typeof whole !== "string") {
          expect(seen).toEqual(whole);
          return;
        }
        expect([whole, orCode(() => view.toObject())]).toEqual(["INVALID_ARGUMENT", "INVALID_ARGUMENT"]);
        // A malformed message that a later case of its oneof replaces is never accessed.
        if (typeof seen === "string" || !hasOneof(desc)) expect(seen).toBe("INVALID_ARGUMENT");
      }),
      { numRuns: 200 },
    );
  });

  it("reads damaged bytes as protobuf-es does, or rejects them with INVALID_ARGUMENT", () => {
    const change = fc.record({
      at: fc.nat(),
      taken: fc.nat(1),
      given: fc.array(fc.nat(255), { maxLength: 1 }),
    });
    const changes = fc.array(change, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(createMessages(desc), changes, (message, edits) => {
        const bytes = [...toBinary(desc, message)];
        for (const { at, taken, given } of edits) bytes.splice(at % (bytes.length + 1), taken, ...given);
        const damaged = Uint8Array.from(bytes);
        const read = orCode(() => ours.decode(damaged));
        if (typeof read === "string") {
          expect(read).toBe("INVALID_ARGUMENT");
        } else if (isComparable(desc) && !hasUnknown(read)) {
          const expected = orCode(() => fromBinary(desc, damaged));
          // Text that is not UTF-8 is rejected there. Here it is read with U+FFFD in it, as TextDecoder does by default.
          if (typeof expected === "string") expect(expected).toContain("utf-8");
          else expect(plainOfOurs(desc, read)).toEqual(plainOfEs(desc, expected));
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Reads all fields of a view, one after another. */
function completeValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map(completeValue);
  if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, completeValue(item)]));
  const whole = {};
  // A view's fields are properties of its class.
  for (const name in value) {
    const item = completeValue((value as Readonly<Record<string, unknown>>)[name]);
    if (name !== "_unknownFields" || item)
      Object.defineProperty(whole, name, { value: item, enumerable: true });
  }
  return whole;
}

/** Returns a function's result, or the code of its error. */
function orCode<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return isNodeAccessError(error) ? error.code : String(error);
  }
}

/** protobuf-es reads a field whatever its wire type, and would take a wrong one for damage elsewhere. */
function hasUnknown(value: unknown): boolean {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return false;
  return "_unknownFields" in value || Object.values(value).some(hasUnknown);
}

/** Whether all unknown fields of a message are visible. Those of map entries and JSON values are not preserved. */
function isComparable(desc: DescMessage): boolean {
  return ![...typesIn(desc)].some(
    ({ typeName, fields }) =>
      /^google\.protobuf\.(FieldMask|ListValue|Struct|Value)$/.test(typeName) ||
      fields.some(({ fieldKind }) => fieldKind === "map"),
  );
}

function hasOneof(desc: DescMessage): boolean {
  return [...typesIn(desc)].some(({ oneofs }) => oneofs.length > 0);
}

/** Collects a message type and the types of all messages that it can contain. */
function typesIn(desc: DescMessage, types = new Set<DescMessage>()): Set<DescMessage> {
  if (types.has(desc)) return types;
  types.add(desc);
  for (const { message } of desc.fields) if (message) typesIn(message, types);
  return types;
}
