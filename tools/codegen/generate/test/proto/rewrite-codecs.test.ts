import { expect, it } from "vitest";
import { rewriteCodecs } from "@node-access/generate/emit/grpc";
import { CLOCK, generateFrom, writeModule } from "./module.ts";

const MAPS = `${CLOCK}
// Of several zones.
message Zones {
  map<string, Time> times = 1;
  map<int64, int64> offsets = 2;
  oneof first {
    Time time = 3;
    bytes name = 4;
  }
  repeated int64 shifts = 5;
}
`;

it("makes codecs use the package's reader and writer", async () => {
  const { files } = await generateFrom(writeModule({ "clock/clock.proto": MAPS }), {
    clock: "clock",
  });
  const text = files.get("clock/clock.ts") ?? "";
  expect(text).toContain('import { BinaryReader } from "../../wire/binary-reader.ts";');
  expect(text).not.toMatch(/bufbuild|_unknownFields: \{\}|globalThis\.Error|finally/);
  // A map's entry always has its key and value.
  expect(text).toMatch(
    /message: Zones_TimesEntry,[^]*?return writer\.raw\(bytes\);\s+writer\.uint32\(10\)\.string\(message\.key\);/,
  );
  expect(text).toContain("setOwn(message.times, entry1.key, entry1.value ?? Time.create());");
  expect(text).toContain("message.offsets.set(entry2.key, entry2.value);");
  // A message that arrives in parts is merged.
  expect(text).toContain('Time.decode(reader, reader.length(), valueOf(message.first, "time"))');
  expect(text).toMatch(/const end2 = reader\.endOf\(reader\.length\(\)\);[^]*?reader\.expectEnd\(end2\);/);
});

it("generates a table of fields for views", async () => {
  const { files } = await generateFrom(writeModule({ "clock/clock.proto": MAPS }), {
    clock: "clock",
  });
  const text = files.get("clock/clock.ts") ?? "";
  expect(text).toContain(
    'let ZonesView: ViewClass<Zones> | undefined;\n\nexport const Zones: MessageFns<Zones> = /* @__PURE__ */ checkedFns("Zones", {',
  );
  expect(/viewClass\(Zones, createBaseZones, (\[[^]*?\])\);/.exec(text)?.[1]).toBe(`[
      { name: "times", tags: [10], type: Zones_TimesEntry, map: "object", values: Time },
      { name: "offsets", tags: [18], type: Zones_OffsetsEntry, map: "Map" },
      { name: "first", tags: [26], type: Time, $case: "time" },
      { name: "first", tags: [34], type: "bytes", $case: "name" },
      { name: "shifts", tags: [40, 42], type: "int64", repeated: true },
    ]`);
});

it("rejects a field name that views reserve", async () => {
  const module = writeModule({ "clock/clock.proto": CLOCK.replace("uint64 seconds", "uint64 to_object") });
  await expect(generateFrom(module, { clock: "clock" })).rejects.toThrow(
    "clock.proto:34:1: to_object is called toObjectField in the client, which has its own method toObject; rename the field",
  );
});

it("reports where ts-proto's output has an unknown form", () => {
  expect(() => rewriteCodecs("message.kind = read() as any;")).toThrow("ts-proto wrote as any;");
  expect(() => rewriteCodecs("const depth = reader.__tsProtoDecodeDepth ?? 0;")).toThrow(
    "ts-proto wrote __tsProtoDecodeDepth where rewriteCodecs does not expect it; adapt its patterns",
  );
});
