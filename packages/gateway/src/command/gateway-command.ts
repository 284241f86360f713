import type { ConfigFile } from "./config/config-file.ts";
import type { GatewayOptions } from "./options.ts";
import type { CredentialsOutput } from "./show-credentials.ts";

/** The options of a running gateway's command line and config file, read again. */
export interface RereadOptions {
  readonly options: GatewayOptions;
  /** @returns the error with its place in the config file, if it is about something there. */
  locate(error: unknown): unknown;
}

export interface GatewayCommand {
  readonly options: GatewayOptions;
  readonly addOrganization?: string;
  /** Where new credentials go, and whether output is JSON. */
  readonly output: CredentialsOutput;
  readonly workers: number;
  /** The module whose `createMcpHandler` serves `/mcp`. */
  readonly mcp?: string;
  readonly isCheck: boolean;
  /** Rereads the command line and its config file, if there is one. */
  readonly reread?: () => RereadOptions;
  /** The config file that some of the options come from. */
  readonly config?: ConfigFile;
}
