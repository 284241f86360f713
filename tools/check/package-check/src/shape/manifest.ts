import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest, Member } from "@node-access-tools/workspace";

const JOIN = "node ../../tools/publish/release/src/pack/main.ts";
/** A server that starts once, and whose modules read files in their own folders; and what it loads on demand. */
const UNJOINED: ReadonlySet<string> = new Set(["@node-access/simulators"]);
const TARBALL_FILES = ["dist", "src", "!dist/*.tsbuildinfo", "CHANGELOG.md"];
/** The required Node version: for `require()` of an ES module, or for `node:sqlite` if a package stores data. */
const ENGINES: Readonly<Record<string, string>> = {
  "@node-access/delivery": ">=22.15",
  "@node-access/gateway": ">=22.15",
  "@node-access/simulators": ">=22.15",
};
const DEFAULT_ENGINE = ">=20.19";

/** Reports everything wrong with a member's manifest and files, one line each: where, what, and what was expected. */
export function memberMistakes(member: Member, rootTsconfig: string): string[] {
  const rules = member.kind === "package" ? packageRules(member) : toolRules(member);
  return [...rules, ...scriptRules(member, rootTsconfig)]
    .filter(([isMet]) => !isMet)
    .map(([, message]) => `${member.path}/package.json: ${message}`);
}

type Rule = readonly [isMet: boolean, message: string];

function packageRules({ directory, path, manifest }: Member): Rule[] {
  const engine = ENGINES[manifest.name] ?? DEFAULT_ENGINE;
  const files = new Set(manifest.files);
  const { url = "" } = manifest.repository ?? {};
  const site = url.replace(/^git\+/, "").replace(/\.git$/, "");
  return [
    [manifest.name === `@node-access/${basename(path)}`, `name must be "@node-access/${basename(path)}"`],
    [(manifest.description ?? "") !== "", "description is missing"],
    [manifest.license === "MIT", 'license must be "MIT"'],
    [manifest.type === "module", 'type must be "module"'],
    [manifest.sideEffects === false, "sideEffects must be false, so that bundlers drop unused modules"],
    [manifest.engines?.["node"] === engine, `engines.node must be "${engine}"`],
    [manifest.publishConfig?.["access"] === "public", 'publishConfig.access must be "public"'],
    ...(UNJOINED.has(manifest.name) ? [] : joinRules(manifest)),
    [manifest.repository?.directory === path, `repository.directory must be "${path}"`],
    [url.startsWith("git+https://"), "repository.url must be a git+https URL"],
    [
      manifest.homepage === `${site}/tree/main/${path}#readme`,
      `homepage must be "${site}/tree/main/${path}#readme"`,
    ],
    [manifest.bugs?.url === `${site}/issues`, `bugs.url must be "${site}/issues"`],
    [(manifest.keywords?.length ?? 0) > 0, "keywords are missing: by them a registry finds the package"],
    [TARBALL_FILES.every((file) => files.has(file)), `files must contain ${TARBALL_FILES.join(", ")}`],
    [existsSync(join(directory, "README.md")), "README.md is missing next to it"],
    [globSync("test/**/*.test.ts", { cwd: directory }).length > 0, "the package has no test/**/*.test.ts"],
    ...exportRules(manifest),
  ];
}

/** Rules for packages that are published with their modules joined (tools/publish/release/src/pack). */
function joinRules({ publishConfig, scripts }: Manifest): Rule[] {
  return [
    [publishConfig?.["directory"] === ".package", 'publishConfig.directory must be ".package"'],
    [publishConfig?.["linkDirectory"] === false, "publishConfig.linkDirectory must be false"],
    [scripts?.["prepack"] === JOIN, `scripts.prepack must be "${JOIN}"`],
  ];
}

function exportRules({ exports = {} }: Manifest): Rule[] {
  const rules: Rule[] = [[exports["."] !== undefined, 'exports must contain "."']];
  for (const [key, target] of Object.entries(exports)) {
    if (key === "./package.json") continue;
    const conditions = typeof target === "string" ? [] : Object.keys(target);
    const paths = typeof target === "string" ? [target] : Object.values(target);
    rules.push(
      [conditions[0] === "types", `exports["${key}"] must begin with the condition "types"`],
      [conditions.at(-1) === "default", `exports["${key}"] must end with the condition "default"`],
      [paths.every((one) => one.startsWith("./dist/")), `exports["${key}"] must point into ./dist/`],
    );
  }
  return rules;
}

function toolRules({ manifest, path, directory }: Member): Rule[] {
  const scope = path.startsWith("packages/") ? "@node-access" : "@node-access-tools";
  return [
    [manifest.name === `${scope}/${basename(path)}`, `name must be "${scope}/${basename(path)}"`],
    [manifest.private === true, "a tool is never published: private must be true"],
    [
      manifest.version === "0.0.0",
      'version must be "0.0.0": without one, no package whose tests use the tool can be packed',
    ],
    [manifest.type === "module", 'type must be "module"'],
    [existsSync(join(directory, "README.md")), "README.md is missing next to it"],
  ];
}

/** The scripts that turbo calls. A missing script would be a check that silently does not run. */
function scriptRules({ directory, path, manifest, kind }: Member, rootTsconfig: string): Rule[] {
  const has = (file: string): boolean => existsSync(join(directory, file));
  const script = (name: string, command: string): Rule => [
    manifest.scripts?.[name] === command,
    `scripts.${name} must be "${command}"`,
  ];
  const rules: Rule[] = [];
  if (kind === "package") {
    rules.push(
      script("build", "tsc -b"),
      script("api", "node ../../tools/publish/release/src/api/main.ts"),
      script("check", "node ../../tools/check/package-check/src/main.ts"),
      script("budget", "node ../../tools/check/package-check/src/budget.ts"),
    );
  }
  const projects = ["test/tsconfig.json", "tsconfig.json"].filter(has);
  for (const project of projects) {
    const reference = join(path, project, "..").replaceAll("\\", "/");
    rules.push([
      rootTsconfig.includes(`"${reference}"`),
      `the root tsconfig.json must reference "${reference}"`,
    ]);
  }
  if (globSync("test/**/*.{test,nightly}.ts", { cwd: directory }).length > 0) {
    const root = "../".repeat(path.split("/").length);
    rules.push(script("test", `vitest run --config ${root}vitest.config.ts --root .`));
  }
  return rules;
}
