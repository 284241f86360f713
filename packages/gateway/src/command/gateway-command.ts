import type { GatewayOptions } from "./options.ts";

/** What the command line says of a gateway. */
export interface GatewayCommand {
  readonly options: GatewayOptions;
  /** The name of another organization that is to be made. */
  readonly addOrganization?: string;
  /** How many processes serve calls. */
  readonly workers: number;
}
