import type { Input, Message, OperationFacts, RestOperation, VenueMessage } from "../../model/operation.ts";
import { printType } from "../typescript/print-type.ts";
import { createResult } from "./result.ts";

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** A message that is a method, and the property of the body that contains it. */
export type Member = VenueMessage & Pick<Message, "property">;

export interface Method {
  readonly name: string;
  readonly summary: string;
  /** Details beyond the summary. */
  readonly description?: string | undefined;
  readonly deprecated?: boolean | undefined;
  readonly source: string;
  /** Its section, if the spec has sections. */
  readonly tag?: string | undefined;
  readonly idempotency: string;
  readonly http: string;
  readonly path: string;
  readonly pathParameters: readonly Parameter[];
  readonly body: Parameter | undefined;
  /** The fields next to the message in the body. */
  readonly envelope: Parameter | undefined;
  readonly query: readonly Parameter[];
  readonly headers: readonly Parameter[];
  readonly result: string;
  readonly resultDescription: string;
  /**
   * Set if the call may return no JSON, with the statuses that it returns: see `RestOperation` of the
   * transport.
   */
  readonly resultKind: "none" | "optional" | undefined;
  readonly statuses: readonly number[] | undefined;
  /** The HTTP statuses with which the call may fail, as in the spec. */
  readonly failures: readonly string[];
  /** Codes of `NodeAccessError` with which this call may fail, in addition to those of every call. */
  readonly throws: readonly string[];
  readonly member: Member | undefined;
}

/** The methods of one client: all methods of a spec, or the messages of one operation. */
export interface MethodGroup {
  /** The name in camel case, such as `management` or `info`. */
  readonly name: string;
  /** A summary of the methods, for the interface's docstring. */
  readonly summary: string;
  readonly methods: readonly Method[];
}

export function createMethod(operation: RestOperation): Method {
  const at = (where: Input["location"]): Parameter[] =>
    operation.inputs.filter(({ location }) => location === where).map(createParameter);
  return {
    ...readFacts(operation),
    tag: operation.section,
    http: operation.method,
    path: operation.path,
    pathParameters: at("path"),
    body: at("body")[0],
    envelope: undefined,
    query: at("query"),
    // Callers pass cookies like headers.
    headers: [...at("header"), ...at("cookie")],
    throws: operation.throws,
    member: undefined,
  };
}

/** A message as a method, which is sent like an operation. */
export function messageMethod(
  { method: http, path, throws, section: tag }: RestOperation,
  message: VenueMessage,
  { property }: Message,
  sent: Pick<Method, "body" | "envelope">,
): Method {
  const member = { ...message, ...(property !== undefined && { property }) };
  return {
    ...readFacts(message),
    tag,
    http,
    path,
    pathParameters: [],
    query: [],
    headers: [],
    throws,
    ...sent,
    member,
  };
}

/** The facts that a method takes from its operation. */
function readFacts({
  name,
  summary,
  description,
  deprecated,
  source,
  idempotency,
  outputs,
  failures,
}: OperationFacts) {
  const statuses = failures.map(({ status = "" }) => status);
  return {
    name,
    summary,
    description,
    deprecated,
    source,
    idempotency,
    ...createResult(outputs),
    failures: statuses,
  };
}

function createParameter({ name, type, required, description = "" }: Input): Parameter {
  return { name, type: printType(type, "sent"), required, description };
}

/** The name with an upper-case first letter. */
export function pascal(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
