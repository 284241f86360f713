// Installs what `npm start` and `npm run gateway` run with, a fifth of all packages, if nothing is installed yet. JavaScript, so that any Node
// runs it. If everything is installed, everything is brought up to date: pnpm would unlink the development dependencies.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

function isComplete() {
  try {
    return JSON.parse(readFileSync("node_modules/.modules.yaml", "utf8")).included.devDependencies;
  } catch {
    return false;
  }
}

// A filter skips the root, which has Node and the compiler, unless it is named.
const part = ["--prod", "--filter-prod", ".", "--filter-prod", "@node-access-tools/tour..."];
const args = ["run", "--silent", "setup", ...(isComplete() ? [] : ["--", ...part])];
process.exitCode = spawnSync("npm", args, { stdio: "inherit" }).status ?? 1;
