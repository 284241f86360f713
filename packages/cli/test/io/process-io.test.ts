import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("says that its output cannot be written", () => {
  const bin = join(import.meta.dirname, "../../dist/bin.js");
  const full = openSync("/dev/full", "w");
  const args = [bin, "methods"];
  const { stderr, status } = spawnSync(process.execPath, args, {
    stdio: ["ignore", full, "pipe"],
    encoding: "utf8",
  });
  expect([stderr, status]).toEqual(["error: the output cannot be written: ENOSPC\n", 1]);
});
