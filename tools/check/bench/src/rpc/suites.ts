import { baseline, type Contender, contenders } from "./contenders.ts";
import { type Scenario, scenarios, webSocketScenarios } from "./scenarios.ts";
import { webSocketBaseline, webSocketContenders } from "./web-socket-contenders.ts";

/** Scenarios, and the contenders that run them. */
export interface Suite {
  readonly contenders: Readonly<Record<string, (url: string) => Promise<Contender>>>;
  /** The contender whose numbers the others are divided by. */
  readonly baseline: string;
  readonly scenarios: readonly Scenario[];
}

/** The suites, by the scheme of the server's address. */
export const suites: Readonly<Record<"http" | "ws", Suite>> = {
  http: { contenders, baseline, scenarios },
  ws: { contenders: webSocketContenders, baseline: webSocketBaseline, scenarios: webSocketScenarios },
};
