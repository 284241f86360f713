import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";
import { failure } from "../steps.ts";
import type { Trial } from "./outcome.ts";
import { inJest } from "./programs.ts";

/** The former defaults of ts-jest: CommonJS, and module resolution of Node 10. */
const TS_JEST = { module: "commonjs", moduleResolution: "node10", target: "es2022", strict: true, types: [] };

/** Runs the program as tests of Jest, in JavaScript and through ts-jest. */
export async function jestMistakes(
  project: string,
  toolbox: string,
  { place, node, expected }: Trial,
): Promise<string[]> {
  const folder = join(project, "jest");
  const installed = (path: string): string => join(toolbox, "node_modules", path);
  const compiler = { tsconfig: TS_JEST, compiler: installed("typescript-5.9") };
  const transform = { "^.+\\.ts$": [installed("ts-jest"), compiler] };
  for (const [file, text] of Object.entries(inJest)) put(folder, file, text);
  put(folder, "package.json", '{ "type": "commonjs" }');
  put(folder, "jest.config.json", JSON.stringify({ rootDir: folder, testEnvironment: "node", transform }));
  const given = { CONSUMER_PLACE: JSON.stringify(place), CONSUMER_EXPECTED: JSON.stringify(expected) };
  const args = [installed("jest/bin/jest.js"), "--config", "jest.config.json", "--no-cache", "--ci"];
  return failure(await run(node, args, { cwd: folder, env: { ...process.env, ...given } }));
}
