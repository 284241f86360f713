import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { put, userPath } from "@node-access-tools/package-check";
import { must, run } from "@node-access-tools/workspace";
import { npm, type Steps } from "../steps.ts";
import { readResults, resultMistakes, type Supplies, type Trial } from "./outcome.ts";
import { COMPILERS } from "./type-scripts.ts";

/** A company's specs and program. They describe methods of the gateway, which responds to the calls. */
const FILES = join(import.meta.dirname, "../../consumer-files/generated");
/** With the compiler of protos, as its error without it says. */
const PACKAGES = ["@node-access/generate", "@bufbuild/buf@1"].flatMap((name) => ["--package", name]);
const SPECS = ["chain.openrpc.yaml", "account.openapi.yaml", "plugin.proto"];

/** Generates clients with npx, without an installation, and calls the gateway with them. */
export async function useGenerated(
  steps: Steps,
  { scratch, registry, toolbox }: Supplies,
  { place, node, expected }: Trial,
): Promise<void> {
  const project = join(scratch, "generated");
  const home = join(scratch, "empty-home");
  for (const folder of [home, project]) mkdirSync(folder);
  const env = { ...process.env, PATH: userPath(), HOME: home, npm_config_registry: registry };
  const isGenerated = await steps.take(
    "npx generates clients from OpenRPC, OpenAPI and a proto file in an empty folder",
    async () => {
      for (const file of SPECS) {
        cpSync(join(FILES, file), join(project, file));
        const options = ["--out", join("src", file.replace(/\..*$/, "")), "--import-extension", "js"];
        await must("npx", ["--yes", ...PACKAGES, "node-access-generate", file, ...options], {
          cwd: project,
          env,
        });
      }
      return [];
    },
  );
  if (!isGenerated) return;
  put(
    project,
    "package.json",
    '{ "name": "generated", "version": "1.0.0", "private": true, "type": "module" }',
  );
  cpSync(join(FILES, "program.ts.template"), join(project, "src/program.ts"));
  const compilerOptions = {
    module: "nodenext",
    target: "es2022",
    lib: ["es2023", "dom", "esnext.disposable"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    rootDir: "src",
    outDir: "out",
  };
  put(project, "tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
  await npm(project, registry, "install", "@node-access/auth", "@node-access/transport", "@node-access/grpc");
  const { organization = "", syncing = "", version = "" } = expected;
  for (const [name, path] of Object.entries(COMPILERS)) {
    await steps.take(`generated clients, ${name}`, async () => {
      await must(node, [join(toolbox, "node_modules", path), "-p", "."], { cwd: project });
      const ran = await run(node, ["out/program.js", JSON.stringify(place)], { cwd: project });
      return resultMistakes(readResults(ran), { organization, syncing, version });
    });
  }
}
