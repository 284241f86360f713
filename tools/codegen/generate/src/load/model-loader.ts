import { join } from "node:path";
import { type Catalog, grpcPackages } from "../model/catalog.ts";
import type { GrpcSpec } from "@node-access/generate/model";
import type { Model } from "../model/model.ts";
import { type Mistake, Mistakes } from "../spec-file/index.ts";
import { catalogFile, readCatalog } from "./catalog/read-catalog.ts";
import { checkModel } from "./check-model.ts";
import { type GraphqlExample, loadGraphql, loadGraphqlExamples } from "./graphql/load-graphql.ts";
import type { GraphqlSpec } from "@node-access/generate/graphql";
import { type LoadedRest, loadRest } from "./open-api/load-rest.ts";
import { restNames } from "../targets.ts";
import { type CheckedRpc, loadRpc, readRpc } from "./open-rpc/index.ts";
import { startBuild } from "@node-access/generate/proto";
import { loadProtos } from "./proto/load-protos.ts";
import { withExamples } from "./proto/examples.ts";
import { readUpstreamErrors } from "./upstream-errors/read-upstream-errors.ts";
import { globSync } from "node:fs";
import { readRestFile } from "./read-texts.ts";

/** Files of `specs/` that loaders find by name. */
const found = [
  /^README\.md$/,
  /^(catalog|other-names|provider-units|upstream-errors)\.yaml$/,
  /^[^/]+\.openapi\.yaml$/,
  /^graphql\/(examples\/)?[^/]+\.graphql$/,
  /^rpc\/[^/]+\.openrpc\.yaml$/,
  /^grpc\/(buf|examples|http)\.yaml$/,
  /^grpc\/.+\.proto$/,
];

/** Finds files of `specs/` that would be silently ignored, such as a part that no spec refers to. */
export function unreadFiles(root: string, referred: ReadonlySet<string>): Mistake[] {
  const files = globSync("specs/**", { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const file = `${parentPath}/${name}`.slice(root.length + 1).replaceAll("\\", "/");
    if (referred.has(file) || found.some((names) => names.test(file.slice("specs/".length)))) return [];
    const remedy = "refer to it from a spec, name it like the others in its folder, or remove it";
    return [{ file, line: 1, column: 1, what: "no loader reads the file", remedy }];
  });
}

/** Loads the parts of a repository's model, each only once and on first use. */
export class ModelLoader {
  readonly root: string;
  readonly #restNames: readonly string[];

  /** @param rest - The names of the REST APIs to load. Default: all. */
  constructor(root: string, rest: readonly string[] = restNames(root)) {
    this.root = root;
    this.#restNames = rest;
  }

  /** @throws Mistakes with all that is wrong in it. The same applies to the other parts. */
  readonly catalog: () => Catalog = once(() => readCatalog(this.root));

  /** The JSON-RPC specs, with the document that they are together. */
  readonly rpc: () => CheckedRpc = once(() => loadRpc(this.root));

  readonly graphql: () => GraphqlSpec = once(() => loadGraphql(this.root, "ethereum"));

  readonly graphqlExamples: () => readonly GraphqlExample[] = once(() =>
    loadGraphqlExamples(this.root, "ethereum", this.graphql()),
  );

  /** The REST APIs. Redocly may still be linting their files. */
  readonly rest: () => Promise<LoadedRest> = once(() => {
    const files = this.#restNames.map((name) => [name, `specs/${name}.openapi.yaml`]);
    return handled(loadRest(this.root, Object.fromEntries(files), this.catalog()));
  });

  readonly grpc: () => Promise<Map<string, GrpcSpec>> = once(() => handled(this.#loadGrpc()));

  /** The whole model. Redocly may still be linting files of REST APIs. */
  readonly unlinted: () => Promise<Model> = once(() => handled(this.#loadModel()));

  async #loadGrpc(): Promise<Map<string, GrpcSpec>> {
    const image = await startBuild(join(this.root, "specs/grpc"), "specs/grpc");
    const catalog = this.catalog();
    const surface = catalog.endpoints["grpc"]?.surface;
    return withExamples(loadProtos(image, grpcPackages(catalog), "specs/grpc", surface), this.root);
  }

  async #loadModel(): Promise<Model> {
    const [catalog, { spec: rpc }] = [this.catalog(), this.rpc()];
    const [protos, { specs: rest }] = await Promise.all([this.grpc(), this.rest()]);
    const grpc = Object.fromEntries(protos);
    const parts = [...rest.values()].flatMap(({ bundle }) => bundle.parts.map(({ name }) => name));
    Mistakes.throwIfAny(unreadFiles(this.root, new Set(parts)));
    checkModel({ catalog, catalogFile: catalogFile(this.root), rest, rpc, grpc });
    const specs = [...rest].map(([name, { spec }]) => [name, spec] as const);
    const upstreamErrors = readUpstreamErrors(this.root);
    return { catalog, rest: Object.fromEntries(specs), rpc, grpc, upstreamErrors };
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Marks a promise as handled: a later `await` still gets its error. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** Reads the whole model without most checks, which take twice as long: generation, and so `npm run drift`, makes them. */
export async function readModel(root: string, names: readonly string[] = restNames(root)): Promise<Model> {
  const loader = new ModelLoader(root);
  const catalog = loader.catalog();
  const rest = await Promise.all(
    names.map(async (name) => [name, await readRestFile(root, name, catalog)] as const),
  );
  return {
    catalog,
    rest: Object.fromEntries(rest),
    rpc: readRpc(root),
    grpc: Object.fromEntries(await loader.grpc()),
    upstreamErrors: readUpstreamErrors(root),
  };
}
