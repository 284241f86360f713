import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { generateGrpc } from "../../../src/emit/grpc/generate-grpc.ts";
import { lint, startBuild } from "@node-access/generate/proto";
import { loadProtos } from "../../../src/load/proto/load-protos.ts";

/** Loads a buf module and generates its clients. */
export async function generateFrom(
  folder: string,
  packages: Readonly<Record<string, string>>,
): ReturnType<typeof generateGrpc> {
  const loading = startBuild(folder, "specs/grpc").then((image) => loadProtos(image, packages, "specs/grpc"));
  loading.catch(() => {});
  const image = await startBuild(folder, "specs/grpc");
  const [generated] = await Promise.all([generateGrpc(image, loading), lint(folder, "specs/grpc")]);
  return generated;
}

/** Writes a buf module for one test. */
export function writeModule(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "gen-proto-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { "buf.yaml": "version: v2\nlint:\n  use: [MINIMAL, COMMENT_RPC]\n", ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export const CLOCK = `syntax = "proto3";

package clock;

// Tells the time.
// Source: a test.
service Clock {
  // Reads the time.
  rpc GetTime(GetTimeRequest) returns (Time) {
    option idempotency_level = NO_SIDE_EFFECTS;
  }

  // Sets the time.
  rpc SetTime(Time) returns (Time);

  // Streams the time.
  rpc Tick(GetTimeRequest) returns (stream Time) {
    option idempotency_level = IDEMPOTENT;
  }
}

// Takes what it wants.
message GetTimeRequest {
  optional string zone = 1;
}

// A time.
message Time {
  enum Kind {
    KIND_UNKNOWN = 0;
    KIND_REAL = 1;
  }
  // Of the wall clock.
  uint64 seconds = 1;
  Kind kind = 2;
}
`;
