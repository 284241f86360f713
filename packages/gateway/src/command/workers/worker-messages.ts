/** What a worker has to know before it starts. */
export interface WorkerSetup {
  readonly port: number;
  readonly grpcPort: number;
  /** Of the admin API, if there is one. */
  readonly adminPort?: number;
  /** Of the console, if there is one. */
  readonly consolePort?: number;
  /** Signs the sessions of the console, in base64. */
  readonly sessionKey: string;
  /** Of the metrics, if they are served. */
  readonly metricsPort?: number;
  /** Whether no other worker has started before it: what is done once is done by this one. */
  readonly isFirst: boolean;
  /** How many workers there are. */
  readonly workers: number;
  /** Seals the secrets of a database that lives in memory. */
  readonly key?: string;
}

/** Where a worker is reached, once it is ready. */
export interface WorkerAddress {
  readonly url: string;
  readonly grpcUrl: string;
  readonly adminUrl: string | undefined;
  readonly consoleUrl: string | undefined;
  readonly metricsUrl: string | undefined;
}
