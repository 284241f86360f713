import { stringifyJson } from "@node-access/transport/rest";
import { toPlain } from "../output/plain.ts";

/** A call and its response: a line of a recording. No address, header or credential is part of it. */
export interface Exchange {
  /** The method's name, or that of the REST operation or gRPC call. */
  readonly operation: string;
  /** What was sent: params, or a body. */
  readonly input: unknown;
  /** The result, unless there is an error. */
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly message: string; readonly context: unknown };
}

/** Says which call an exchange is of. Equal calls have equal keys. */
export function createKey(operation: string, input: unknown): string {
  return `${operation} ${stringifyJson(toPlain(input) ?? null)}`;
}
