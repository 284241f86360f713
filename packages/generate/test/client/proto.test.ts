import { status } from "@grpc/grpc-js";
import { describe, expect, it } from "vitest";
import { generateFrom, generateProject } from "./generated-client.ts";
import { convert, files, sample, serve } from "./jobs-service.ts";

const consumer = `
import { createJobsClient, Values_Kind, xToken, type JobsClient, type Values } from "./index.js";
import { Values as codec } from "./messages.js";

export const client: JobsClient = createJobsClient({ endpoint: "acme.example", credential: xToken("a") });
export const values: Promise<Values> = client.job.get({ name: "a" });
export const kind: Promise<Values_Kind | undefined> = client.job
  .start({ choice: { $case: "kind", value: Values_Kind.ONE }, long: 1, text: "a" })
  .then(({ choice }) => (choice?.$case === "kind" ? choice.value : undefined));
export const lazy: Promise<bigint> = client.job.start({}, { lazy: true }).then((view) => view.long);
export const bytes: Uint8Array = codec.encode(codec.create({ single: 1 })).finish();
async function* several(): AsyncGenerator<{ int: number }> {
  yield { int: 1 };
}
export const sum: Promise<Values> = client.with({ timeout: 1 }).job.upload(several());
for await (const one of client.job.talk({ int: 1 })) console.log(one.byLong.get(1n), one.flags["a"]);
// @ts-expect-error: there is no such method
void client.job.stop();
// @ts-expect-error: an integer is no text
void client.job.start({ int: "1" });
// @ts-expect-error: it has to be given
void client.job.get();
`;

interface Codec {
  decode(bytes: Uint8Array): Readonly<Record<string, unknown>>;
  encode(message: unknown): { finish(): Uint8Array };
  lazy(bytes: Uint8Array): { toObject(): object } & Readonly<Record<string, unknown>>;
  fromPartial(message: unknown): unknown;
}

interface Module {
  readonly createJobsClient: (options: object) => {
    readonly job: Readonly<Record<string, (request: unknown, options?: object) => unknown>>;
    close(): void;
  };
}

async function* numbers(): AsyncGenerator<object> {
  yield { int: 1 };
  yield { int: 2 };
}

const half = (name: string): string => `syntax = "proto3"; package acme.${name};
message Params { Kind kind = 1; } message Methods {} message Empty {} enum Kind { KIND_A = 0; }
service Query { rpc Get(Params) returns (Params); rpc Ping(Methods) returns (Methods); }
${name === "b" ? "service Close { rpc End(Empty) returns (Params); } service Promise {} message Requests {}" : ""}`;

async function collect(items: unknown): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items as AsyncIterable<unknown>) all.push(item);
  return all;
}

type Unary = (
  call: { request: Buffer; metadata: unknown },
  respond: (error: unknown, bytes?: Uint8Array) => void,
) => void;

describe("a client of a user's own protos", () => {
  it("compiles, encodes every kind of field, streams, retries safe calls, and shows no credential", async () => {
    const project = await generateFrom(files, "acme/v1/jobs.proto", "--include", "./protos");
    expect(project.printed).toEqual([
      "src: createJobsClient with 5 methods, 3 of them sent at most once",
      "To mark a method as safe to repeat, use `option idempotency_level = NO_SIDE_EFFECTS` or `IDEMPOTENT` in the spec.",
    ]);
    project.compile(consumer);
    const { Values } = (await project.load("messages.js")) as unknown as { readonly Values: Codec };
    const { createJobsClient } = (await project.load("index.js")) as unknown as Module;

    const wire = await convert(Buffer.from(JSON.stringify(sample)), "json", "binpb");
    const eager = Values.decode(wire);
    expect(eager).toMatchObject({
      byLong: new Map([[-9007199254740993n, "a"]]),
      text: "",
      flags: { a: true, b: false },
    });
    for (const written of [eager, Values.lazy(wire), Values.fromPartial(eager)]) {
      const json = await convert(Values.encode(written).finish(), "binpb", "json");
      expect(JSON.parse(json.toString())).toEqual(sample);
    }
    expect(Values.lazy(wire).toObject()).toEqual(eager);
    for (const [field, value] of Object.entries(eager)) {
      const viewed = Values.lazy(wire)[field];
      expect(viewed).toEqual(
        field === "byInt" || field === "at" || field === "view" ? expect.anything() : value,
      );
    }

    let calls = 0;
    const down: Unary = (_, respond) => {
      calls += 1;
      const details = "the key k3y-of-acme is wrong";
      if (calls % 2 === 1) respond({ code: status.UNAVAILABLE, details });
      else respond(null, wire);
    };
    await using server = await serve({
      Get: down,
      Start: down,
      Upload: async (call: AsyncIterable<Buffer>, respond: (error: null, bytes: Uint8Array) => void) => {
        let int = 0;
        for await (const one of call) int += Number(Values.decode(one)["int"]);
        respond(null, Values.encode(Values.fromPartial({ int })).finish());
      },
      Talk: (call: NodeJS.ReadWriteStream) => call.pipe(call),
      Watch: (call: NodeJS.WritableStream) => {
        for (let count = 0; count < 3; count += 1) call.write(wire);
        call.end();
      },
    });
    const { job, close } = createJobsClient({
      endpoint: server.endpoint,
      headers: { authorization: "k3y-of-acme" },
    });
    expect(await job["get"]?.({ name: "a" })).toEqual(eager);
    expect(calls).toBe(2);
    const failed: unknown = await Promise.resolve(job["start"]?.({ int: 1 })).catch(
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ name: "NodeAccessError", code: "GRPC_STATUS" });
    expect(JSON.stringify(failed) + String(failed)).not.toContain("k3y-of-acme");
    expect(calls).toBe(3);
    expect(await job["upload"]?.(numbers())).toMatchObject({ int: 3 });
    expect(await collect(job["talk"]?.(numbers()))).toMatchObject([{ int: 1 }, { int: 2 }]);
    expect(await collect(job["watch"]?.({}, { lazy: true }))).toHaveLength(3);
    close();
  });

  it("prefixes names that two packages share, and reads all files of a folder", async () => {
    // The client is called Grpc, as parts of the runtime are.
    const both = { "grpc/acme/a/a.proto": half("a"), "grpc/acme/b/b.proto": half("b") };
    const project = await generateFrom(both, "grpc");
    project.compile(`
import { AcmeAKind, createGrpcClient, type AcmeBParams, type AcmeBRequests, type GrpcClient } from "./index.js";
const client: GrpcClient = createGrpcClient({ endpoint: "acme.example" });
export const params: Promise<AcmeBParams> = client.acmeBQuery.get({ kind: AcmeAKind.A });
export const requests: AcmeBRequests = {};
void client.acmeAQuery.ping();
void client.acmeBClose.end();
`);
  });
});

