import type { NodeAccessError } from "@node-access/auth";
import { badResponse, isSuccess, type CallTarget } from "../call-error.ts";

/** Converts headers as undici gives them, names and values in turn, into an object with lower-case names. */
export function headersOf(raw: readonly Buffer[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = latin1(raw[index]).toLowerCase();
    const value = valueOf(raw[index + 1]);
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(headers);
}

/** A header's value. undici leaves the white space behind it. */
export function valueOf(bytes: Buffer | undefined): string {
  return latin1(bytes).trim();
}

/** Decodes bytes of which each is a character. */
export function latin1(bytes: Buffer | undefined): string {
  return bytes?.toString("latin1") ?? "";
}

/**
 * Refuses a response in an encoding. An error page may be in any: its status is what counts.
 *
 * @throws NodeAccessError `UNDECODABLE_BODY`.
 */
export function checkEncoding(status: number, encoding: string, target: CallTarget): void {
  if (isSuccess(status) && !/^(identity)?$/i.test(encoding))
    throw undecodable(target, `encoded as ${encoding}, which was not asked for`, "");
}

/** Makes the error of a body that cannot be read. */
export function undecodable(target: CallTarget, reason: string, text: string): NodeAccessError {
  return badResponse(target, "UNDECODABLE_BODY", reason, text);
}
