import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { put, userPath } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";
import { must, npm } from "../command.ts";
import type { Place } from "../installed-gateway.ts";
import type { Steps } from "../steps.ts";
import type { Supplies } from "./supplies.ts";
import { type Results, resultMistakes, resultsOf } from "./outcome.ts";
import { COMPILERS } from "./type-scripts.ts";

/** A company's specs and program. They describe methods of the gateway, which responds to the calls. */
const FILES = join(import.meta.dirname, "../../consumer-files/generated");
/** With the compiler of protos, as its error without it says. */
const PACKAGES = ["@node-access/generate", "@bufbuild/buf@1", "ts-proto@2.18"].flatMap((name) => [
  "--package",
  name,
]);
const SPECS = ["chain.openrpc.yaml", "account.openapi.yaml", "plugin.proto"];

/** Generates clients with npx, without an installation, and calls the gateway with them. */
export async function useGenerated(
  steps: Steps,
  { scratch, registry, toolbox }: Supplies,
  place: Place,
  expected: Results,
): Promise<void> {
  const project = join(scratch, "generated");
  const home = join(scratch, "empty-home");
  mkdirSync(home, { recursive: true });
  const env = { ...process.env, PATH: userPath(), HOME: home, npm_config_registry: registry };
  await steps.take(
    "npx generates clients from OpenRPC, OpenAPI and a proto file in an empty folder",
    async () => {
      for (const file of SPECS) {
        put(project, file, readFileSync(join(FILES, file), "utf8"));
        const out = join("src", file.replace(/\..*$/, ""));
        await must(
          "npx",
          ["--yes", ...PACKAGES, "node-access-generate", file, "--out", out, "--import-extension", "js"],
          {
            cwd: project,
            env,
          },
        );
      }
      return [];
    },
  );
  if (steps.failed > 0) return;
  put(
    project,
    "package.json",
    JSON.stringify({ name: "generated", version: "1.0.0", private: true, type: "module" }),
  );
  put(project, "src/program.ts", readFileSync(join(FILES, "program.ts.template"), "utf8"));
  const options = {
    module: "nodenext",
    target: "es2022",
    lib: ["es2023", "dom", "esnext.disposable"],
    types: [],
  };
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
  };
  const compilerOptions = { ...options, ...strict, skipLibCheck: true, rootDir: "src", outDir: "out" };
  put(project, "tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
  const packages = ["auth", "transport", "grpc"].map((name) => `@node-access/${name}`);
  await npm(project, registry, "install", ...packages);
  const { organization = "", syncing = "", version = "" } = expected;
  for (const [name, path] of Object.entries(COMPILERS)) {
    await steps.take(`generated clients, ${name}`, async () => {
      const compiler = join(toolbox, "node_modules", path);
      const { code, output } = await run(process.execPath, [compiler, "-p", "."], { cwd: project });
      if (code !== 0) return [output];
      const ran = await run(process.execPath, ["out/program.js", JSON.stringify(place)], { cwd: project });
      return resultMistakes(resultsOf(ran), { organization, syncing, version });
    });
  }
}
