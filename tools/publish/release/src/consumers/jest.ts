import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";
import type { Place } from "../installed-gateway.ts";
import type { Results } from "./outcome.ts";
import { inJest } from "./programs.ts";

/** The former defaults of ts-jest: CommonJS, and module resolution of Node 10. */
const TS_JEST = { module: "commonjs", moduleResolution: "node10", target: "es2022", strict: true, types: [] };

/** Runs the program as tests of Jest, in JavaScript and through ts-jest. */
export async function jestMistakes(
  project: string,
  toolbox: string,
  { place, node, expected }: { readonly place: Place; readonly node: string; readonly expected: Results },
): Promise<string[]> {
  const folder = join(project, "jest");
  const installed = (path: string): string => join(toolbox, "node_modules", path);
  for (const [file, text] of Object.entries(inJest)) put(folder, file, text);
  const compiler = { tsconfig: TS_JEST, compiler: installed("typescript-5.9") };
  const config = {
    rootDir: folder,
    testEnvironment: "node",
    transform: { "^.+\\.ts$": [installed("ts-jest"), compiler] },
  };
  put(folder, "package.json", '{ "type": "commonjs" }');
  put(folder, "jest.config.json", JSON.stringify(config));
  const env = {
    ...process.env,
    CONSUMER_PLACE: JSON.stringify(place),
    CONSUMER_EXPECTED: JSON.stringify(expected),
  };
  const args = [installed("jest/bin/jest.js"), "--config", "jest.config.json", "--no-cache", "--ci"];
  const { code, output } = await run(node, args, { cwd: folder, env });
  return code === 0 ? [] : [output];
}
