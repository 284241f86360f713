import { readFileSync } from "node:fs";
import { dirname, join, delimiter } from "node:path";
import { inScratch, put, userPath } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";

/** A program or recipe of the guide to testing, for an empty folder. */
export interface Recipe {
  /** Its heading in the guide, or the number of the program. */
  readonly name: string;
  /** The files that the guide names, with their contents. */
  readonly files: Readonly<Record<string, string>>;
  readonly packages: readonly string[];
  readonly commands: readonly string[];
}

export function testingGuide(root: string): Recipe[] {
  const text = readFileSync(join(root, "site/src/content/docs/guides/testing.md"), "utf8");
  const sections = text.split("\n## ").map((section) => {
    const shell = blocks(section, "sh").flatMap((block) => block.trim().split("\n"));
    const installs = shell.filter((line) => line.startsWith("npm install "));
    const inline = Array.from(section.matchAll(/`(npm install [^`]+)`/g), ([, line = ""]) => line);
    return {
      name: section.startsWith("---") ? "Beginning" : (section.split("\n", 1)[0] ?? ""),
      packages: [...installs, ...inline]
        .flatMap((line) => line.split(" "))
        .filter((word) => !word.startsWith("-") && word !== "npm" && word !== "install"),
      files: Object.fromEntries(
        Array.from(
          section.matchAll(/In `([\w.]+)`:\n\n```\w+\n([^]*?)^```/gm),
          ([, file = "", code = ""]) => [file, code],
        ),
      ),
      commands: shell.filter((line) => !installs.includes(line)),
      programs: blocks(section, "ts"),
    };
  });
  const forAll = sections[0]?.packages ?? [];
  return sections.flatMap(({ name, packages, files, commands, programs }) => {
    const needed = [...new Set([...forAll, ...packages])];
    if (commands.length > 0) return [{ name, files, packages: needed, commands }];
    return programs.map((code, index) => ({
      name: `${name}, program ${index + 1}`,
      files: { "program.mts": code },
      packages: needed,
      commands: ["node program.mts"],
    }));
  });
}

/**
 * Runs a recipe's commands as a reader would: with an empty home folder, and without this repository's environment. @returns
 * their output if they failed, or if a test runner ran no test.
 */
export async function recipeMistakes(directory: string, { files, commands }: Recipe): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) put(directory, file, text);
  return inScratch(async (home) => {
    const env = { HOME: home, NO_COLOR: "1", PATH: [dirname(process.execPath), userPath()].join(delimiter) };
    const mistakes: string[] = [];
    for (const command of commands) {
      const { code, output } = await run("sh", ["-c", command], { cwd: directory, env });
      const hasRun = command.startsWith("node program") || /\b1 passed\b|\bpass 1\b/.test(output);
      if (code !== 0 || !hasRun) mistakes.push(`${command} ended with ${code}:\n${output}`);
    }
    return mistakes;
  });
}

function blocks(text: string, language: string): string[] {
  return Array.from(
    text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "gm")),
    ([, code = ""]) => code,
  );
}
