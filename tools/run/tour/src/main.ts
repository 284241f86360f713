/**
 * `npm start`: builds the packages, then calls every operation of the service through them, on a real node and through
 * the gateway. Exits with 0 only if every response matches the specs.
 */
import { commandLine } from "@node-access-tools/workspace";
import { build } from "./build.ts";
import { terminal } from "./terminal.ts";

const { values } = commandLine("usage: npm start [-- --all] [--verbose]", {
  options: { all: { type: "boolean", default: false }, verbose: { type: "boolean", default: false } },
});
const { progress } = terminal;

try {
  await build((step) => progress(`${step} …`));
  const { tour } = await import("./tour.ts");
  process.exitCode = (await tour({ ...terminal, ...values })) ? 0 : 1;
} catch (error) {
  progress("");
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
