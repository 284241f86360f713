import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  TextlintKernel,
  type TextlintKernelOptions,
  type TextlintPluginCreator,
  type TextlintRuleModule,
} from "@textlint/kernel";
import { parse } from "yaml";
import { extractProse } from "./prose-of.ts";

// Node and vitest import these CommonJS modules differently.
const require = createRequire(import.meta.url);
const { default: markdown } = require("@textlint/textlint-plugin-markdown") as {
  default: TextlintPluginCreator;
};
const { default: wordList } = require("textlint-rule-prh") as { default: TextlintRuleModule };

const words = readFileSync(join(import.meta.dirname, "../words.yaml"), "utf8");
/** Any phrase of the list. Each of its patterns is written `/…/i`. */
const phrases = new RegExp(
  (parse(words) as { rules: { pattern: string }[] }).rules
    .map(({ pattern }) => pattern.replace(/^\/(.*)\/i$/, "(?:$1)"))
    .join("|"),
  "i",
);
const kernel = new TextlintKernel();
const options: Omit<TextlintKernelOptions, "filePath"> = {
  ext: ".md",
  plugins: [{ pluginId: "markdown", plugin: markdown }],
  rules: [
    {
      ruleId: "word-list",
      rule: wordList,
      options: { ruleContents: [words], checkLink: true, checkEmphasis: true, checkHeader: true },
    },
  ],
};

/** Finds phrases of the word list in a file's prose: each with its place, and with what to write instead. */
export async function lint(path: string, content: string) {
  // A file is parsed only if a phrase stands in one of its lines: parsing takes most of the time.
  if (!phrases.test(content)) return [];
  const prose = extractProse(path, content);
  if (prose === undefined || !phrases.test(prose)) return [];
  const { messages } = await kernel.lintText(prose, { ...options, filePath: path });
  return messages.map(({ loc, message }) => ({ path, line: loc.start.line, message }));
}
