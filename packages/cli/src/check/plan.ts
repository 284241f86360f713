import type { Comparing } from "./comparing.ts";

/** What is checked of each API. */
export interface CheckPlan {
  /** How often each method is called, for its latency. */
  readonly samples: number;
  /** The methods that are called. */
  readonly pattern: RegExp;
  /** How long to wait for the first event of a subscription or stream, in seconds. */
  readonly eventSeconds: number;
  /** The node to compare with. */
  readonly other: Comparing | undefined;
}

/** What a check through a client needs, too. */
export interface ClientPlan extends CheckPlan {
  /** What the client takes: the endpoint and the credential. */
  readonly options: object;
  /** The same with a wrong credential, if there is one. */
  readonly wrongOptions: object | undefined;
}

export interface GrpcPlan extends ClientPlan {
  readonly client: string;
}

export interface RestPlan extends ClientPlan {
  readonly spec: string;
  /** The API's address, without a credential. */
  readonly endpoint: string;
}
