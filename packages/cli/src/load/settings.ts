import { isCount, readAmount, readNumber } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import type { Bounds } from "./report.ts";
import { MAX_RATE } from "./search-rate.ts";

/** Connections that a client opens at most: further calls would wait unseen. */
const MAX_CONNECTIONS = 128;

/** How many calls one rate may have: each that is not sent is counted by itself. */
const MAX_CALLS = 10_000_000;

/** The percentage of errors that a search accepts, unless the options say otherwise. */
const USUAL_ERRORS = 1;

/** The options as they were typed. */
export interface SettingOptions {
  readonly rate?: string;
  readonly seconds?: string;
  readonly connections?: string;
  readonly maxP99?: string;
  readonly maxErrors?: string;
  /** Whether the highest rate that keeps the bounds is searched for. */
  readonly search?: boolean;
}

/** What is asked of each node. */
export interface Settings {
  readonly rate: number;
  readonly seconds: number;
  readonly connections: number;
  readonly bounds: Bounds;
}

export function readSettings(options: SettingOptions): Settings {
  const { search = false, maxP99, maxErrors } = options;
  const rate = readNumber(
    "--rate",
    options.rate ?? "10",
    `calls a second above 0, at most ${MAX_RATE}`,
    (value) => value > 0 && value <= MAX_RATE,
  );
  const seconds = readAmount("--seconds", options.seconds, 10);
  if (rate * seconds > MAX_CALLS)
    throw new CommandError(
      `--seconds: expected at most ${MAX_CALLS} calls, and ${rate} a second for ${seconds} s are ${rate * seconds}`,
    );
  const connections = readNumber(
    "--connections",
    options.connections ?? "50",
    `a number from 1 to ${MAX_CONNECTIONS}`,
    (value) => isCount(value) && value <= MAX_CONNECTIONS,
  );
  const usual = search ? USUAL_ERRORS : undefined;
  return {
    rate,
    seconds,
    connections,
    bounds: {
      maxP99: maxP99 === undefined ? undefined : readAmount("--max-p99", maxP99, 0),
      maxErrors: maxErrors === undefined ? usual : readPercent(maxErrors),
    },
  };
}

function readPercent(text: string): number {
  return readNumber(
    "--max-errors",
    text,
    "a percentage from 0 to 100",
    (value) => value >= 0 && value <= 100,
  );
}
