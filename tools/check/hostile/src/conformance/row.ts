import type { ChainNode } from "../chain/chain-node.ts";
import type { Chain } from "../chain/chain.ts";
import type { HostileOptions, HostileServer } from "../server/hostile-server.ts";
import {
  type Adapter,
  type ClientOptions,
  type Probe,
  type Settled,
  type Surface,
  SURFACES,
} from "./adapter.ts";

/** How a call ended. `hung`: it had not, when the suite's patience did. */
export type Outcome =
  | { readonly state: "value"; readonly nonce: string; readonly value: unknown }
  | { readonly state: "error"; readonly nonce: string; readonly error: unknown }
  | { readonly state: "hung"; readonly nonce: string };

/** A client in front of a server, with what both have seen. */
export interface Trial {
  /** The scenario's name. */
  readonly scenario: string;
  /** What the client speaks. */
  readonly surface: Adapter["surface"];
  readonly server: HostileServer;
  readonly others: readonly HostileServer[];
  /** The simulated chain, and the node of it that the server is, where the scenario has one. */
  readonly chain: { readonly blocks: Chain; readonly node: ChainNode } | undefined;
  readonly probe: Probe;
  /** How each call has ended so far, in the order of the calls. */
  readonly outcomes: Outcome[];
  /** What the subscription has delivered. */
  readonly delivered: unknown[];
  /** What a step around the attempts has seen of each: the call, the attempt's number, and how it ended. */
  readonly attempts: { readonly requestId: string; readonly attempt: number; readonly ended: string }[];
  read(signal?: AbortSignal): Promise<Outcome>;
  write(): Promise<Outcome>;
  /** Reads so many things in one request. @returns the outcomes, and the nonces in their order. */
  batch(
    count: number,
  ): Promise<{ nonces: string[]; settled: readonly Settled[] | "hung" | { error: unknown } }>;
  /** Waits until something holds. @returns whether it did before the suite's patience ended. */
  until(holds: () => boolean): Promise<boolean>;
}

/** What a row needs of a client, besides its surface: a member of its probe, or an option that it takes. */
export type Need = Exclude<keyof Probe, "read" | "close"> | Adapter["takes"][number];

/** `true`, or what was seen instead. */
export type Verdict = true | string;

/** What the servers do. */
export interface Scenario extends HostileOptions {
  /** Further servers. */
  readonly others?: readonly HostileOptions[];
  /** The server is a node of a simulated chain. */
  readonly chain?: true;
}

/** One behaviour: a sentence, in which scenario it shows, and the verdict on what was seen. */
export interface Row {
  readonly id: string;
  readonly says: string;
  /** All if omitted. */
  readonly surfaces?: readonly Surface[];
  readonly needs?: readonly Need[];
  readonly options?: ClientOptions;
  /** Runs after the others, and by itself: it keeps some clients' event loop busy, or needs an idle one. */
  readonly alone?: true;
  /** The server's misbehaviour; one variant each, and the row holds if it does in all of them. */
  readonly scenarios: Readonly<Record<string, Scenario | Partial<Record<Surface, Scenario>>>>;
  /** What is called; one read if omitted. */
  readonly act?: (trial: Trial) => Promise<unknown>;
  readonly verdict: (trial: Trial) => Verdict;
  /** A verdict on all scenarios together. */
  readonly across?: (trials: readonly Trial[]) => Verdict;
}

/** Rows that are about the same surfaces, or need the same of a client. A row may say otherwise. */
export function rowsOf(common: Pick<Row, "surfaces" | "needs" | "options">, rows: readonly Row[]): Row[] {
  return rows.map((row) => Object.assign({}, common, row));
}

/** Makes several reads, one after the other. */
export async function readTimes(trial: Trial, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await trial.read();
}

/** Makes two reads, of which only the second one counts. */
export async function readAfterOne(trial: Trial): Promise<void> {
  await trial.read();
  trial.outcomes.length = 0;
  await trial.read();
}

/** Makes a read and, where the client has one, a write. */
export async function readAndWrite(trial: Trial): Promise<void> {
  await trial.read();
  if (trial.probe.write) await trial.write();
}

/** Whether a row is about a client at all: by its surface, and by what it has and takes. */
export function applies(row: Row, { surface, takes }: Adapter, probe: Probe): boolean {
  const has = (need: Need): boolean => need in probe || (takes as readonly string[]).includes(need);
  const shown = Object.values(row.scenarios).some((scenario) => scenarioFor(scenario, surface));
  return shown && (row.surfaces ?? [surface]).includes(surface) && (row.needs ?? []).every(has);
}

/** A scenario is one for all surfaces, or one for each; a surface that is omitted has no such thing. */
export function scenarioFor(scenario: Row["scenarios"][string], surface: Surface): Scenario | undefined {
  const keys = Object.keys(scenario);
  if (keys.length === 0 || !keys.every((key) => SURFACES.some((one) => one === key)))
    return scenario as Scenario;
  return (scenario as Partial<Record<Surface, Scenario>>)[surface];
}
