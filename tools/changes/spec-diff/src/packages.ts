import { existsSync, globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { type GeneratorName, targets } from "@node-access-tools/generate/targets";
import { type Member, members } from "@node-access-tools/workspace";
import { concernsSchema, type Finding, isHigher, type Level } from "@node-access/generate/diff";

export interface GeneratedPackage {
  readonly name: string;
  /** Its folder from the root. */
  readonly path: string;
  readonly version: string;
  readonly specs: readonly string[];
  readonly generators: readonly GeneratorName[];
  /** Whether it exports the named types of specs. */
  readonly exportsTypes: boolean;
  /** The packages that re-export what this package generates from specs. */
  readonly reexportedBy: readonly string[];
}

export function generatedPackages(root: string): GeneratedPackage[] {
  const packages = members(root).filter(({ kind }) => kind === "package");
  const all = targets(root);
  return packages.map((member) => {
    const { path, manifest } = member;
    const { name, version = "0.0.0" } = manifest;
    const own = all.filter((target) => target.package === path);
    return {
      name,
      path,
      version,
      specs: own.flatMap(({ specs }) => specs),
      generators: own.map(({ generator }) => generator),
      exportsTypes: exportsTypes(member),
      reexportedBy: reexporters(member, packages),
    };
  });
}

function exportsTypes({ directory, manifest }: Member): boolean {
  const entries = JSON.stringify(manifest.exports ?? {});
  const index = join(directory, "src/index.ts");
  const again = existsSync(index) && /export type \* from "\.\/generated\//.test(readFileSync(index, "utf8"));
  return again || entries.includes("/generated/");
}

/** The packages whose modules export a name again that a package makes of what it generates from its specs. */
function reexporters({ directory, manifest: { name } }: Member, packages: readonly Member[]): string[] {
  const again = new RegExp(`export (?:type )?(\\{[^}]*\\}|\\*) from "${name}[/"]`, "g");
  const namesAgain = packages.map(({ directory: folder, manifest }) => ({
    package: manifest.name,
    names: textsIn(folder, "src/{*,*/index}.ts").flatMap((text) =>
      [...text.matchAll(again)].flatMap(([, names = ""]) => names.match(/\w+|\*/g) ?? []),
    ),
  }));
  if (namesAgain.every(({ names }) => names.length === 0)) return [];
  // Modules that import what is generated export types of it.
  const generated = textsIn(directory, "src/**/*.ts")
    .filter((text) => text.includes("/generated/"))
    .join("");
  const isGenerated = (one: string): boolean =>
    one === "*" || new RegExp(`^export \\w+ ${one}\\b`, "m").test(generated);
  return namesAgain.flatMap((one) => (one.names.some(isGenerated) ? [one.package] : []));
}

function textsIn(folder: string, files: string): string[] {
  return globSync(files, { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
}

export function listPackages(finding: Finding, packages: readonly GeneratedPackage[]): Map<string, Level> {
  const { subject, generators } = finding;
  const affected = packages.filter(
    (one) =>
      one.specs.some((pattern) => matchesGlob(subject.file, pattern)) &&
      (generators === undefined || one.generators.some((tool) => generators.includes(tool))),
  );
  const levels = new Map<string, Level>();
  for (const one of affected)
    for (const moved of [one.name, ...one.reexportedBy]) raise(levels, moved, levelFor(one, finding));
  return levels;
}

function raise(levels: Map<string, Level>, name: string, level: Level | undefined): void {
  if (level !== undefined && isHigher(level, levels.get(name))) levels.set(name, level);
}

/**
 * The level of a finding for a package, or `undefined` if its users do not notice it. A type's name matters only if the package exports it.
 * The gateway validates only the requests of REST endpoints: params of JSON-RPC, gRPC messages and all responses pass through it.
 * It serves the schemas of GraphQL itself.
 */
function levelFor(
  { exportsTypes: exported, generators }: GeneratedPackage,
  finding: Finding,
): Level | undefined {
  const { rule, level, levels, nameOnly, subject } = finding;
  if (nameOnly === true && !exported) return undefined;
  const passesOn = generators.length > 0 && generators.every((tool) => tool === "gateway");
  // The gateway also uses texts, such as examples.
  if (!passesOn || subject.file.startsWith("specs/graphql/") || rule === "text" || !concernsSchema(rule))
    return level;
  return /^specs\/(?:rpc|grpc)\//.test(subject.file) ? undefined : levels.sent;
}

/** The highest level of each package over all findings. */
export function listLevels(
  findings: readonly Finding[],
  packages: readonly GeneratedPackage[],
): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const finding of findings)
    for (const [name, level] of listPackages(finding, packages)) raise(levels, name, level);
  return levels;
}
