import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { build } from "../src/build.ts";

test("a build that fails reports its output", async () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  writeFileSync(join(folder, "tsc"), '#!/bin/sh\necho "cannot build $3"\nexit 1\n', { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
  try {
    const failure = "Building the packages failed:\ncannot build packages/auth";
    await expect(build(["@node-access/auth"])).rejects.toThrow(failure);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});

test("a package that does not exist is named", async () => {
  await expect(build(["@node-access/authh"])).rejects.toThrow("there is no package @node-access/authh");
});
