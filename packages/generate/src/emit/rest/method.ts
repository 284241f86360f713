import type { Input, Message, RestOperation, VenueMessage } from "../../model/operation.ts";
import { printType } from "../typescript/print-type.ts";
import { resultOf } from "./result.ts";

/** A parameter of a method. */
export interface Parameter {
  readonly name: string;
  /** Its TypeScript type. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** A message that is a method, and the property of the body that holds it. */
export type Member = VenueMessage & Pick<Message, "property">;

/** One method of a client. */
export interface Method {
  readonly name: string;
  readonly summary: string;
  /** What there is to say beyond the summary. */
  readonly description?: string | undefined;
  /** Whether it should no longer be called. */
  readonly deprecated?: boolean | undefined;
  readonly source: string;
  /** The section that it is in, where the spec has such. */
  readonly tag?: string | undefined;
  readonly idempotency: string;
  readonly http: string;
  readonly path: string;
  readonly pathParameters: readonly Parameter[];
  readonly body: Parameter | undefined;
  /** What goes beside the message in the body. */
  readonly envelope: Parameter | undefined;
  readonly query: readonly Parameter[];
  readonly headers: readonly Parameter[];
  readonly result: string;
  readonly resultDescription: string;
  /** Where the call need not return JSON, and the statuses that it returns: see `RestOperation` of the transport. */
  readonly resultKind: "none" | "optional" | undefined;
  readonly statuses: readonly number[] | undefined;
  /** The HTTP statuses that the spec says the call may fail with. */
  readonly failures: readonly string[];
  /** Codes of `NodeAccessError` that this call may fail with beside those of every call. */
  readonly throws: readonly string[];
  readonly member: Member | undefined;
}

/** The methods of one client: all of a spec's, or the messages of one of its operations. */
export interface MethodGroup {
  /** In camel case: `management`, `info`. */
  readonly name: string;
  /** What the methods are, for the interface's docstring. */
  readonly summary: string;
  readonly methods: readonly Method[];
}

/** An operation as a method. */
export function methodOf(operation: RestOperation): Method {
  const { inputs, method: http } = operation;
  const at = (where: Input["location"]): Parameter[] =>
    inputs.filter(({ location }) => location === where).map(parameterOf);
  return {
    name: operation.name,
    summary: operation.summary,
    description: operation.description,
    deprecated: operation.deprecated,
    source: operation.source,
    tag: operation.section,
    idempotency: operation.idempotency,
    http,
    path: operation.path,
    pathParameters: at("path"),
    body: at("body")[0],
    envelope: undefined,
    query: at("query"),
    headers: at("header"),
    ...resultOf(operation.outputs),
    failures: operation.failures.map(({ status = "" }) => status),
    throws: operation.throws,
    member: undefined,
  };
}

function parameterOf({ name, type, required, description = "" }: Input): Parameter {
  return { name, type: printType(type, "sent"), required, description };
}

/** A name of the wire as the name of an argument: `node-id` becomes `nodeId`. */
export function camel(name: string): string {
  return name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? "").toUpperCase());
}

/** The name with its first letter in upper case. */
export function pascal(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
