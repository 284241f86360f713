import { largeQuestion, smallQuestion, type Question } from "./answers.ts";
import type { Contender } from "./contenders.ts";
import { Clock, type Measurement } from "./turns.ts";

/** One way of calling, with one size of answer. */
export interface Scenario {
  readonly name: string;
  readonly question: Question;
  readonly pattern: "sequential" | "64 at once" | "batches of 100" | "notifications";
}

const patterns = ["sequential", "64 at once", "batches of 100"] as const;

/** Over HTTP. */
export const scenarios: readonly Scenario[] = [
  ...patterns.map((pattern) => ({ name: `small responses, ${pattern}`, question: smallQuestion, pattern })),
  ...patterns.map((pattern) => ({ name: `100 KB answers, ${pattern}`, question: largeQuestion, pattern })),
];

/** Over a WebSocket. */
export const webSocketScenarios: readonly Scenario[] = [
  ...(["sequential", "64 at once"] as const).map((pattern) => ({
    name: `WebSocket, small responses, ${pattern}`,
    question: smallQuestion,
    pattern,
  })),
  { name: "WebSocket, 100 KB answers, 64 at once", question: largeQuestion, pattern: "64 at once" },
  { name: "WebSocket, notifications", question: smallQuestion, pattern: "notifications" },
];

const lanes = 64;
const batchSize = 100;
const floodSize = 2_000;

/**
 * Calls for a time and measures it.
 *
 * @param milliseconds - How long new calls are begun; those in flight are waited for.
 */
export async function runRound(
  contender: Contender,
  { question, pattern }: Scenario,
  milliseconds: number,
): Promise<Measurement> {
  let calls = 0;
  const questions = Array.from({ length: batchSize }, () => question);
  const clock = new Clock();
  const lane = async (): Promise<void> => {
    // At least once, however long the machine kept this process waiting.
    do {
      if (pattern === "batches of 100") {
        calls += (await contender.batch?.(questions))?.length ?? 0;
      } else if (pattern === "notifications") {
        await contender.flood?.(floodSize);
        calls += floodSize;
      } else {
        await contender.call(question);
        calls += 1;
      }
    } while (clock.elapsed < milliseconds);
  };
  await Promise.all(Array.from({ length: pattern === "64 at once" ? lanes : 1 }, lane));
  return clock.measured(calls);
}

/**
 * Checks that a contender gives whole answers, so that what is measured is the work.
 *
 * @throws Error that names the call whose response is not the server's.
 */
export async function checkAnswers(
  contender: Contender,
  results: Readonly<Record<string, string>>,
): Promise<void> {
  for (const question of [smallQuestion, largeQuestion]) {
    const answers = [
      await contender.call(question),
      ...((await contender.batch?.(Array.from({ length: batchSize }, () => question))) ?? []),
    ];
    if (contender.batch && answers.length !== batchSize + 1)
      throw new Error(`${question.method}: a batch lost answers`);
    for (const answer of answers) {
      if (JSON.stringify(answer) !== results[question.method]) {
        throw new Error(`${question.method}: got ${JSON.stringify(answer)?.slice(0, 200)}`);
      }
    }
  }
}
