/** The settings of a worker, which it gets before it starts. */
export interface WorkerSetup {
  readonly port: number;
  readonly grpcPort: number;
  readonly adminPort?: number;
  readonly consolePort?: number;
  /** Signs the console's sessions, in base64. */
  readonly sessionKey: string;
  readonly metricsPort?: number;
  /** Whether this is the first worker: it does what must be done only once. */
  readonly isFirst: boolean;
  readonly workers: number;
  /** Seals the secrets of a database in memory. */
  readonly key?: string;
}

export interface WorkerAddress {
  readonly url: string;
  readonly grpcUrl: string;
  readonly adminUrl: string | undefined;
  readonly consoleUrl: string | undefined;
  readonly metricsUrl: string | undefined;
}
