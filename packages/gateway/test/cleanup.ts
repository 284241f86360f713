import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Closes servers, gateways and clients after the test, the last ones first. */
export function closeAfterTest(...resources: readonly { close(): unknown }[]): void {
  for (const resource of resources)
    onTestFinished(async () => {
      await resource.close();
    });
}

/** Creates a folder, which is removed after the test, once everything that uses it is closed. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gateway-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
