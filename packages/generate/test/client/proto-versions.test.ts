import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startBuf } from "../../src/read/proto/buf.ts";
import { generateProject } from "./generated-client.ts";

const FIELDS = `
  int32 a = 1 [REQUIRED]; optional int32 b = 2 [default = -3]; optional string s = 3 [default = "x"];
  repeated int32 spread = 4 [SPREAD]; repeated int32 packed = 5 [PACKED]; N n = 6 [REQUIRED];
  optional int64 zero = 7; Kind kind = 8 [REQUIRED]; optional Kind other = 9; bytes data = 10 [REQUIRED];
  double number = 11 [REQUIRED]; bool flag = 12 [REQUIRED]; int64 long = 13 [REQUIRED]; string to_json = 14 [REQUIRED];
  map<string, N> names = 15; oneof choice { int32 one = 16; LazyView view = 17; }
  extensions 100 to 200;`;

const REST = `
enum Odd { unknown = 0; string = 1; }
message N { optional string name = 1; optional Odd odd = 2; }
message LazyView { optional N inner = 1; }
extend M { optional int32 more = 100; }
service S { rpc Get(M) returns (M); rpc get(M) returns (LazyView); }`;

const proto2 = `syntax = "proto2";
package acme;
enum Kind { KIND_FIRST = 4; KIND_SECOND = 5; }
message M {${FIELDS.replaceAll(/(?<=^|; )\s*(\w+ \w+ = \d+) \[REQUIRED\]/gm, "\n  required $1")
  .replace(" [SPREAD]", "")
  .replace("[PACKED]", "[packed = true]")}
  optional group Old = 18 { optional int32 x = 1; }
}${REST}`;

const edition = `edition = "2023";
package acme;
enum Kind { option features.enum_type = CLOSED; KIND_FIRST = 4; KIND_SECOND = 5; }
message M {${FIELDS.replaceAll("REQUIRED", "features.field_presence = LEGACY_REQUIRED")
  .replace("SPREAD", "features.repeated_field_encoding = EXPANDED")
  .replace(" [PACKED]", "")}
  message Old { int32 x = 1; }
  Old old = 18 [features.message_encoding = DELIMITED];
}${REST}`.replaceAll("optional ", "");

const sample = {
  a: 0,
  s: "",
  spread: [1, 2],
  packed: [3, 4],
  n: { name: "" },
  zero: "0",
  kind: "KIND_FIRST",
  data: "",
  number: 0,
  flag: false,
  long: "0",
  toJson: "",
  names: { a: { name: "b" } },
  view: { inner: { name: "c" } },
  old: { x: 1 },
  "[acme.more]": 5,
};

const consumer = `
import { createAcmeClient, type LazyViewType, type M } from "./index.js";
const { s } = createAcmeClient({ endpoint: "acme.example" });
export const read: Promise<number> = s.get({ a: 1 }).then(({ a, b }) => a + (b ?? -3));
export const view: Promise<LazyViewType> = s.get_({ toJsonField: "a" });
// @ts-expect-error: it may be absent
export const other = (m: M): number => m.b;
`;

interface Codec {
  decode(bytes: Uint8Array): Readonly<Record<string, unknown>>;
  encode(message: unknown): { finish(): Uint8Array };
  lazy(bytes: Uint8Array): { toObject(): object };
  create(message: unknown): unknown;
}

/** buf's encoding, as an independent reference. */
async function convert(proto: string, bytes: Uint8Array, from: string, to: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "generate-convert-"));
  try {
    writeFileSync(join(folder, "buf.yaml"), "version: v2\n");
    writeFileSync(join(folder, "acme.proto"), proto);
    const args = ["convert", "--type", "acme.M", "--from", `-#format=${from}`, "--to", `-#format=${to}`];
    const { output, findings } = await startBuf(folder, args, { input: bytes });
    expect(findings).toEqual([]);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each([
  ["proto2", proto2],
  ["edition 2023", edition],
])("a client of %s", (_, proto) => {
  it("sends what the protos require, and keeps what was absent, extensions and groups", async () => {
    const project = await generateProject("acme.proto", proto, "--name", "Acme");
    expect(project.exitCode).toBe(0);
    const printed = project.printed.join("\n");
    for (const part of [
      "a is required, but the client sends 0 or an empty value if you omit it",
      "n is required, but optional in the client's type",
      "b has the default -3, which the client does not fill in: an absent field is undefined; read it as `b ?? ...`",
      "to_json is called toJsonField in the client, which has its own method toJson",
      "old is a group, which is not supported: the client cannot read or set it, but keeps it in copied messages",
      "more is an extension, which is not supported: the client cannot read or set it, but keeps it in copied messages",
      "LazyView is called LazyViewType in the client, because generated files use the name LazyView",
      "S.get would become a second method get, so it is get_",
    ])
      expect(printed).toContain(part);
    project.compile(consumer);
    const { M } = (await project.load("messages.js")) as unknown as { readonly M: Codec };

    const wire = await convert(proto, Buffer.from(JSON.stringify(sample)), "json", "binpb");
    const read = M.decode(wire);
    expect(read).toMatchObject({ a: 0, b: undefined, s: "", zero: 0n, kind: 4, other: undefined });
    for (const written of [read, M.lazy(wire), M.lazy(wire).toObject(), M.create(read)]) {
      const json = await convert(proto, M.encode(written).finish(), "binpb", "json");
      expect(JSON.parse(json.toString())).toEqual(sample);
    }
    // buf rejects messages without their required fields.
    const least = await convert(proto, M.encode(M.create({ n: {} })).finish(), "binpb", "json");
    expect(JSON.parse(least.toString())).toEqual({
      a: 0,
      n: {},
      kind: "KIND_FIRST",
      data: "",
      number: 0,
      flag: false,
      long: "0",
      toJson: "",
    });
  });
});
