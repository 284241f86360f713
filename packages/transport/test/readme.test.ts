import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it, vi } from "vitest";
import type { Middleware } from "../src/operation.ts";
import { calling, hostileServer, reply, replyResult } from "./hostile-server.ts";

/** Runs the README's code block that exports a name, like a reader who copies it into a file. */
async function fromReadme(name: string): Promise<Record<string, unknown>> {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
  const code = blocks.find((block) => block.includes(`export const ${name}`)) ?? "";
  const built = JSON.stringify(new URL("../dist/index.js", import.meta.url).href);
  const source = stripTypeScriptTypes(code).replace('"@node-access/transport"', built);
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Record<string, unknown>;
}

describe("the README's middleware", () => {
  it("logs each attempt, and counts attempts by operation", async () => {
    const { logger } = await fromReadme("logger");
    const { metrics, totals } = await fromReadme("metrics");
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const server = await hostileServer((request) => {
      if (request.number === 1) reply(request.socket, "busy", "503 Busy");
      else replyResult(request, 1);
    });
    await calling(server.url)({ middleware: [logger as Middleware, metrics as Middleware] });
    const lines = log.mock.calls.map((line) => line.join(" "));
    log.mockRestore();
    expect(lines).toEqual([
      expect.stringMatching(
        /^[\w-]+ eth_thing http:\/\/127\.0\.0\.1:\d+\/\*\*\* attempt 1 HTTP_STATUS \d+ ms$/,
      ),
      expect.stringMatching(/ eth_thing .* attempt 2 200 \d+ ms$/),
    ]);
    expect(totals).toEqual(
      new Map([["eth_thing", { calls: 2, failures: 1, milliseconds: expect.any(Number) }]]),
    );
  });
});
