import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, vi } from "vitest";
import { currentTime } from "../../src/observe/clock.ts";

const packages = fileURLToPath(new URL("../../..", import.meta.url));

it("changing the machine's clock does not affect the gateway's time", () => {
  const before = currentTime();
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7_200_000 });
  try {
    expect(currentTime() - before).toBeLessThan(60_000);
  } finally {
    vi.useRealTimers();
  }
});

it("only the log reads the machine's clock, also of the simulated nodes", () => {
  // The console's page runs in a browser, with the browser's clock. The venue's docstring has an example.
  const files = ["gateway", "simulators"].flatMap((name) =>
    globSync(`${name}/src/**/*.ts`, { cwd: packages }).filter(
      (file) =>
        !file.includes("generated/") &&
        /^(?! \*).*(?:\bDate\.now\(|new Date\(\))/m.test(readFileSync(join(packages, file), "utf8")),
    ),
  );
  expect(files).toEqual(["gateway/src/observe/log.ts"]);
});
