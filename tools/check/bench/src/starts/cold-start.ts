import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { httpSuite } from "../rpc/http.ts";
import { median, table } from "../report.ts";

const modules: Readonly<Record<string, string>> = {
  "undici dispatch": "undici",
  "undici request": "undici",
  "@node-access/rpc": "@node-access/rpc",
  viem: "viem",
  ethers: "ethers",
};

/** The other clients' packages. Only their import is measured. */
const otherPackages = ["beacon", "exchange", "grpc", "management"].map((name) => `@node-access/${name}`);

/** Runs the code in a Node process. @returns the milliseconds from its start to its end. */
function processTime(code: string): number {
  const start = performance.now();
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: import.meta.dirname });
  return performance.now() - start;
}

/** Makes two calls in a fresh process. @returns the milliseconds of each. */
function callTimes(name: string, url: string): readonly [number, number] {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, "first-call.ts"), name, url], {
    encoding: "utf8",
  });
  return JSON.parse(output) as [number, number];
}

/**
 * Measures in fresh processes how long it takes to import a library, compared with an empty process, and how long its
 * first call (which loads what the import does not) and its second call take. For our other packages, it measures the import.
 *
 * @returns a table with a row for each contender and package.
 */
export async function measureColdStart(url: string, rounds: number): Promise<string> {
  const names = Object.keys(httpSuite.contenders);
  const imports = new Map<string, number[]>([...names, ...otherPackages].map((name) => [name, []]));
  const calls = new Map<string, (readonly [number, number])[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const empty = processTime("");
    for (const [name, times] of imports) {
      times.push(processTime(`import ${JSON.stringify(modules[name] ?? name)};`) - empty);
      calls.get(name)?.push(callTimes(name, url));
    }
  }
  return table([
    ["", "import", "first call", "second call"],
    ...[...imports].map(([name, times]) => {
      const own = calls.get(name);
      const medians = [times, own?.map(([first]) => first), own?.map(([, second]) => second)];
      return [name].concat(medians.map((values) => (values ? median(values).toFixed(1) : "")));
    }),
  ]);
}
