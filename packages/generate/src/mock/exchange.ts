import type { Server } from "node:net";
import type { Mistake } from "../spec-file/mistakes.ts";
import type { RequestMistake } from "./mock-call.ts";

export interface ReceivedRequest {
  /** In upper case. */
  readonly method: string;
  /** With its query. */
  readonly url: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  readonly operations: readonly string[];
  readonly mistakes: readonly RequestMistake[];
}

export interface MockService {
  respond(request: ReceivedRequest): Promise<MockResponse> | MockResponse;
}

export interface MockListener {
  readonly server: Server;
  readonly operations: number;
  /** The parts of the spec that are wrong or not supported. */
  readonly reports: readonly Mistake[];
  readonly end: () => void;
}

export function jsonResponse(
  value: unknown,
  { status = 200, operations = [], mistakes = [], headers = {} }: Partial<Omit<MockResponse, "body">> = {},
): MockResponse {
  const type = { "content-type": "application/json" };
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(value), operations, mistakes };
}
