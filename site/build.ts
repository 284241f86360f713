/** `npm run site`: builds the documentation site into `site/dist`, for any host of static files. */
import { commandLine } from "@node-access-tools/workspace";

commandLine("usage: npm run site", {});
process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
const { build } = await import("astro");
await build({ root: import.meta.dirname, logLevel: "warn" });
