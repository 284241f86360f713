import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type Manifest, type Member, run } from "@node-access-tools/workspace";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { hasCommonJs, type Tarball } from "./pack.ts";
import { resolvePeer } from "./toolbox.ts";

/** Paths of a particular machine, which a source map or a generated comment could leak. */
const MACHINE_PATH =
  /(?:^|["'`\s(=])(?:\/(?:home|root|Users|tmp|private|var\/folders)\/[\w.-]|[A-Z]:\\\\?Users)/;

/** A link to a file of a published package. */
const PUBLISHED_PAGE = /\]\(https:\/\/unpkg\.com\/@[^/)]+\/[^/)]+\/([^)]+)\)/g;

/** Reports files that should not be in the tarball, and files that are missing. Those of exports are publint's. */
export function contentMistakes(member: Member, root: string, directory: string, tarball: Tarball): string[] {
  const has = (path: string): boolean => tarball.contents.includes(path);
  const mistakes = ["README.md", "LICENSE", "package.json"]
    .filter((path) => !has(path))
    .map((path) => `${path} is missing from the tarball`);
  execFileSync("tar", ["-xzf", tarball.file, "-C", directory]);
  for (const path of tarball.contents) {
    if (
      !(
        /^(?:dist|docs|src|bin|README\.md$|LICENSE$|CHANGELOG\.md$|package\.json$)/.test(path) ||
        member.manifest.files?.includes(path)
      ) ||
      path.endsWith(".tsbuildinfo")
    ) {
      mistakes.push(`${path} does not belong in the tarball`);
    }
    const text = readFileSync(join(directory, "package", path), "utf8");
    if (text.includes(`${root}/`) || text.includes(`${homedir()}/`) || MACHINE_PATH.test(text)) {
      mistakes.push(`${path} contains a path of this machine`);
    }
    const { peerDependencies = {} } = member.manifest;
    for (const [, id = ""] of path.endsWith(".cjs") ? text.matchAll(/\bimport\("?([^")]*)/g) : [])
      // A peer may exist only as ES modules.
      if (!Object.hasOwn(peerDependencies, id))
        mistakes.push(
          `${path} calls import(${id}), which Jest does not run: tools/publish/release/src/pack must turn it into require()`,
        );
  }
  const readme = has("README.md") ? readFileSync(join(directory, "package/README.md"), "utf8") : "";
  for (const [, path] of relativeLinks(readme))
    mistakes.push(`README.md links to ${path}, which a registry's page cannot show: make the link absolute`);
  for (const [, path = ""] of readme.matchAll(PUBLISHED_PAGE))
    if (!has(path)) mistakes.push(`README.md links to ${path}, which is not in the tarball`);
  const packed = JSON.parse(readFileSync(join(directory, "package/package.json"), "utf8")) as Manifest;
  if (JSON.stringify(packed).includes("workspace:"))
    mistakes.push("the packed package.json still contains workspace:");
  return mistakes;
}

/** Finds relative links in Markdown, except in code. */
function relativeLinks(readme: string): Iterable<RegExpExecArray> {
  return readme.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/\]\((?!https?:|mailto:|#)([^()\s]+)\)/g);
}

/** Reports publint's messages for the tarball, including warnings and suggestions. */
export async function publintMistakes(tarball: Tarball): Promise<string[]> {
  const bytes = readFileSync(tarball.file);
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** Reports attw's problems with the types: for every module resolution, or only for ES modules if a package has no CommonJS form. */
export async function attwMistakes(tarball: Tarball, root: string): Promise<string[]> {
  const cli = resolvePeer("@arethetypeswrong/cli/package.json");
  const profile = hasCommonJs(tarball) ? "strict" : "esm-only";
  const args = [join(cli, "../dist/index.js"), tarball.file, "--profile", profile, "--format", "ascii"];
  const { code, output } = await run(process.execPath, [...args, "--no-emoji", "--no-color"], { cwd: root });
  return code === 0 ? [] : [`attw:\n${output}`];
}
