import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Changes the text of a file. */
export type Rewrite = (file: string, text: string) => string;

/** Adds a comment, which changes no meaning. */
export const withComment: Rewrite = (file, text) =>
  `${text}${file.endsWith(".proto") ? "//" : "#"} Another comment.\n`;

/** Possible former versions of a spec. A file gets the first change whose pattern it matches. */
const CHANGES: readonly (readonly [pattern: RegExp, before: string])[] = [
  [/^( *)properties:\n(?= *\w+:)/m, "$&$1  former: { type: string }\n"],
  [/x-idempotency: (safe|idempotent)/, "x-idempotency: write"],
  [/\[0-9a-fA-F\]/, "[0-9a-f]"],
  [/^x-surface: \w+$/m, "x-surface: node"],
  [/credentials: \[bearer\]/, "credentials: [bearer, basic]"],
  [/^message \w+ \{\n/m, "$&  bool former = 18999;\n"],
  [/^enum \w+ \{\n[^}]*/m, "$&  FORMER = 18999;\n"],
  [/NO_SIDE_EFFECTS/, "IDEMPOTENT"],
  [/^  \/.*:\n    \$ref: .*\n/m, ""],
  [/reason: caller/, "reason: failed"],
];

/** Changes the meaning of a file, or adds a comment if no change matches. */
export const withChange: Rewrite = (file, text) => {
  const change = CHANGES.find(([pattern]) => pattern.test(text));
  return change ? text.replace(...change) : withComment(file, text);
};

export function writeFormerSpecs(root: string, folder: string, rewrite: Rewrite): void {
  for (const file of globSync("specs/**/*.{yaml,proto}", { cwd: root })) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, rewrite(file, readFileSync(join(root, file), "utf8")));
  }
}
