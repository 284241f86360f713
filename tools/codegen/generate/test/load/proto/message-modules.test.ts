import { expect, it } from "vitest";
import { CLOCK, generateFrom, writeModule } from "./module.ts";

const ZONES = `${CLOCK}
// Of several zones.
message Zones {
  map<string, Time> times = 1;
  map<int64, int64> offsets = 2;
  // The first one.
  oneof first {
    Time time = 3;
    // Its name.
    bytes name = 4;
  }
  repeated int64 shifts = 5;
}
`;

async function printClock(proto: string): Promise<string> {
  const { files } = await generateFrom(writeModule({ "clock/clock.proto": proto }), { clock: "clock" });
  return files.get("clock/clock.ts") ?? "";
}

it("prints an interface, a table of the fields, and straight code for decoding and encoding", async () => {
  const text = await printClock(ZONES);
  expect(text.slice(text.indexOf("/** Of several zones. */"))).toBe(`/** Of several zones. */
export interface Zones {
  times: { [key: string]: Time };
  offsets: Map<bigint, bigint>;
  /** The first one. */
  first:
    | { $case: "time"; value: Time }
    // Its name.
    | { $case: "name"; value: Uint8Array }
    | undefined;
  shifts: bigint[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyZones = (): Zones => ({ times: {}, offsets: new Map(), first: undefined, shifts: [] });

export const Zones: MessageFns<Zones> = /* @__PURE__ */ defineMessage("Zones", {
  empty: emptyZones,
  fields: () => [
    { name: "times", tags: [10], type: mapOf("string", Time) },
    { name: "offsets", tags: [18], type: mapOf("int64", "int64") },
    { name: "first", tags: [26], type: Time, $case: "time" },
    { name: "first", tags: [34], type: "bytes", $case: "name" },
    { name: "shifts", tags: [40, 42], type: "int64", repeated: true },
  ],
  decode(input, length, message = emptyZones()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 26)
        message.first = { $case: "time", value: Time.decode(reader, reader.length(), valueOf(message.first, "time")) };
      else if (tag === 34) message.first = { $case: "name", value: reader.bytes() };
      else if (tag === 42)
        for (const last = reader.endOf(reader.length()); isBefore(reader, last);) message.shifts.push(reader.int64());
      else readField(Zones, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    writeField(Zones, 10, message, writer);
    writeField(Zones, 18, message, writer);
    if (message.first?.$case === "time") Time.encode(message.first.value, writer.uint32(26).fork()).join();
    else if (message.first?.$case === "name") writer.uint32(34).bytes(message.first.value);
    if (message.shifts.length !== 0) {
      writer.uint32(42).fork();
      for (const item of message.shifts) writer.int64(item);
      writer.join();
    }
  },
});
`);
});

it("writes fields in the order of their numbers, also between the cases of a oneof", async () => {
  const text = await printClock(`${CLOCK}
message Mixed {
  bool last = 5;
  oneof first {
    bool one = 1;
    bool two = 2;
    bool four = 4;
  }
  repeated bool three = 3;
}
`);
  const encode = text.slice(text.lastIndexOf("encode(message, writer)"));
  expect(
    [...encode.matchAll(/(else )?if \(message\.(\w+)|uint32\((\d+)\)/g)].map(([found]) => found),
  ).toEqual(
    "if (message.first|uint32(8)|else if (message.first|uint32(16)|if (message.three|uint32(26)|if (message.first|uint32(32)|if (message.last|uint32(40)".split(
      "|",
    ),
  );
});

it("rejects a field name that views reserve", async () => {
  await expect(printClock(CLOCK.replace("uint64 seconds", "uint64 to_object"))).rejects.toThrow(
    "clock.proto:34:1: to_object is called toObjectField in the client, which has its own method toObject; rename the field",
  );
});
