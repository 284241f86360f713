/**
 * `npm start`: builds the packages, then calls every operation of the service through them, on a real node and through
 * the gateway. Exits with 0 only if every response matches the specs.
 */
import { build, commandLine } from "@node-access-tools/workspace";
import { terminal } from "./terminal.ts";

const { values } = commandLine("usage: npm start [-- --all] [--verbose]", {
  options: { all: { type: "boolean", default: false }, verbose: { type: "boolean", default: false } },
});
const { progress } = terminal;

try {
  progress("Building the packages …");
  await build();
  const { tour } = await import("./tour.ts");
  const rows = await tour({ ...terminal, ...values });
  process.exitCode = rows.some(({ outcome }) => outcome === "failed") ? 1 : 0;
} catch (error) {
  progress("");
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
