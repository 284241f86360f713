import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { GrpcMethod, Spec } from "../../../src/model/index.ts";
import { startBuild } from "@node-access/generate/proto";
import { loadProtos } from "../../../src/load/proto/load-protos.ts";
import { withExamples } from "../../../src/load/proto/examples.ts";
import { CLOCK, writeModule } from "./module.ts";

let image: ReturnType<typeof startBuild> | undefined;

/** The clock's spec with the examples of a file. */
async function load(examples: string): Promise<Spec<GrpcMethod>> {
  const root = mkdtempSync(join(tmpdir(), "proto-examples-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "specs/grpc"), { recursive: true });
  writeFileSync(join(root, "specs/grpc/examples.yaml"), examples);
  // Compiled once: the tests differ only in their examples.
  image ??= startBuild(writeModule({ "clock/clock.proto": CLOCK }), "specs/grpc");
  const spec = withExamples(loadProtos(await image, { clock: "clock" }, "specs/grpc"), root).get("clock");
  if (!spec) throw new Error("the package is not there");
  return spec;
}

it("gives fields and requests the examples of the file", async () => {
  const { types, operations } = await load(
    "clock:\n  fields: { seconds: 7, kind: KIND_REAL, zone: UTC }\n  requests: { SetTime: { seconds: 8 } }\n",
  );
  expect(types["Time"]?.type.properties).toMatchObject({
    seconds: { example: 7 },
    kind: { example: "KIND_REAL" },
  });
  expect(types["GetTimeRequest"]?.type.properties).toMatchObject({ zone: { example: "UTC" } });
  expect(operations.map(({ name, examples }) => [name, examples[0]?.inputs])).toEqual([
    ["getTime", undefined],
    ["setTime", [{ name: "request", value: { seconds: 8 } }]],
    ["tick", undefined],
  ]);
});

it("does not give an example to a field of the same name and another type", async () => {
  const wrong = load("clock:\n  fields: { seconds: 7, zone: 1, kind: KIND_IMAGINARY, Time.seconds: soon }\n");
  const what = "of this type; correct the name, or remove the example";
  await expect(wrong).rejects.toThrow(`examples.yaml:2:25: no message has a field zone ${what}`);
  await expect(wrong).rejects.toThrow(`examples.yaml:2:34: no message has a field kind ${what}`);
  await expect(wrong).rejects.toThrow(`no message has a field Time.seconds ${what}`);
});

it("rejects examples of unknown fields and calls", async () => {
  await expect(load("clock:\n  fields: { hours: 7 }\n")).rejects.toThrow(
    "specs/grpc/examples.yaml:2:13: no message has a field hours of this type; correct the name, or remove the example",
  );
  await expect(load("clock:\n  requests: { StopTime: {} }\n")).rejects.toThrow("there is no call StopTime");
  await expect(load("watch: {}\n")).rejects.toThrow("there is no client watch");
  await expect(load("clock:\n  requests: { SetTime: { second: 8 } }\n")).rejects.toThrow(
    "specs/grpc/examples.yaml:2:26: no field is called second; correct the name, or remove the example",
  );
  await expect(load("clock:\n  feilds: { seconds: 7 }\n")).rejects.toThrow(
    "specs/grpc/examples.yaml:2:3: feilds is not known here; did you mean fields?",
  );
});
