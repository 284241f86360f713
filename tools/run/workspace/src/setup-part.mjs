// Installs the part of all packages that a command needs: `start` for `npm start` and `npm run gateway`, `test` for `npm test`. What has been
// installed before is brought up to date too, because pnpm would unlink development dependencies. JavaScript, so that any Node runs it. A script
// of its own: the shell that runs it remembers where `node` is, and would not find the Node that it installs.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const filters = {
  // A filter skips the root, which has Node and the compiler, unless it is named.
  start: ["--prod", "--filter-prod", ".", "--filter-prod", "@node-access-tools/tour..."],
  test: ["--filter", "!@node-access-tools/peers"],
  all: [],
};

function hasDevDependencies() {
  try {
    return JSON.parse(readFileSync("node_modules/.modules.yaml", "utf8")).included.devDependencies;
  } catch {
    return false;
  }
}

let part = process.argv[2];
if (part === "start" && hasDevDependencies()) part = "test";
if (part === "test" && (process.env["NIGHTLY"] || existsSync("tools/check/peers/node_modules"))) part = "all";
const args = ["run", "--silent", "setup", "--", ...filters[part]];
process.exitCode = spawnSync("npm", args, { stdio: "inherit" }).status ?? 1;
