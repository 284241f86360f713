import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { emitOpenApi } from "./emit/http/openapi-document.ts";
import type { Generator } from "./generator.ts";
import { hasHttp, readHttp } from "./load/http/read-http.ts";
import { ModelLoader } from "./load/model-loader.ts";
import { type Difference, Output } from "./spec-file/index.ts";

export type { Generate } from "./generator.ts";

export type LoadGenerator = () => Generator | Promise<Generator>;

/** Generators that use other programs start first, so that these work in parallel; the one with the most work here is last. */
const GENERATORS: readonly LoadGenerator[] = [
  () => import("./emit/grpc/generate-grpc.ts"),
  () => import("./emit/rest/generate-clients.ts"),
  () => import("./catalog.ts"),
  () => import("./console.ts"),
  () => import("./graphql.ts"),
  () => import("./gateway.ts"),
  () => import("./cli.ts"),
  () => import("./emit/rpc/generate-rpc.ts"),
];

/** Generates everything from the specs of a repository. If one generator fails, nothing is written. Returns the files that changed. */
export async function regenerate(
  root: string,
  generators: readonly LoadGenerator[] = GENERATORS,
): Promise<readonly string[]> {
  const derived = (await deriveSpecs(root)).write();
  const written = (await runGenerators(root, generators)).write();
  return [...derived, ...written].map((path) => shown(root, path)).toSorted();
}

/** Compares the generated files of a repository with what its specs generate. Writes nothing. */
export async function findDrift(
  root: string,
  generators: readonly LoadGenerator[] = GENERATORS,
): Promise<readonly Difference[]> {
  const derived = (await deriveSpecs(root)).differences();
  // What follows from these specs would differ too, and is not known before they are written.
  const output = derived.length > 0 ? undefined : await runGenerators(root, generators);
  const stale = globSync("packages/*/src/**/generated/**/*", { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => output && !output.files.has(path))
    .map((path): Difference => ({ path, state: "stale" }));
  return [...derived, ...(output?.differences() ?? []), ...stale]
    .map(({ path, state }) => ({ path: shown(root, path), state }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function shown(root: string, path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}

async function runGenerators(root: string, generators: readonly LoadGenerator[]): Promise<Output> {
  const output = new Output(root);
  // Every part of the model is loaded once for all generators.
  const loader = new ModelLoader(root);
  const running: Promise<string>[] = [];
  for (const load of generators) {
    const { generate } = await load();
    const run = async (): Promise<void> => generate(loader, output);
    running.push(run().then(() => "", describeError));
  }
  const failures = await Promise.all(running);
  // Generators that read the same spec report the same mistakes.
  const mistakes = new Set(failures.flatMap((failure) => failure.split("\n").filter(Boolean)));
  if (mistakes.size > 0) throw new Error([...mistakes].join("\n"));
  return output;
}

/**
 * Generates the specs that follow from other specs, before any generator reads them: the OpenAPI files of gRPC services that nodes
 * also serve over HTTP. Their compiled protos are shared.
 */
async function deriveSpecs(root: string): Promise<Output> {
  const output = new Output(root);
  if (!hasHttp(root)) return output;
  const specs = await new ModelLoader(root, []).grpc();
  for (const [client, facts] of readHttp(root, specs)) {
    const spec = specs.get(client);
    if (spec) output.put([[join(root, `specs/${client}.openapi.yaml`), emitOpenApi(spec, facts)]]);
  }
  return output;
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
