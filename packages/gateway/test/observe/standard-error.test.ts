import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const PROGRAM = `
import { standardErrorLog } from "${new URL("../../src/observe/log.ts", import.meta.url).href}";
// As in the gateway, this makes writes to it return at once.
process.stderr.on("error", () => {});
const log = standardErrorLog();
for (let index = 0; index < 10_000; index += 1) log({ level: "info", time: "", event: "e".repeat(100) });
console.log("logged");
process.stdin.once("data", () => {
  log({ level: "info", time: "", event: "dropped" });
  log({ level: "info", time: "", event: "again" });
  process.exit();
});
`;

it("a reader of the log that stops misses whole entries, and the gateway goes on", async () => {
  const { stdin, stdout, stderr } = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM]);
  expect(String(await once(stdout, "data"))).toBe("logged\n");
  const log = text(stderr);
  // Some of it has been read when the program writes again.
  await once(stderr, "readable");
  stdin.write("go on");
  const entries = (await log).trim().split("\n");
  expect(entries.length).toBeLessThan(10_000);
  expect(entries.map((entry) => (JSON.parse(entry) as { event: string }).event).at(-1)).toBe("again");
});
