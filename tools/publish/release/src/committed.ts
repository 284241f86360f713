// Stops a release of what git does not have: its tags would name a commit that lacks it. `npm run release:publish` begins with it.
import { exitWithError, must } from "@node-access-tools/workspace";

const cwd = process.cwd();
const changes = await must("git", ["status", "--porcelain"], { cwd });
const isShallow = await must("git", ["rev-parse", "--is-shallow-repository"], { cwd });
if (changes !== "")
  exitWithError(`These files are not committed, so the tagged commit would lack them:\n${changes}`);
if (isShallow.trim() === "true")
  exitWithError("The history is truncated, and earlier tags with it: git fetch --unshallow --tags");
