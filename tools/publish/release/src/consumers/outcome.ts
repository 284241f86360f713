import { type RunResult } from "@node-access-tools/workspace";

/** What the calls of a consumer gave, by surface. */
export type Answers = Readonly<Record<string, string>>;

/** What became of one consumer: mistakes, none where all is well; or why it could not be tried. */
export type Outcome = { readonly mistakes: readonly string[] } | { readonly skipped: string };

/** Reads what a consumer printed, and fails where it printed anything beside its responses. */
export function answersOf({ code, stdout, output }: RunResult): Answers {
  if (code !== 0 || output !== stdout) throw new Error(`it ended with ${code}:\n${output}`);
  return JSON.parse(stdout) as Answers;
}

/** Compares a consumer's responds with those of the first one. */
export function answerMistakes(answers: Answers, expected: Answers): string[] {
  return [...new Set([...Object.keys(answers), ...Object.keys(expected)])]
    .filter((surface) => answers[surface] !== expected[surface])
    .map(
      (surface) =>
        `${surface} gave ${JSON.stringify(answers[surface])}, expected ${JSON.stringify(expected[surface])}`,
    );
}
