import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { specMethods } from "../src/answer-check.ts";
import { tour } from "../src/tour.ts";

const width = 80;

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

      for (const heading of ["HTTP, URL token", "WebSocket, basic"]) {
        const start = printed.indexOf(heading);
        const group = printed.slice(start, printed.indexOf("", start));
        for (const method of specMethods) {
          expect(group.some((line) => line.startsWith(`${method} `))).toBe(true);
        }
        const refused = group.filter((line) => line.includes("not offered by this node"));
        expect(refused).toHaveLength(heading.startsWith("HTTP") ? 4 : 5);
      }
      expect(printed.at(-1)).toMatch(/^\d+ as the spec says, 9 not offered by this node, 0 failed /);
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
