import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { median, table } from "./report.ts";

const modules: Readonly<Record<string, string>> = {
  "hand-written undici": "undici",
  "@node-access/rpc": "@node-access/rpc",
  viem: "viem",
  ethers: "ethers",
};

/** Time from start to end of a Node process that runs the code, in milliseconds. */
function processTime(code: string): number {
  const start = performance.now();
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: import.meta.dirname });
  return performance.now() - start;
}

/** Time of the first and of the second call in a fresh process, in milliseconds. */
function callTimes(name: string, url: string): readonly [number, number] {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, "first-call.ts"), name, url], {
    encoding: "utf8",
  });
  return JSON.parse(output) as [number, number];
}

/**
 * Measures in fresh processes what loading a library costs over an empty process, and what its first call costs
 * (which loads what the library leaves for then) beside its second.
 *
 * @returns a table with one row a contender.
 */
export async function measureColdStart(
  names: readonly string[],
  url: string,
  rounds: number,
): Promise<string> {
  const imports = new Map<string, number[]>(names.map((name) => [name, []]));
  const calls = new Map<string, (readonly [number, number])[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const empty = processTime("");
    for (const name of names) {
      imports.get(name)?.push(processTime(`import ${JSON.stringify(modules[name])};`) - empty);
      calls.get(name)?.push(callTimes(name, url));
    }
  }
  return table([
    ["", "import", "first call", "second call"],
    ...names.map((name) => {
      const own = calls.get(name) ?? [];
      return [
        name,
        median(imports.get(name) ?? []),
        median(own.map(([first]) => first)),
        median(own.map(([, second]) => second)),
      ].map((cell) => (typeof cell === "number" ? cell.toFixed(1) : cell));
    }),
  ]);
}