const proto = (rest: string): string => `syntax = "proto3";\nmessage M {}\n${rest}`;
const service = "service S { rpc Get(M) returns (M); }";

describe("an unsupported feature", () => {
  it.each([
    [
      "a file that buf does not compile",
      proto("service S { rpc Get(N) returns (M); }"),
      "x.proto:3:21: cannot find `N` in this scope; correct it",
    ],
    [
      "no service",
      proto(""),
      "x.proto:1:1: it has no services; name a proto file that has one, or a folder with it",
    ],
    [
      "a missing import",
      proto(`import "google/api/annotations.proto";\n${service}`),
      "x.proto:3:1: there is no google/api/annotations.proto; pass the folder that contains it (without this path) with --include",
    ],
  ])("%s is rejected with file, line and remedy", async (_, spec, mistake) => {
    const project = await generateProject("x.proto", spec);
    expect(project.printed).toEqual([mistake]);
    expect(project.exitCode).toBe(1);
  });

  it.each([
    [
      "a group",
      `syntax = "proto2";\nmessage M {\n  optional group G = 1 {}\n}\n${service}`,
      "x.proto:3:1: g is a group, which is not supported: the client cannot read or set it, but keeps it in copied messages; declare a message, and a field of its type",
    ],
    [
      "a method that would make the client a promise",
      proto("service S { rpc Then(M) returns (M); }"),
      "x.proto:3:1: S.Then would become a second method then, so it is then_; rename one of them",
    ],
  ])("%s is reported, and rejected with --strict", async (_, spec, mistake) => {
    const project = await generateProject("x.proto", spec);
    expect(project.printed).toContain(mistake);
    expect(project.exitCode).toBe(0);
    const strict = await generateProject("x.proto", spec, "--strict");
    expect(strict.printed).toEqual([mistake]);
    expect(strict.exitCode).toBe(1);
  });

  it("two paths to one file are rejected", async () => {
    const two = {
      "a/x.proto": proto(`import "a/m.proto"; import "b.proto";\n${service}`),
      "a/b.proto": `syntax = "proto3";\nimport "m.proto";`,
      "a/m.proto": 'syntax = "proto3";',
    };
    const project = await generateFrom(two, "a/x.proto");
    expect(project.printed).toEqual([
      "a/b.proto:2:1: m.proto is imported under two paths, also as a/m.proto; import it by only one of them",
    ]);
  });
});

it("moves enums whose names are longer than a line", async () => {
  const name = `A${"b".repeat(110)}`;
  const spec = `syntax = "proto3"; package x; enum ${name} { NONE = 0; ONE = 1; } message M { ${name} a = 1; } service S { rpc Get(M) returns (M); }`;
  const project = await generateProject("x.proto", spec);
  project.compile(`import { ${name} } from "./enums.js";\nexport const one: ${name}.ONE = ${name}.ONE;`);
});
