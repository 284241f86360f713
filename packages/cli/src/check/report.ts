import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";

/** Something wrong with a node. */
export interface Finding {
  /** What kind of defect it is, such as `schema`. */
  readonly id: string;
  /** The method or property that has it. */
  readonly subject: string;
  /** Where in the result. */
  readonly path?: string;
  /** What was expected, and what the node did. */
  readonly what: string;
}

/** What became of a method. */
export interface MethodReport {
  readonly name: string;
  /** Whether the node offers it. `error`: it does, and responded with an error. `skipped`: there was no time, or no example. */
  readonly status: "offered" | "not offered" | "error" | "skipped";
  /** Milliseconds. */
  readonly p50?: number;
  readonly p95?: number;
  /** The error, or why it was skipped. */
  readonly why?: string;
}

export interface Comparison {
  readonly endpoint: string;
  /** How many blocks this node is behind the other one. */
  readonly headLag?: number;
  /** How many results were compared. */
  readonly compared: number;
  /** Why none was. */
  readonly notCompared?: string;
}

export interface Report {
  readonly version: 1;
  /** Without secrets. */
  readonly endpoint: string;
  readonly protocol: string;
  /** When it was made, as ISO 8601. */
  readonly time: string;
  readonly seconds: number;
  readonly requests: number;
  /** What the node is: its software, chain and newest block. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** What it has: history, limits and features. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Whether its data is true, on a sample. */
  readonly truth: Readonly<Record<string, number>>;
  readonly methods: readonly MethodReport[];
  readonly findings: readonly Finding[];
  readonly comparison?: Comparison;
  /** What has changed since an earlier report. */
  readonly drift?: readonly string[];
}

export function createDefectsError(count: number): CommandError {
  return new CommandError(`${count} ${count === 1 ? "defect" : "defects"} found`, exitCodes.defect);
}
