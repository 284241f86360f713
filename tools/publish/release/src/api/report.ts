import { join, relative } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";
import ts from "typescript-5.9";
import { type Declared, type Exported, isGenerated, PublicApi } from "./public-api.ts";

/** The name of the report in a package's folder. */
export const REPORT = "api.md";

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/**
 * Prints the hand-written interface of a built package: the exports of each entry, then every declaration that they refer to,
 * once each. Of a generated module, it prints only that an entry exports it, or some of its names: what it declares is seen in
 * the generated file.
 */
export function report(
  manifest: Manifest,
  directory: string,
  api = new PublicApi(manifest, directory),
): string {
  const formatPlace = (file: string): string => relative(directory, file).replaceAll("\\", "/");
  const lines = [
    `# API of ${manifest.name}`,
    "",
    "Made from the built declarations by `npm run api -- --write`; not edited by hand.",
  ];
  if (typeof manifest.bin === "object") {
    lines.push(
      "",
      "Commands: " +
        Object.keys(manifest.bin)
          .map((name) => `\`${name}\``)
          .join(", "),
    );
  }
  for (const [key, target] of Object.entries(manifest.exports ?? {})) {
    if (typeof target === "string") continue;
    const file = join(directory, target["types"] ?? "");
    lines.push("", `## ${manifest.name}${key.slice(1)}`, "");
    if (isGenerated(file)) {
      lines.push("```ts", `export * from "./${formatPlace(file)}";`, "```");
      continue;
    }
    const exported = [...api.entry(file)].map(([name, one]) => ({ name, one, from: api.origin(file, name) }));
    const generated = Map.groupBy(
      exported.filter(({ from }) => isGenerated(from)),
      ({ from }) => from,
    );
    lines.push(
      "```ts",
      ...[...generated.keys()].toSorted().map((from) => {
        const names = (generated.get(from) ?? []).map(({ name, one }) => named(one.name, name));
        const what = names.length === api.size(from) ? "*" : `{ ${names.join(", ")} }`;
        return `export ${what} from "./${formatPlace(from)}";`;
      }),
      ...exported.filter(({ from }) => !isGenerated(from)).map(({ name, one }) => exportLine(name, one)),
      "```",
    );
  }
  const declared = api.reached().filter(({ file }) => !isGenerated(file));
  const shared = new Set(declared.map(({ name }) => name).filter((name, at, all) => all[at - 1] === name));
  const blocks = declared.map((one) => {
    return (shared.has(one.name) ? `// ${formatPlace(one.file)}\n` : "") + declaration(one);
  });
  return [...lines, "", "## Declarations", "", "```ts", blocks.join("\n\n"), "```", ""].join("\n");
}

function exportLine(name: string, exported: Exported): string {
  if ("nodes" in exported) return `export { ${named(exported.name, name)} };`;
  const { from } = exported;
  if (exported.name === "*") {
    return name.startsWith("*") ? `export * from "${from}";` : `export * as ${name} from "${from}";`;
  }
  return `export { ${named(exported.name, name)} } from "${from}";`;
}

function named(original: string, name: string): string {
  return original === name ? name : `${original} as ${name}`;
}

function declaration({ nodes }: Declared): string {
  return nodes
    .map((node) => {
      const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
      if (ts.isVariableDeclaration(node)) {
        return `${(node.parent.flags & ts.NodeFlags.Const) === 0 ? "let" : "const"} ${text};`;
      }
      return text.replace(/^(?:export )?(?:default )?(?:declare )?/, "");
    })
    .join("\n");
}

/** The line of the first difference between two texts, and its content in both: `line: actual, expected`. */
export function firstDifference(text: string, expected: string): string {
  const lines = text.split("\n");
  const wanted = expected.split("\n");
  const at = wanted.findIndex((line, index) => line !== lines[index]);
  const index = at === -1 ? wanted.length : at;
  return `${index + 1}: the report says ${show(lines[index])}, the built declarations ${show(wanted[index])}`;
}

function show(line: string | undefined): string {
  return line === undefined ? "nothing" : JSON.stringify(line.trim());
}
