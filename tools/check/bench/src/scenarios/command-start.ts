/** Prints how long the published form of `node-access` takes to start, compared with an empty Node process. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { exitWithError } from "@node-access-tools/workspace";
import { startChild } from "../child.ts";
import { readOptions } from "../options.ts";
import { median, runRounds, table } from "../measuring.ts";
import { httpServer } from "../rpc/http.ts";
import { root } from "../suite.ts";

const { rounds } = readOptions("command-start", { rounds: 15 });

const bin = join(root, "packages/cli/.package/dist/bin.js");
if (!existsSync(bin))
  exitWithError("build the command first: npx turbo run prepack --filter=@node-access/cli");

using server = await startChild(httpServer);
const body = JSON.stringify('{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}');
const request = `require("node:http").request("${server.url}", { method: "POST" }, (r) => r.resume()).end(${body})`;

/** Runs Node in a process of its own. @returns what measures the milliseconds from its start to its end. */
function start(...args: readonly string[]): () => Promise<number> {
  return async () => {
    const begin = performance.now();
    await promisify(execFile)(process.execPath, args);
    return performance.now() - begin;
  };
}

const results = await runRounds(
  {
    "empty Node": start("-e", ""),
    "one request with node:http": start("-e", request),
    "node-access --help": start(bin, "--help"),
    "node-access rpc eth_blockNumber": start(bin, "rpc", "eth_blockNumber", "--endpoint", server.url),
  },
  rounds,
);

const empty = results.get("empty Node") ?? [];
const rows = [...results].map(([name, times]) => [
  name,
  median(times).toFixed(0),
  median(times.map((time, round) => time - (empty[round] ?? 0))).toFixed(0),
  median(times.map((time, round) => time / (empty[round] ?? 1))).toFixed(2),
]);
console.log(table([["", "ms", "more than empty Node", "times empty Node"], ...rows]));
