import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Member } from "@node-access-tools/workspace";

const RELATIVE = /from "(\.\.?\/[^"]+\.ts)"/g;
const EXPORTED = /export\s+(?:type\s+)?(?:(\*)|\{([^}]*)\})\s+from\s+"([^"]+)"/g;

/** For each package, the packages that re-export a name that it generates from its specs. */
export function reexporters(packages: readonly Member[]): Map<string, string[]> {
  const exported = packages.map((member) => ({ member, names: exportsOf(member) }));
  return new Map(
    exported.map(({ member: { manifest: source }, names: own }) => {
      const from = exported.flatMap(({ member, names }) => {
        const taken = names.filter((one) => one.from === source.name);
        return taken.length > 0 && member.manifest !== source ? [{ name: member.manifest.name, taken }] : [];
      });
      const generated = from.length > 0 ? generatedNames(own) : new Set();
      const others = from.filter(({ taken }) => taken.some(({ all, name }) => all || generated.has(name)));
      return [source.name, others.map(({ name }) => name)];
    }),
  );
}

interface Exported {
  readonly name: string;
  readonly all: boolean;
  /** A package, or a file. */
  readonly from: string;
}

/** The names that the entry points of a package re-export. */
function exportsOf(member: Member): Exported[] {
  return entriesOf(member).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(EXPORTED)].flatMap(
      ([, star, names = "", from = ""]): Exported[] => {
        const source = from.startsWith(".")
          ? join(dirname(file), from)
          : from.split("/").slice(0, 2).join("/");
        if (star !== undefined) return [{ name: "*", all: true, from: source }];
        return namesIn(names).map((name) => ({ name, all: false, from: source }));
      },
    ),
  );
}

function namesIn(clause: string): string[] {
  return clause
    .split(",")
    .map((one) =>
      one
        .trim()
        .replace(/^type\s+/, "")
        .replace(/\s+as\s+.*$/, ""),
    )
    .filter(Boolean);
}

/** The sources of a package's entry points. */
function entriesOf({ directory, manifest }: Member): string[] {
  return Object.values(manifest.exports ?? {}).flatMap((target) => {
    const built = typeof target === "string" ? target : (target["default"] ?? "");
    const source = join(directory, built.replace(/^\.\/dist\//, "src/").replace(/\.js$/, ".ts"));
    return existsSync(source) ? [source] : [];
  });
}

/** The names, among those that a package exports, that come from generated files. */
function generatedNames(exported: readonly Exported[]): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const isGenerated = (file: string): boolean => {
    const found = known.get(file);
    if (found !== undefined) return found;
    known.set(file, file.includes("/generated/"));
    if (known.get(file) === true || !existsSync(file)) return known.get(file) === true;
    const next = [...readFileSync(file, "utf8").matchAll(RELATIVE)].map(([, path = ""]) =>
      join(dirname(file), path),
    );
    const result = next.some((one) => isGenerated(one));
    known.set(file, result);
    return result;
  };
  return new Set(exported.filter(({ from }) => isGenerated(from)).map(({ name }) => name));
}
