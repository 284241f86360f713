import { RequestFailure, type RestRequest } from "../rest-service.ts";

/** Responds to one operation of the spec. */
export type Respond = (request: RestRequest) => unknown;
/** Responses by operation. */
export type Responses = Readonly<Record<string, Respond>>;

/** Wraps a response about a block, whose level it passes on. */
export type InBlock = (respond: (level: number, request: RestRequest) => unknown) => Respond;

export function notFound(message: string): never {
  throw new RequestFailure(404, message);
}

/** The start of the ids of the simulated protocol's errors. */
const protocol = "proto.025-PsUshuai.";

export interface NodeError {
  readonly kind: "permanent" | "temporary" | "branch";
  readonly id: string;
  /** A description for people. */
  readonly msg?: string;
  /** The operation that conflicts with one of the mempool. */
  readonly new_hash?: string;
}

/** @returns an error of the protocol. Source: Octez, protocol errors. */
export function protocolError(kind: NodeError["kind"], id: string, more: object = {}): NodeError {
  return { kind, id: `${protocol}${id}`, ...more };
}

/** @returns an error that explains why a request is not valid. */
export function plainError(kind: NodeError["kind"], msg: string): NodeError {
  return { kind, id: "failure", msg };
}

export function rejection(...errors: readonly NodeError[]): RequestFailure {
  return new RequestFailure(500, errors.map(({ id }) => id).join(", "), errors);
}
