import { median } from "../report.ts";
import { run } from "@node-access-tools/workspace";

/** The time of one run of a command, in seconds. */
export interface Cost {
  readonly elapsed: number;
  /** Processor time, including that of the command's child processes. */
  readonly computed: number;
}

/** Bash reports the processor time of child processes; Node does not. */
const TIMED = 'TIMEFORMAT="cost %R %U %S"; time "$@"';

/**
 * Runs a command several times.
 *
 * @returns the median of each number.
 * @throws Error with the command and its output if it fails.
 */
export async function measure(command: readonly string[], cwd: string, rounds: number): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { code, output } = await run("bash", ["-c", TIMED, "bash", ...command], { cwd });
    if (code !== 0) throw new Error(`${command.join(" ")} failed (exit ${code}):\n${output}`);
    costs.push(costIn(output));
  }
  return {
    elapsed: median(costs.map(({ elapsed }) => elapsed)),
    computed: median(costs.map(({ computed }) => computed)),
  };
}

/** Reads the last line that the timer prints. */
export function costIn(output: string): Cost {
  const match = [...output.matchAll(/^cost (?<real>[\d.]+) (?<user>[\d.]+) (?<system>[\d.]+)$/gm)].at(
    -1,
  )?.groups;
  if (match === undefined) throw new Error(`no times in:\n${output}`);
  const { real, user, system } = match;
  return { elapsed: Number(real), computed: Number(user) + Number(system) };
}
