/** What every proxy is given: where to forward to, and an empty Postgres database if it wants one. */
export type StartProxy = (upstream: string, database: string) => Promise<RunningProxy>;

/** A proxy at work. */
export interface RunningProxy {
  /** Where to post, token included. */
  readonly url: string;
  close(): Promise<void>;
}

/** The method that the load calls, as a proxy's list of allowed methods. */
export const allowedMethods: ReadonlySet<string> = new Set([
  "eth_blockNumber",
  "eth_call",
  "eth_chainId",
  "eth_getBalance",
  "eth_getBlockByHash",
]);
