import { describe, expect, it } from "vitest";
import { costIn, measure } from "../src/generate/measure.ts";

describe("costIn", () => {
  it("takes the timer's line, which comes last", () => {
    expect(costIn("cost 9 9 9\nother\ncost 1.500 0.250 0.125\n")).toEqual({ elapsed: 1.5, computed: 0.375 });
  });

  it("says that there is none", () => {
    expect(() => costIn("out\n")).toThrow("no times in:\nout");
  });
});

describe("measure", () => {
  it("counts what a child computes", async () => {
    const busy = "const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);";
    const spawning = `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(busy)}])`;
    const { computed } = await measure([process.execPath, "-e", spawning], import.meta.dirname, 1);
    expect(computed).toBeGreaterThan(0.2);
  });

  it("shows why a command failed", async () => {
    const failing = [process.execPath, "-e", 'console.error("why"); process.exit(3)'];
    await expect(measure(failing, import.meta.dirname, 1)).rejects.toThrow(/exit 3\):\nwhy/);
  });
});
