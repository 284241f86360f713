import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findRoot } from "../src/index.ts";

const root = findRoot(import.meta.dirname);

it.each(["tools/codegen/generate/src/main.mjs", "tools/changes/spec-diff/src/main.mjs"])(
  "%s says what to run instead on a Node that cannot run TypeScript",
  (tool) => {
    // With this option, Node knows no types, as older versions do.
    const args = ["--no-strip-types", join(root, tool), "--help"];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    expect(stderr).toBe(
      `Node ${process.version} cannot run this tool, which needs 22.18 or newer.\n` +
        `Use the Node of the repository instead: npx node ${tool}\n`,
    );
    expect(status).toBe(2);
  },
);
