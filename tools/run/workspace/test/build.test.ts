import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { build } from "../src/build.ts";

test("a build that fails reports its output", async () => {
  const folder = mkdtempSync(join(tmpdir(), "turbo-"));
  writeFileSync(join(folder, "turbo"), '#!/bin/sh\necho "cannot run $2"\nexit 1\n', { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
  try {
    await expect(build()).rejects.toThrow("Building the packages failed:\ncannot run build");
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
