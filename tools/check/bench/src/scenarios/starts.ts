// Measures in fresh processes how long it takes to import a library, compared with an empty process, and how long its first call
// (which loads what the import does not) and its second call take. Of our other packages, it measures the import.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { startChild } from "../child.ts";
import { readOptions } from "../options.ts";
import { median, table } from "../measuring.ts";
import { httpServer, httpSuite } from "../rpc/http.ts";

const { rounds } = readOptions("starts", { rounds: 15 });

const modules: Readonly<Record<string, string>> = {
  "undici dispatch": "undici",
  "undici request": "undici",
};
const otherPackages = ["beacon", "exchange", "grpc", "management"].map((name) => `@node-access/${name}`);

/** Runs Node in a process of its own, and returns what it prints. */
function runNode(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" });
}

/** Runs the code in a Node process. @returns the milliseconds from its start to its end. */
function measureTime(code: string): number {
  const start = performance.now();
  runNode("--input-type=module", "--eval", code);
  return performance.now() - start;
}

using server = await startChild(httpServer);
const names = Object.keys(httpSuite.contenders);
const imports = new Map<string, number[]>([...names, ...otherPackages].map((name) => [name, []]));
const calls = new Map<string, [number, number][]>(names.map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  const empty = measureTime("");
  for (const [name, times] of imports) {
    times.push(measureTime(`import ${JSON.stringify(modules[name] ?? name)};`) - empty);
    const firstCall = join(import.meta.dirname, "../rpc/first-call.ts");
    calls.get(name)?.push(JSON.parse(runNode(firstCall, name, server.url)) as [number, number]);
  }
}
const rows = [...imports].map(([name, times]) => {
  const own = calls.get(name);
  const all = [times, own?.map(([first]) => first), own?.map(([, second]) => second)];
  return [name].concat(all.map((values) => (values ? median(values).toFixed(1) : "")));
});
console.log(`milliseconds\n${table([["", "import", "first call", "second call"], ...rows])}`);
