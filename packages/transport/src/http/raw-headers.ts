import type { NodeAccessError } from "@node-access/auth";
import { badResponse, isSuccess, type CallTarget } from "../call-error.ts";

/** Converts undici's list of alternating header names and values into an object with lower-case names. */
export function readHeaders(raw: readonly Buffer[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = latin1(raw[index]).toLowerCase();
    const value = readValue(raw[index + 1]);
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(headers);
}

/** Decodes a header's value, without the trailing whitespace that undici leaves. */
export function readValue(bytes: Buffer | undefined): string {
  return latin1(bytes).trim();
}

/** Decodes bytes as Latin-1. */
export function latin1(bytes: Buffer | undefined): string {
  return bytes?.toString("latin1") ?? "";
}

/** Rejects a response with a content encoding. Error pages may have any: only their status matters. */
export function checkEncoding(status: number, encoding: string, target: CallTarget): void {
  if (isSuccess(status) && !/^(identity)?$/i.test(encoding))
    throw undecodable(target, `encoded as ${encoding}, which was not requested`, "");
}

/** Creates the error of a body that cannot be decoded. */
export function undecodable(target: CallTarget, reason: string, text: string): NodeAccessError {
  return badResponse(target, "UNDECODABLE_BODY", reason, text);
}
