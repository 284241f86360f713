import { invalidArgument } from "@node-access/auth";
import { checkOperatorHost } from "../host.ts";

/** The console's address and password. */
export interface ConsoleOptions {
  /**
   * The port; 0 for any free one. Default: 0.
   *
   * @asType integer
   * @minimum 0
   * @maximum 65535
   * @expected a port, from 0 to 65535
   */
  readonly port?: number;
  /** The address to listen on. Default: `127.0.0.1`, over plain HTTP. An address that is not loopback needs `tls`, and uses it. */
  readonly host?: string;
  /**
   * Its password: 12 characters or more. Default: the password that the first start with a console generates,
   * which is stored as a hash.
   */
  readonly password?: string;
}

/** The environment variable that may hold the password. */
export const consolePasswordVariable = "NODE_ACCESS_GATEWAY_CONSOLE_PASSWORD";

const minCharacters = 12;
const maxCharacters = 1_000;

/** @throws NodeAccessError `INVALID_ARGUMENT` with the path, if the password is too short or too long. */
export function checkConsolePassword(path: string, password: unknown): asserts password is string {
  const length = typeof password === "string" ? password.length : 0;
  if (length >= minCharacters && length <= maxCharacters) return;
  const expected = `a password of ${minCharacters} to ${maxCharacters} characters`;
  throw invalidArgument(path, expected, length < minCharacters ? "fewer" : "more");
}

/** @throws NodeAccessError `INVALID_ARGUMENT` for an address that needs a certificate, or a bad password. */
export function checkConsoleOptions({ host = "127.0.0.1", password }: ConsoleOptions, hasTls: boolean): void {
  checkOperatorHost("console.host", host, hasTls);
  if (password !== undefined) checkConsolePassword("console.password", password);
}
