import { setTimeout as pause } from "node:timers/promises";
import type { Script } from "../server/fault.ts";
import type { HostileOptions } from "../server/hostile-options.ts";
import { type Adapter, type ClientOptions, type Probe, type Surface, SURFACES } from "./adapter.ts";
import type { Outcome, Trial } from "./trial.ts";

export type { Outcome, Trial };

/** What a row needs of a client, besides its surface: a method of its probe, or an option that it accepts. */
export type Need = Exclude<keyof Probe, "read" | "close"> | Adapter["takes"][number];

/** `true`, or what was observed instead. */
export type Verdict = true | string;

export interface Scenario extends HostileOptions {
  /** Further servers. */
  readonly others?: readonly HostileOptions[];
  readonly options?: ClientOptions;
  /** Whether the server is a node of a simulated chain. */
  readonly chain?: true;
}

/** A scenario, or only the script of its server. */
type ScenarioOrScript = Scenario | Script;
export type BySurface = Partial<Record<Surface, ScenarioOrScript>>;
export type Scenarios = Readonly<Record<string, ScenarioOrScript | BySurface>>;

/** Surfaces of JSON-RPC, and of HTTP. */
export const RPC: readonly Surface[] = ["json-rpc", "web-socket"];
export const HTTP: readonly Surface[] = ["json-rpc", "rest"];

/** The same scenario for several surfaces. */
export function on(surfaces: readonly Surface[], scenario: ScenarioOrScript): BySurface {
  return Object.fromEntries(surfaces.map((surface) => [surface, scenario]));
}

/** One rule for clients: a sentence, the scenarios that test it, and the verdict on what was observed. */
export interface Row {
  readonly id: string;
  readonly rule: string;
  /** Default: all. */
  readonly surfaces?: readonly Surface[];
  readonly needs?: readonly Need[];
  readonly options?: ClientOptions;
  /** Runs after the others and alone, since it keeps some clients' event loop busy or needs an idle one. */
  readonly alone?: true;
  /** Variants of the server's misbehaviour. The row passes if it passes in all of them. Default: a correct server. */
  readonly scenarios?: Scenarios;
  /** Makes the calls. Default: one read. */
  readonly act?: (trial: Trial) => Promise<unknown>;
  readonly verdict: (trial: Trial) => Verdict;
  /** A verdict on all scenarios together. */
  readonly across?: (trials: readonly Trial[]) => Verdict;
}

/** Creates the rows of a chapter. @param surfaces - Of all rows that do not say otherwise. */
export function createRows(
  chapter: string,
  surfaces: readonly Surface[],
  rows: Readonly<Record<string, Omit<Row, "id">>>,
): readonly Row[] {
  return Object.entries(rows).map(([name, row]) =>
    Object.assign({ id: `${chapter}.${name}`, surfaces }, row),
  );
}

export async function readTimes(trial: Trial, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await trial.read();
}

export async function readAndWrite(trial: Trial): Promise<void> {
  await trial.read();
  if (trial.probe.write) await trial.write();
}

/** Makes two reads, of which only the second one counts. */
export async function readAfterOne(trial: Trial): Promise<void> {
  await trial.read();
  trial.outcomes.length = 0;
  await trial.read();
}

/**
 * Records what a stream delivers in `delivered`, until a condition is true or the stream has ended, and a moment longer: what is unexpected
 * would arrive then. @returns how it ended: `stopped`, `threw`, or nothing.
 */
export async function listen<Event>(
  { delivered, until }: Trial,
  start: (listener: (event: Event) => void) => Promise<void> | undefined,
  isComplete: () => boolean = () => false,
): Promise<string> {
  let end = "";
  start((event) => void delivered.push(event))?.then(
    () => (end = "stopped"),
    () => (end = "threw"),
  );
  await until(() => end !== "" || isComplete());
  await pause(100);
  return end;
}

/** Whether a row applies to a client, by the client's surface, methods and options. */
export function applies(row: Row, { surface, takes }: Adapter, probe: Probe): boolean {
  const has = (need: Need): boolean => need in probe || (takes as readonly string[]).includes(need);
  return listScenarios(row, surface).length > 0 && (row.needs ?? []).every(has);
}

/** Lists a row's scenarios for a surface, by name. */
export function listScenarios(
  { surfaces, scenarios = { fine: {} } }: Row,
  surface: Surface,
): [string, Scenario][] {
  if (surfaces?.includes(surface) === false) return [];
  return Object.entries(scenarios).flatMap(([name, scenario]) => {
    const keys = Object.keys(scenario);
    const isBySurface = keys.length > 0 && keys.every((key) => SURFACES.some((one) => one === key));
    const own = isBySurface ? (scenario as BySurface)[surface] : (scenario as ScenarioOrScript);
    if (!own) return [];
    const isScript = typeof own === "function" || Array.isArray(own);
    return [[name, isScript ? { script: own } : (own as Scenario)]];
  });
}
