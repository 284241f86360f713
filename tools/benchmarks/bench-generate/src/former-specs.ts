import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Makes another text of a file's. */
export type Former = (file: string, text: string) => string;

/** With another comment, which means nothing. */
export const inOtherWords: Former = (file, text) =>
  `${text}${file.endsWith(".proto") ? "//" : "#"} Other words.\n`;

/** What a spec may have said that it no longer says. A file gets the first that it has a place for. */
const CHANGES: readonly (readonly [place: RegExp, before: string])[] = [
  [/^( *)properties:\n(?= *\w+:)/m, "$&$1  former: { type: string }\n"],
  [/x-idempotency: safe/, "x-idempotency: write"],
  [/\[0-9a-fA-F\]/, "[0-9a-f]"],
  [/^x-surface: \w+$/m, "x-surface: node"],
  [/credentials: \[bearer\]/, "credentials: [bearer, basic]"],
  [/^message \w+ \{\n/m, "$&  bool former = 18999;\n"],
  [/^enum \w+ \{\n[^}]*/m, "$&  FORMER = 18999;\n"],
  [/NO_SIDE_EFFECTS/, "IDEMPOTENT"],
  [/^  \/.*:\n    \$ref: .*\n/m, ""],
  [/reason: caller/, "reason: failed"],
];

/** With another meaning; only in other words where a file says nothing of what is offered. */
export const inAnotherSense: Former = (file, text) => {
  const change = CHANGES.find(([place]) => place.test(text));
  return change ? text.replace(...change) : inOtherWords(file, text);
};

/** Puts the specs as they may have been into a folder. */
export function writeFormerSpecs(root: string, folder: string, former: Former): void {
  for (const file of globSync("specs/**/*.{yaml,proto}", { cwd: root })) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, former(file, readFileSync(join(root, file), "utf8")));
  }
}
