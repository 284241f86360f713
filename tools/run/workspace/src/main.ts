/** Builds the packages for another command. Prints nothing, unless a package does not build. */
import { parseArgs } from "node:util";
import { build } from "./build.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const { stdout } = process;
if (stdout.isTTY) stdout.write("Building the packages …");
try {
  await build(positionals);
} catch (error) {
  process.exitCode = 1;
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
} finally {
  if (stdout.isTTY) stdout.write("\r\x1b[K");
}
