import { dirname, join, relative } from "node:path";
import {
  getLineColLocation,
  lint as lintFile,
  loadConfig,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import type { Mistake } from "../../spec-file/index.ts";

const rules = join(import.meta.dirname, "redocly.yaml");

/** An OpenAPI file. */
export interface Linted {
  readonly path: string;
  /** The name of the file in messages. */
  readonly file: string;
}

/** Lints OpenAPI files with redocly, by the rules in `redocly.yaml`. Warnings count as mistakes. */
export async function lint(files: readonly Linted[]): Promise<Mistake[]> {
  const config = await loadConfig({ configPath: rules });
  const mistakes: Mistake[] = [];
  for (const file of files) {
    const problems = await lintFile({ ref: file.path, config });
    mistakes.push(...problems.map((problem) => toMistake(problem, file)));
  }
  return mistakes;
}

function toMistake(
  { ruleId, message, suggest, location }: NormalizedProblem,
  { path, file }: Linted,
): Mistake {
  const [place] = location.map(getLineColLocation);
  const { line = 1, col: column = 1 } = place?.start ?? {};
  const shown = place ? join(dirname(file), relative(dirname(path), place.source.absoluteRef)) : file;
  const remedy = suggest.length > 0 ? `did you mean ${suggest.join(", ")}?` : `see redocly's rule ${ruleId}`;
  return { file: shown, line, column, what: message.replace(/\.$/, ""), remedy };
}
