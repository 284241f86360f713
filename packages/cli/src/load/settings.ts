import { isCount, readAmount, readNumber } from "../input/read-text.ts";
import type { Bounds } from "./report.ts";
import { MAX_RATE } from "./search-rate.ts";

/** Connections that a client opens at most: further calls would wait unseen. */
const MAX_CONNECTIONS = 128;

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
  const connections = readNumber(
    "--connections",
    options.connections ?? "50",
    `a number from 1 to ${MAX_CONNECTIONS}`,
    (value) => isCount(value) && value <= MAX_CONNECTIONS,
  );
  const usual = search ? USUAL_ERRORS : undefined;
  return {
    rate,
    seconds: readAmount("--seconds", options.seconds, 10),
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
