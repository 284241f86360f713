import { baseline, type Contender, contenders } from "./contenders.ts";
import { type Scenario, scenarios, webSocketScenarios } from "./scenarios.ts";
import { webSocketBaseline, webSocketContenders } from "./web-socket-contenders.ts";

/** Scenarios, with those that run them. */
export interface Suite {
  readonly contenders: Readonly<Record<string, (url: string) => Promise<Contender>>>;
  /** What every other contender is divided by. */
  readonly baseline: string;
  readonly scenarios: readonly Scenario[];
}

/** By what carries the calls; so begins the server's address too. */
export const suites: Readonly<Record<"http" | "ws", Suite>> = {
  http: { contenders, baseline, scenarios },
  ws: { contenders: webSocketContenders, baseline: webSocketBaseline, scenarios: webSocketScenarios },
};
