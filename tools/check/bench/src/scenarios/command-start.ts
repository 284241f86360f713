/** Prints how long the published form of `node-access` takes to start, compared with an empty Node process. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { listen } from "@node-access-tools/local-servers";
import { exitWithError, findRoot } from "@node-access-tools/workspace";
import { readOptions } from "../options.ts";
import { median, table } from "../report.ts";
import { runRounds } from "../rounds.ts";

const { rounds } = readOptions("command-start", { rounds: 15 });

const bin = join(findRoot(import.meta.dirname), "packages/cli/.package/dist/bin.js");
if (!existsSync(bin))
  exitWithError("build the command first: npx turbo run prepack --filter=@node-access/cli");

const server = await listen(
  createServer((request, response) => {
    request.resume();
    response.setHeader("content-type", "application/json").end('{"jsonrpc":"2.0","id":1,"result":"0x10"}');
  }),
);
const request = `require("node:http").request(${JSON.stringify(server.url)}, { method: "POST" }, (r) => r.resume()).end("{}")`;

/** Runs Node in a process of its own. @returns the milliseconds from its start to its end. */
function measureTime(...args: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  return new Promise((resolve, reject) => {
    child.on("close", (code) => {
      if (code === 0) resolve(performance.now() - start);
      else reject(new Error(`${args.join(" ")} ended with ${String(code)}`));
    });
  });
}

const results = await runRounds(
  {
    "empty Node": () => measureTime("-e", ""),
    "one request with node:http": () => measureTime("-e", request),
    "node-access --help": () => measureTime(bin, "--help"),
    "node-access rpc eth_blockNumber": () =>
      measureTime(bin, "rpc", "eth_blockNumber", "--endpoint", server.url),
  },
  rounds,
);
await server.close();

const empty = results.get("empty Node") ?? [];
console.log(
  table([
    ["", "ms", "more than empty Node", "times empty Node"],
    ...[...results].map(([name, times]) => [
      name,
      median(times).toFixed(0),
      median(times.map((time, round) => time - (empty[round] ?? 0))).toFixed(0),
      median(times.map((time, round) => time / (empty[round] ?? 1))).toFixed(2),
    ]),
  ]),
);
