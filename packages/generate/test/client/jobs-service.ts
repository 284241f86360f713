import { Server, ServerCredentials, type ServiceDefinition } from "@grpc/grpc-js";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuf } from "../../src/read/proto/buf.ts";

/** Every kind of field. */
const values = `
  int32 int = 1; sint32 sint = 2; fixed32 fixed = 3; sfixed32 sfixed = 4; float single = 5; double double = 6;
  int64 long = 7; sint64 slong = 8; fixed64 flong = 9; sfixed64 sflong = 10; uint32 uint = 11; uint64 ulong = 12;
  repeated float singles = 13; repeated uint32 uints = 14; repeated fixed32 fixeds = 15 [packed = false];
  map<int64, string> by_long = 16; map<int32, Values> by_int = 17; map<bool, Kind> by_bool = 18;
  google.protobuf.StringValue text = 19; repeated google.protobuf.Int64Value longs = 20;
  map<string, google.protobuf.BoolValue> flags = 21;
  oneof choice { google.protobuf.BytesValue data = 22; Kind kind = 23; google.protobuf.FieldMask mask = 24; Values inner = 25; }
  google.protobuf.Timestamp at = 26; google.protobuf.Struct json = 27; optional float maybe = 28;
  map<string, google.protobuf.Value> jsons = 29; repeated google.protobuf.FieldMask masks = 30;
  ValuesView view = 31; string class = 32;
  enum Kind { KIND_UNSPECIFIED = 0; KIND_ONE = 1; }
  message ValuesView { string name = 1; }
`;

const acme = `syntax = "proto3";
package acme.v1;
import "google/api/annotations.proto";
import "google/protobuf/field_mask.proto";
import "google/protobuf/struct.proto";
import "google/protobuf/timestamp.proto";
import "google/protobuf/wrappers.proto";
import "acme/v1/names.proto";
/* import "nowhere.proto"; */

// Jobs. They end with */ too.
service JobService {
  // Reads.
  rpc Get(Name) returns (Values) { option (google.api.http) = { get: "/v1/{name=jobs/*}" }; }
  rpc Start(Values) returns (Values);
  // Sums.
  rpc Upload(stream Values) returns (Values);
  rpc Watch(Name) returns (stream Values) { option idempotency_level = NO_SIDE_EFFECTS; }
  rpc Talk(stream Values) returns (stream Values) { option deprecated = true; }
}
message Values {${values}}
`;

/** The protos of a service with every kind of call, and of a message with every kind of field. */
export const files = {
  "acme/v1/jobs.proto": acme,
  "acme/v1/names.proto": `syntax = "proto3"; package acme.v1; message Name { string name = 1; }`,
  "protos/google/api/annotations.proto": `syntax = "proto3"; package google.api;
import "google/protobuf/descriptor.proto";
message HttpRule { oneof pattern { string get = 2; string post = 4; } }
extend google.protobuf.MethodOptions { HttpRule http = 72295728; }`,
};

/** buf's encoding of a message, as an independent reference. */
export async function convert(bytes: Uint8Array, from: string, to: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "generate-convert-"));
  try {
    for (const [file, text] of Object.entries({
      "buf.yaml": "version: v2\n",
      "values.proto": `${acme.slice(0, acme.indexOf("import"))}${acme.match(/^import "google\/protobuf.*$/gm)?.join("\n")}
message Values {${values}}`,
    }))
      writeFileSync(join(folder, file), text);
    const type = ["--type", "acme.v1.Values", "--from", `-#format=${from}`, "--to", `-#format=${to}`];
    return (await startBuf(folder, ["convert", ...type], { input: bytes })).output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A message with every field, as JSON. */
export const sample = {
  int: -1,
  sint: -2,
  fixed: 3,
  sfixed: -4,
  single: 1.5,
  double: 2.5,
  long: "-7",
  slong: "-8",
  flong: "9",
  sflong: "-10",
  uint: 4294967295,
  ulong: "18446744073709551615",
  singles: [1, 2.5],
  uints: [1, 300],
  fixeds: [4, 5],
  byLong: { "-9007199254740993": "a" },
  byInt: { "-1": { int: 5 } },
  byBool: { true: "KIND_ONE" },
  text: "",
  longs: ["0", "5"],
  flags: { a: true, b: false },
  data: "AQI=",
  at: "2026-01-02T03:04:05.000000006Z",
  json: { a: [1, "b", null, { c: true }] },
  maybe: 0,
  jsons: { a: [1] },
  masks: ["a,b.c"],
  view: { name: "v" },
  class: "c",
};

function asBuffer(value: Uint8Array): Buffer {
  return Buffer.from(value);
}

/** Serves every method on loopback, with its messages as bytes. */
export async function serve(
  handlers: Readonly<Record<string, unknown>>,
): Promise<AsyncDisposable & { readonly endpoint: string }> {
  const streams = { Get: "", Start: "", Upload: "request", Watch: "response", Talk: "request response" };
  const methods = Object.entries(streams).map(([name, streaming]) => [
    name,
    {
      path: `/acme.v1.JobService/${name}`,
      requestStream: streaming.includes("request"),
      responseStream: streaming.includes("response"),
      requestSerialize: asBuffer,
      requestDeserialize: asBuffer,
      responseSerialize: asBuffer,
      responseDeserialize: asBuffer,
    },
  ]);
  const server = new Server();
  server.addService(Object.fromEntries(methods) as ServiceDefinition, handlers as never);
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  return {
    endpoint: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => server.forceShutdown(),
  };
}
