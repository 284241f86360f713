import type { Account } from "./account.ts";

/** What the guard runs. */
export interface ServerCommand {
  readonly program: string;
  readonly programArguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly account: Account;
  /** Deleted when the server has ended for good. */
  readonly folder: string;
}
