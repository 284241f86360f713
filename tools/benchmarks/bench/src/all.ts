/** `npm run bench`: runs all benchmarks, one after the other. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { commandLine } from "@node-access-tools/workspace";

commandLine(
  "usage: npm run bench\n\nRuns all benchmarks. The READMEs in tools/benchmarks say how to run one of them.",
  {},
);
const programs = [
  "bench/src/main.ts",
  "bench-gateway/src/main.ts",
  "bench-gateway/src/figures.ts",
  "bench-gateway/src/fairness.ts",
  "bench-gateway/src/subscriptions.ts",
  "bench-grpc/src/main.ts",
  "bench-signing/src/main.ts",
  "bench-large/src/main.ts",
  "bench-generate/src/main.ts",
  "bench-gateway/src/routing.ts",
];
for (const program of programs) {
  const file = join(import.meta.dirname, "../..", program);
  const { status } = spawnSync(process.execPath, [file], { stdio: "inherit" });
  if (status === 0) continue;
  process.exitCode = status ?? 1;
  break;
}
