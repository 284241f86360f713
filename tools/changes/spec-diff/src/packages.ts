import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { type Member, members } from "@node-access-tools/workspace";
import type { Finding } from "./finding.ts";
import { isHigher, type Level } from "./level.ts";
import { concernsSchema } from "./rules.ts";
import { reexporters } from "./reexports.ts";

/** A published package that is generated from specs. */
export interface FedPackage {
  readonly name: string;
  readonly version: string;
  /** The specs that it is generated from, as its turbo.json names them. */
  readonly specs: readonly string[];
  /** What generates it, by the names of the files in tools/codegen/generate/src that its script runs: `rpc`. */
  readonly generators: readonly string[];
  /** Whether it exports the types that specs name. */
  readonly exportsTypes: boolean;
  /** The packages that export again what it takes from specs. */
  readonly reexportedBy: readonly string[];
}

const ROOT = "$TURBO_ROOT$/";

/** The packages that specs feed, by what turbo watches to generate them. */
export function fedPackages(root: string): FedPackage[] {
  const packages = members(root).filter(({ kind }) => kind === "package");
  const again = reexporters(packages);
  return packages.map((member) => {
    const { directory, manifest } = member;
    const { name, version = "0.0.0", scripts } = manifest;
    const generators = [...(scripts?.["generate"] ?? "").matchAll(/\/src\/([\w-]+)\.ts/g)].map(
      ([, tool = ""]) => tool,
    );
    return {
      name,
      version,
      specs: specsOf(join(directory, "turbo.json")),
      generators,
      exportsTypes: exportsTypes(member),
      reexportedBy: again.get(name) ?? [],
    };
  });
}

function specsOf(config: string): string[] {
  if (!existsSync(config)) return [];
  const { tasks } = JSON.parse(readFileSync(config, "utf8")) as {
    tasks?: { generate?: { inputs?: string[] } };
  };
  return (tasks?.generate?.inputs ?? [])
    .filter((input) => input.startsWith(`${ROOT}specs/`))
    .map((input) => input.slice(ROOT.length));
}

function exportsTypes({ directory, manifest }: Member): boolean {
  const entries = JSON.stringify(manifest.exports ?? {});
  const index = join(directory, "src/index.ts");
  const again = existsSync(index) && /export type \* from "\.\/generated\//.test(readFileSync(index, "utf8"));
  return again || entries.includes("/generated/");
}

/** The packages that a finding moves, and by what level. */
export function packagesOf(finding: Finding, packages: readonly FedPackage[]): Map<string, Level> {
  const { subject, generators } = finding;
  const fed = packages.filter(
    (one) =>
      one.specs.some((pattern) => matchesGlob(subject.file, pattern)) &&
      (generators === undefined || generators.some((tool) => one.generators.includes(tool))),
  );
  const levels = new Map<string, Level>();
  for (const one of fed) {
    const level = levelFor(one, finding);
    if (level === undefined) continue;
    for (const moved of [one.name, ...one.reexportedBy])
      if (isHigher(level, levels.get(moved))) levels.set(moved, level);
  }
  return levels;
}

/**
 * The level of a finding for a package, if its users see it. The name of a type is seen by who imports it. The gateway takes from schemas
 * only what it checks, the requests of REST endpoints: params of JSON-RPC, gRPC messages and all responses pass through it.
 */
function levelFor({ exportsTypes: exported, generators }: FedPackage, finding: Finding): Level | undefined {
  const { rule, level, levels, nameOnly, subject } = finding;
  if (nameOnly === true && !exported) return undefined;
  const passesOn = generators.length > 0 && generators.every((tool) => tool === "gateway");
  // Its examples are texts too.
  if (!passesOn || rule === "text" || !concernsSchema(rule)) return level;
  return /^specs\/(?:rpc|grpc)\//.test(subject.file) ? undefined : levels.sent;
}

/** The highest level of each package over all findings. */
export function levelsOf(findings: readonly Finding[], packages: readonly FedPackage[]): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const finding of findings) {
    for (const [name, level] of packagesOf(finding, packages)) {
      if (isHigher(level, levels.get(name))) levels.set(name, level);
    }
  }
  return levels;
}
