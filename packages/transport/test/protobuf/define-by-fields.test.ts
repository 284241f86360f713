import { isNodeAccessError } from "@node-access/auth";
import {
  defineByFields,
  mapOf,
  maskWrapper,
  type MessageFns,
  scalarWrapper,
} from "@node-access/transport/protobuf";
import { expect, it } from "vitest";

interface Label {
  value: string;
}

interface Part {
  id: bigint;
  sizes: number[];
}

interface Whole {
  constructor: string;
  parts: { [key: string]: Part };
  names: Map<bigint, string | undefined>;
  label: string | undefined;
  choice: { $case: "part"; value: Part } | { $case: "on"; value: boolean } | undefined;
}

// Types with their fields alone, which the runtime reads and writes without code of their own.
const Label = scalarWrapper(
  defineByFields<Label>("Label", {
    empty: () => ({ value: "" }),
    fields: () => [{ name: "value", tags: [10], type: "string" }],
  }),
);
const Part: MessageFns<Part> = defineByFields<Part>("Part", {
  empty: () => ({ id: 0n, sizes: [] }),
  fields: () => [
    { name: "id", tags: [8], type: "uint64" },
    { name: "sizes", tags: [16, 18], type: "uint32", repeated: true },
  ],
});
const Whole: MessageFns<Whole> = defineByFields<Whole>("Whole", {
  empty: () => ({ constructor: "", parts: {}, names: new Map(), label: undefined, choice: undefined }),
  fields: () => [
    { name: "constructor", tags: [10], type: "string" },
    { name: "parts", tags: [18], type: mapOf("string", Part) },
    { name: "names", tags: [26], type: mapOf("uint64", Label) },
    { name: "label", tags: [34], type: Label },
    { name: "choice", tags: [42], type: Part, $case: "part" },
    { name: "choice", tags: [48], type: "bool", $case: "on" },
  ],
});

const given = {
  constructor: "c",
  parts: { a: { id: 7, sizes: [1, 300] } },
  names: new Map([[1n, "one"]]),
  label: "",
  choice: { $case: "part", value: { id: "9" } },
} as const;

function captureReason(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (isNodeAccessError(error, "INVALID_ARGUMENT")) return error.context.received;
    throw error;
  }
  return "none";
}

it("reads what it wrote: maps, packed numbers, wrappers and oneofs", () => {
  const message = Whole.create(given as unknown as Partial<Whole>);
  expect(message).toEqual({
    ...given,
    parts: { a: { id: 7n, sizes: [1, 300] } },
    choice: { $case: "part", value: { id: 9n, sizes: [] } },
  });
  const bytes = Whole.encode(message).finish();
  expect(Buffer.from(bytes).toString("hex")).toBe(
    "0a0163120c0a016112070807120301ac021a09080112050a036f6e6522002a020809",
  );
  expect(Whole.decode(bytes)).toEqual(message);
  expect(Whole.lazy(bytes).toObject()).toEqual(message);
  expect(Whole.lazy(bytes).parts["a"]?.sizes).toEqual([1, 300]);
});

it("gives entries of maps without a value that of an empty message", () => {
  const bytes = Uint8Array.from(Buffer.from("12030a01611a020802", "hex"));
  const { parts, names } = Whole.decode(bytes);
  expect(parts).toEqual({ a: { id: 0n, sizes: [] } });
  expect(names).toEqual(new Map([[2n, ""]]));
  expect(Whole.lazy(bytes).names).toEqual(names);
});

it("merges the parts of a message, also of a case, and keeps what it does not know", () => {
  const bytes = Uint8Array.from(Buffer.from("2a0208092a0312010558013001", "hex"));
  expect(Whole.decode(bytes.subarray(0, 9)).choice).toEqual({ $case: "part", value: { id: 9n, sizes: [5] } });
  const message = Whole.decode(bytes);
  expect(message.choice).toEqual({ $case: "on", value: true });
  expect(message).toMatchObject({ _unknownFields: { 88: [Uint8Array.of(1)] } });
  expect(Buffer.from(Whole.encode(message).finish()).toString("hex")).toBe("30015801");
});

it("takes no property of all objects for a field", () => {
  expect(Whole.create({}).constructor).toBe("");
});

it("says what is no list or Map", () => {
  const base = Whole.create({});
  expect(captureReason(() => Whole.encode({ ...base, names: undefined } as never))).toBe("none");
  expect(captureReason(() => Part.encode({ id: 1n, sizes: {} } as never))).toContain("sizes is not a list");
});

it.each<[unknown, string]>([
  [5, "message: expected a Whole, received number"],
  [[], "message: expected a Whole, received a list"],
  [{ parts: 5 }, "parts: expected an object, received number"],
  [{ parts: new Map([["a", {}]]) }, "parts: expected an object, received object"],
  [{ parts: { a: 5 } }, "parts.a: expected a Part, received number"],
  [{ parts: { a: { id: [] } } }, "parts.a.id: expected uint64, received a list"],
  [{ parts: { a: { id: "" } } }, "parts.a.id: expected uint64, received string"],
  [{ parts: { a: { id: 0.5 } } }, "parts.a.id: expected a value of its type, received a value that is none"],
  [{ parts: { a: { sizes: 5 } } }, "parts.a.sizes: expected a list, received number"],
  [{ names: {} }, "names: expected a Map, received object"],
  [{ choice: "on" }, "choice: expected $case: part or on, received string"],
  [{ choice: { $case: "off", value: 1 } }, "choice: expected $case: part or on, received object"],
  [{ choice: { $case: "on", value: 1 } }, "choice: expected bool, received number"],
  [{ choice: { $case: "part", value: { id: true } } }, "choice.id: expected uint64, received boolean"],
])("names the place and the type of what has another shape: %j", (value, text) => {
  expect(() => Whole.create(value as never)).toThrow(text);
});

it("rejects items of long lists where they are written", () => {
  const whole = Whole.create({ parts: { a: { sizes: [1, "2"] } } } as never);
  expect(() => Whole.encode(whole)).toThrow(
    /^message, field \d+: expected an unsigned 32-bit integer, received a string/,
  );
});

it("takes null and undefined for fields that are omitted", () => {
  const omitted = { parts: null, names: undefined, choice: null } as never;
  expect(Whole.create(omitted)).toEqual(Whole.create({}));
  expect(Whole.create({ choice: { $case: "on" } } as never)).toEqual(Whole.create({}));
});

it("takes no null for the paths of a mask, which would select everything", () => {
  const Mask = maskWrapper(
    defineByFields<{ paths: string[] }>("FieldMask", {
      empty: () => ({ paths: [] }),
      fields: () => [{ name: "paths", tags: [10], type: "string", repeated: true }],
    }),
  );
  const write = (paths: unknown) => () => Mask.encode(Mask.wrap(paths as string[])).finish();
  expect(captureReason(write(["a"]))).toBe("none");
  expect(captureReason(write(null))).toContain("a value that is none");
});
