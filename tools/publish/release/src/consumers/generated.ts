import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { put, userPath } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";
import { must } from "../command.ts";
import type { Place } from "../installed-gateway.ts";
import type { Steps } from "../steps.ts";
import type { Supplies } from "./consume.ts";
import { type Answers, answerMistakes, answersOf } from "./outcome.ts";
import { COMPILERS } from "./type-scripts.ts";

/** What a company would write about its own service, here about methods of the gateway, since that is what responds. */
const SPECS: Readonly<Record<string, string>> = {
  "chain.openrpc.yaml": `
openrpc: 1.3.2
info: { title: Chain, version: 1.0.0 }
methods:
  - name: eth_syncing
    x-idempotency: safe
    params: []
    result: { name: syncing, schema: { oneOf: [{ type: boolean }, { type: object }] } }
`,
  "account.openapi.yaml": `
openapi: 3.1.0
info: { title: Account, version: 1.0.0 }
paths:
  /v1/organization/:
    get:
      operationId: getOrganization
      responses:
        "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Organization" } } } }
components:
  schemas:
    Organization: { type: object, required: [name], properties: { name: { type: string } } }
`,
  "plugin.proto": `
syntax = "proto3";
package geyser;
service Geyser {
  rpc GetVersion(GetVersionRequest) returns (GetVersionResponse) { option idempotency_level = NO_SIDE_EFFECTS; }
}
message GetVersionRequest {}
message GetVersionResponse { string version = 1; }
`,
};

const PROGRAM = `
declare const process: { readonly argv: readonly string[] };
import { bearer, createAccountClient } from "./account/index.js";
import { createChainClient, urlToken } from "./chain/index.js";
import { createPluginClient, xToken } from "./plugin/index.js";

const place = JSON.parse(process.argv[2] ?? "");
const account = createAccountClient({ endpoint: place.url, credential: bearer(place.apiKey) });
const chain = createChainClient({ endpoint: place.url, credential: urlToken(place.keys.ethereum) });
const plugin = createPluginClient({ endpoint: place.grpcUrl, credential: xToken(place.keys.solana) });
const organization: string = (await account.getOrganization()).name;
const { version }: { version: string } = await plugin.geyser.getVersion();
// @ts-expect-error: a result has the fields of its schema
void (async () => (await account.getOrganization()).none);
// @ts-expect-error: there is no such method
void (() => chain.eth_none());
console.log(JSON.stringify({ organization, syncing: String(await chain.eth_syncing()), version }));
plugin.close();
`;

/** Generates clients by npx, as somebody does who has nothing of ours yet, and calls the gateway with them. */
export async function useGenerated(
  steps: Steps,
  { scratch, registry, toolbox }: Supplies,
  place: Place,
  expected: Answers,
): Promise<void> {
  const project = join(scratch, "generated");
  const home = join(scratch, "empty-home");
  mkdirSync(home, { recursive: true });
  const env = { ...process.env, PATH: userPath(), HOME: home, npm_config_registry: registry };
  await steps.take(
    "npx generates clients from OpenRPC, OpenAPI and a proto file in an empty folder",
    async () => {
      for (const [file, spec] of Object.entries(SPECS)) {
        put(project, file, spec);
        const out = join("src", file.replace(/\..*$/, ""));
        await must("npx", ["--yes", "@node-access/generate", file, "--out", out], { cwd: project, env });
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
  put(project, "src/program.ts", PROGRAM);
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
  await must("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...packages], {
    cwd: project,
    env,
  });
  const { organization = "", syncing = "", version = "" } = expected;
  for (const [name, path] of Object.entries(COMPILERS)) {
    await steps.take(`generated clients, ${name}`, async () => {
      const compiler = join(toolbox, "node_modules", path);
      const { code, output } = await run(process.execPath, [compiler, "-p", "."], { cwd: project });
      if (code !== 0) return [output];
      const ran = await run(process.execPath, ["out/program.js", JSON.stringify(place)], { cwd: project });
      return answerMistakes(answersOf(ran), { organization, syncing, version });
    });
  }
}
