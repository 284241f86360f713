import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startBuf } from "../../src/read/proto/buf.ts";

it("stops buf if protos keep it busy for too long, and says so", async () => {
  const folder = mkdtempSync(join(tmpdir(), "buf-limit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await expect(startBuf(folder, ["build", "-o", "-"], { limit: 1 })).rejects.toThrow(
    "buf build did not end within 0.001 s, and was stopped: the protos are too large",
  );
});
