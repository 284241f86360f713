import type { Account } from "./account.ts";

export interface ServerCommand {
  readonly program: string;
  readonly programArguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly account: Account;
  /** The server's folder, which is deleted after it has ended. */
  readonly folder: string;
}
