import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { run } from "../src/index.ts";

const module = pathToFileURL(join(import.meta.dirname, "../src/index.ts")).href;
const program = `
import { commandLine } from ${JSON.stringify(module)};
const { values } = commandLine("usage: it [--write]", { options: { write: { type: "boolean", default: false } } });
console.log(values.write);
`;

test.each([
  [["--write"], 0, "true\n"],
  [[], 0, "false\n"],
  [["--help"], 0, "usage: it [--write]\n"],
  [["--wrong"], 2, "Unknown option '--wrong'\nusage: it [--write]\n"],
  [
    ["more"],
    2,
    "Unexpected argument 'more'. This command does not take positional arguments\nusage: it [--write]\n",
  ],
  [["--write=1"], 2, "Option '--write' does not take an argument\nusage: it [--write]\n"],
])("a command with the arguments %j exits with %i", async (args, code, output) => {
  const nodeArgs = ["--input-type=module", "--eval", program, "--", ...args];
  expect(await run(process.execPath, nodeArgs, { cwd: import.meta.dirname })).toMatchObject({ code, output });
});
