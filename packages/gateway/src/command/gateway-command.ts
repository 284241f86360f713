import type { ConfigFile } from "./config/config-file.ts";
import type { GatewayOptions } from "./options.ts";
import type { CredentialsOutput } from "./show-credentials.ts";

/** What the command line says of a gateway. */
export interface GatewayCommand {
  readonly options: GatewayOptions;
  /** The name of another organization that is to be made. */
  readonly addOrganization?: string;
  /** Where new credentials go, and whether output is JSON. */
  readonly output: CredentialsOutput;
  /** How many processes serve calls. */
  readonly workers: number;
  /** Whether the options are only to be checked. */
  readonly isCheck: boolean;
  /** Reads the command line and its config file again, if there is one. */
  readonly reread?: () => GatewayOptions;
  /** The config file that some of the options are from. */
  readonly config?: ConfigFile;
}
