import type { Server } from "node:net";
import type { Mistake } from "../spec-file/mistakes.ts";
import type { RequestMistake } from "./mock-call.ts";

/** A request that a mock server has received. */
export interface ReceivedRequest {
  /** In upper case. */
  readonly method: string;
  /** With its query. */
  readonly url: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a mock server responds with. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** The operations that were called. */
  readonly operations: readonly string[];
  /** What is wrong with the request. */
  readonly mistakes: readonly RequestMistake[];
}

/** Responds to the requests of one spec. */
export interface MockService {
  respond(request: ReceivedRequest): Promise<MockResponse> | MockResponse;
}

/** A server that does not listen yet. */
export interface MockListener {
  readonly server: Server;
  /** The number of operations. */
  readonly operations: number;
  /** The parts of the spec that are wrong or not supported. */
  readonly reports: readonly Mistake[];
  /** Ends all connections. */
  readonly end: () => void;
}

/** Returns a response in JSON. */
export function jsonResponse(
  value: unknown,
  { status = 200, operations = [], mistakes = [], headers = {} }: Partial<Omit<MockResponse, "body">> = {},
): MockResponse {
  const type = { "content-type": "application/json" };
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(value), operations, mistakes };
}
