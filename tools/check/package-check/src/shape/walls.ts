import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { basename, join, normalize } from "node:path";
import { type Member, runtimeDependencies } from "@node-access-tools/workspace";

/** The packages of this repository that a package may import. Packages not listed here are clients. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  "@node-access/auth": [],
  "@node-access/transport": ["@node-access/auth"],
  "@node-access/verify": ["@node-access/auth"],
  "@node-access/generate": [],
  "@node-access/simulators": [],
  "@node-access/gateway": ["@node-access/auth", "@node-access/simulators", "@node-access/verify"],
  "@node-access/cli": [
    "@node-access/auth",
    "@node-access/beacon",
    "@node-access/exchange",
    "@node-access/graphql",
    "@node-access/grpc",
    "@node-access/management",
    "@node-access/rpc",
    "@node-access/tezos",
    "@node-access/transport",
    "@node-access/tron",
    "@node-access/verify",
  ],
};
const CLIENT: readonly string[] = ["@node-access/auth", "@node-access/transport"];

/** An import or re-export at the start of a line, so that examples in comments do not match, or a dynamic import. */
const STATIC =
  /^(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?(?:\*(?:\s+as\s+[\w$]+)?|[\w$]+|\{[^{}]*\})\s+from\s+"([^"\n]+)"/;
const BARE = /^import\s+"([^"\n]+)"/;
const DYNAMIC = /^(?!\s*\*).*?\bimport\(\s*"([^"\n]+)"/;
const IMPORT = new RegExp([STATIC, BARE, DYNAMIC].map((kind) => kind.source).join("|"), "gm");

/** Lists the module names that a source file imports, with their lines. */
export function importsOf(source: string): { readonly name: string; readonly line: number }[] {
  return [...source.matchAll(IMPORT)].map((match) => ({
    name: match.slice(1).find((name) => name !== undefined) ?? "",
    line: source.slice(0, match.index + match[0].length).split("\n").length,
  }));
}

/** Reports every import in a package's sources that crosses a wall, as `file:line: what is wrong`. */
export function wallMistakes(member: Member): string[] {
  const { name: self, exports = {} } = member.manifest;
  const allowed = OURS[self] ?? CLIENT;
  const others = JSON.stringify({ ...exports, ".": undefined });
  const declared = runtimeDependencies(member.manifest);
  return globSync("src/**/*.ts", { cwd: member.directory })
    .toSorted()
    .flatMap((file) =>
      importsOf(readFileSync(join(member.directory, file), "utf8")).flatMap(({ name, line }) => {
        const built = file.replaceAll("\\", "/").replace(/^src(.*)\.ts$/, "./dist$1.js");
        // An entry that imports the main one by name shares no third file with it when published.
        const why =
          name === self && others.includes(`"${built}"`)
            ? undefined
            : mistake(name, file, self, allowed, declared);
        return why === undefined ? [] : [`${member.path}/${file.replaceAll("\\", "/")}:${line}: ${why}`];
      }),
    );
}

function mistake(
  name: string,
  file: string,
  self: string,
  allowed: readonly string[],
  declared: Readonly<Record<string, string>>,
): string | undefined {
  if (name.startsWith("#")) return undefined;
  if (name.startsWith(".")) {
    const target = normalize(join(file, "..", name)).replaceAll("\\", "/");
    return target.startsWith("src/") ? undefined : `"${name}" leaves the package's src folder`;
  }
  if (name.startsWith("node:")) return undefined;
  if (builtinModules.includes(name)) return `write "node:${name}" for the Node module "${name}"`;
  const packageName = name.split("/", name.startsWith("@") ? 2 : 1).join("/");
  if (packageName.startsWith("@node-access-tools/"))
    return `"${name}" is a tool, which no package may import`;
  if (packageName === self) return `import "${name}" by its relative path inside its own package`;
  if (packageName.startsWith("@node-access/") && !allowed.includes(packageName)) {
    const may = allowed.length === 0 ? "no other package of the repository" : allowed.join(" and ");
    return `"${name}" is behind a wall: ${basename(self)} may import ${may}; move down what two packages share`;
  }
  if (declared[packageName] === undefined) return `"${packageName}" is not among the package's dependencies`;
  return undefined;
}
