import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { specMethods } from "../src/answer-check.ts";
import { tour } from "../src/tour.ts";

const width = 110;

describe("tour", () => {
  it(
    "calls every method over HTTP and WebSocket and finds what the spec says",
    { timeout: 60_000 },
    async () => {
      const printed: string[] = [];
      const passed = await tour({
        width,
        print: (text) => printed.push(...stripVTControlCharacters(text).split("\n")),
      });
      expect(passed, printed.join("\n")).toBe(true);

      const table = printed.slice(printed.findIndex((line) => line.startsWith("over ")));
      for (const method of specMethods) {
        for (const transport of ["HTTP", "WebSocket"]) {
          expect(table.some((line) => line.startsWith(transport) && line.includes(` ${method} `))).toBe(true);
        }
      }
      const refused = table.filter((line) => line.includes("not offered by this node"));
      expect(refused.filter((line) => line.startsWith("HTTP"))).toHaveLength(4);
      expect(refused.filter((line) => line.startsWith("WebSocket"))).toHaveLength(5);
      expect(printed.at(-1)).toMatch(
        /^\d+ calls gave what the spec says, 9 are not offered by this node, 0 failed /,
      );
      for (const line of printed) expect(line.length).toBeLessThanOrEqual(width);
    },
  );

  it("says what to do when the node dies midway", { timeout: 60_000 }, async () => {
    let node = 0;
    const touring = tour({
      width,
      onNode: (pid) => {
        node = pid;
      },
      print: (text) => {
        if (text.includes("eth_accounts")) process.kill(node);
      },
    });
    await expect(touring).rejects.toThrow(/^The node ended before the tour did\. Run `npm start` again\./);
  });
});

function runMain(...options: readonly string[]): Promise<{ code: unknown; stderr: string }> {
  return new Promise((resolve) => {
    const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
    execFile(process.execPath, [...options, main], (error, _, stderr) => {
      resolve({ code: error === null ? 0 : error.code, stderr });
    });
  });
}

describe("main", () => {
  it("says what to run when the packages are not built", async () => {
    const fixture = new URL("fixtures/without-build.ts", import.meta.url).href;
    const { code, stderr } = await runMain("--import", fixture);
    expect(code).toBe(1);
    expect(stderr).toContain("The tour needs the built packages. Run `npm start`, which builds them first");
  });
});
