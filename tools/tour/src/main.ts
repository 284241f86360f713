/**
 * `npm start`, or with every method of the specs `npm start -- --all`: every operation of the service, called through the built packages: on a real node, and through the gateway.
 * Ends with 0 only if every call gave what the spec says.
 */
import { parseArgs } from "node:util";

const notBuilt = "The tour needs the built packages. Run `npm start`, which builds them first";

// Whoever reads may have seen enough, as `head` has.
process.stdout.on("error", () => process.exit(1));

try {
  const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
  const { all } = values;
  const { tour } = await import("./tour.ts");
  process.exitCode = (await tour({ print: console.log, width: process.stdout.columns ?? 120, all })) ? 0 : 1;
} catch (error) {
  const missing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
  console.error(
    `\n${missing ? `${notBuilt} (${error.message})` : error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
