/**
 * `npm start`: builds the packages, then calls every operation of the service through them, on a real node and through the gateway.
 * Exits with 0 only if every response was what the specs say.
 */
import { commandLine } from "@node-access-tools/workspace";
import { build } from "./build.ts";

// A reader such as `head` may have seen enough.
process.stdout.on("error", () => process.exit(1));

const { values } = commandLine("usage: npm start [-- --all] [--verbose]", {
  options: { all: { type: "boolean", default: false }, verbose: { type: "boolean", default: false } },
});
const width = process.stdout.columns ?? 120;

/** Shows what runs at the moment, on one line of a terminal. A log gets nothing of it. */
function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text.slice(0, width - 1)}`);
}

function print(text: string): void {
  progress("");
  console.log(text);
}

try {
  await build((step) => progress(`${step} …`));
  const { tour } = await import("./tour.ts");
  process.exitCode = (await tour({ print, progress, width, ...values })) ? 0 : 1;
} catch (error) {
  progress("");
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
