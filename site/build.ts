/** `npm run site`: builds the documentation site into `site/dist`, for any host of static files. */
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { commandLine, findRoot } from "@node-access-tools/workspace";
import { findBrokenLinks } from "./src/check-links.ts";
import { writeDownloads } from "./src/downloads.ts";

commandLine("usage: npm run site", {});
process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
const { build } = await import("astro");
const dist = join(import.meta.dirname, "dist");
await build({ root: import.meta.dirname, logLevel: "warn" });
await writeDownloads(findRoot(import.meta.dirname), dist);

const address = process.env["SITE_URL"];
const broken = findBrokenLinks(
  dist,
  address === undefined ? "" : new URL(address).pathname.replace(/\/$/, ""),
);
for (const link of broken) console.error(`broken link in ${link}`);
if (broken.length > 0) console.error(`${broken.length} broken links`);
const pages = globSync("**/*.html", { cwd: dist }).length;
console.log(`${pages} pages in ${relative(process.cwd(), dist)}. Serve them with any static server.`);
process.exitCode = broken.length === 0 ? 0 : 1;
