import { globSync } from "node:fs";
import { join } from "node:path";

const suffix = ".openapi.yaml";

/** Returns the names of a repository's OpenAPI files, without their parts. */
export function restNames(root: string): readonly string[] {
  return globSync(`specs/*${suffix}`, { cwd: root })
    .map((file) => file.slice("specs/".length, -suffix.length))
    .toSorted();
}

export type GeneratorName = "catalog" | "cli" | "console" | "gateway" | "graphql" | "grpc" | "rest" | "rpc";

/** The spec of a REST client, and the paths of its files. */
export interface ClientPaths {
  readonly spec: string;
  readonly output: string;
  /** The README that contains the markers of the reference table. */
  readonly readme: string;
}

/** A part of a package that is generated. */
interface Target {
  readonly generator: GeneratorName;
  /** The package's folder, from the repository's root. */
  readonly package: string;
  /** The specs that the generator reads, as globs. */
  readonly specs: readonly string[];
}

const CATALOG = "specs/catalog.yaml";

const OTHERS: readonly Target[] = [
  { generator: "catalog", package: "packages/auth", specs: [CATALOG] },
  { generator: "catalog", package: "packages/transport", specs: ["specs/upstream-errors.yaml"] },
  { generator: "catalog", package: "packages/rpc", specs: ["specs/upstream-errors.yaml"] },
  { generator: "cli", package: "packages/cli", specs: ["specs/**"] },
  { generator: "gateway", package: "packages/gateway", specs: ["specs/**"] },
  {
    generator: "gateway",
    package: "packages/simulators",
    specs: ["specs/rpc/**", "specs/exchange.openapi.yaml", "specs/exchange/**"],
  },
  { generator: "graphql", package: "packages/graphql", specs: ["specs/graphql/**"] },
  { generator: "grpc", package: "packages/grpc", specs: ["specs/grpc/**"] },
  {
    generator: "rpc",
    package: "packages/rpc",
    specs: [CATALOG, "specs/provider-units.yaml", "specs/rpc/**"],
  },
];

/** The REST clients that are not in `packages/<spec>/src/generated`. */
const ELSEWHERE: Readonly<
  Record<string, { readonly generator?: GeneratorName; readonly package: string; readonly output?: string }>
> = {
  admin: { generator: "console", package: "packages/console" },
  feeder: { package: "packages/rpc", output: "src/feeder/generated" },
};

export function targets(root: string): Target[] {
  return [...OTHERS, ...restTargets(root)];
}

export function clientPaths(root: string, generator: GeneratorName): ClientPaths[] {
  return restTargets(root)
    .filter((target) => target.generator === generator)
    .map(({ spec, package: folder, output }) => ({
      spec,
      output: join(root, folder, output),
      readme: join(root, folder, "README.md"),
    }));
}

function restTargets(root: string): (Target & { readonly spec: string; readonly output: string })[] {
  return restNames(root).map((spec) => {
    const specs = [CATALOG, `specs/${spec}.openapi.yaml`, `specs/${spec}/**`];
    const usual = { generator: "rest" as const, package: `packages/${spec}`, output: "src/generated" };
    return Object.assign({ spec, specs }, usual, ELSEWHERE[spec]);
  });
}
