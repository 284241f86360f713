import type {
  Input,
  Message,
  OperationFacts,
  Output,
  RestOperation,
  VenueMessage,
} from "../../model/operation.ts";
import { printType } from "../typescript/print-type.ts";

export interface Parameter {
  readonly name: string;
  /** The TypeScript type. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** A message that is a method, and the property of the body that contains it. */
export type Member = VenueMessage & Pick<Message, "property">;

/** The result of a call, and how the client determines it. */
interface Result {
  readonly result: string;
  readonly resultDescription: string;
  /**
   * Set if the call may return no JSON, with the statuses that it returns: see `RestOperation` of the
   * transport.
   */
  readonly resultKind: "none" | "optional" | undefined;
  readonly statuses: readonly number[] | undefined;
}

type Facts = Pick<
  OperationFacts,
  "deprecated" | "description" | "idempotency" | "name" | "source" | "summary"
>;

/** A method of a client. */
export interface Method extends Facts, Result, Pick<RestOperation, "path" | "throws"> {
  /** Its section, if the spec has sections. */
  readonly tag?: string | undefined;
  /** The HTTP method. */
  readonly http: string;
  readonly pathParameters: readonly Parameter[];
  readonly body: Parameter | undefined;
  /** The fields next to the message in the body. */
  readonly envelope: Parameter | undefined;
  readonly query: readonly Parameter[];
  readonly headers: readonly Parameter[];
  /** The HTTP statuses with which the call may fail, as in the spec. */
  readonly failures: readonly string[];
  readonly member: Member | undefined;
}

/** The methods of one client: all methods of a spec, or the messages of one operation. */
export interface MethodGroup {
  /** The name in camel case, such as `management` or `info`. */
  readonly name: string;
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

export function messageMethod(
  { method: http, path, throws, section: tag }: RestOperation,
  message: VenueMessage,
  { property }: Message,
  sent: Pick<Method, "body" | "envelope">,
): Method {
  const member = { ...message, ...(property !== undefined && { property }) };
  const facts = { tag, http, path, pathParameters: [], query: [], headers: [], throws };
  return { ...readFacts(message), ...facts, ...sent, member };
}

function readFacts(operation: OperationFacts): Facts & Result & Pick<Method, "failures"> {
  const { name, summary, description, deprecated, source, idempotency, outputs, failures } = operation;
  return {
    name,
    summary,
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
    source,
    idempotency,
    ...createResult(outputs),
    failures: failures.map(({ status = "" }) => status),
  };
}

/**
 * Determines a call's result: the JSON of its outputs, and `undefined` for outputs without JSON.
 * If no output has JSON, several are distinguished by their status, and a single one has no result.
 */
function createResult(outputs: readonly Output[]): Result {
  const types = [...new Set(outputs.flatMap(printOutput))];
  const described = outputs.map(({ status, description = "" }) =>
    outputs.length > 1 ? `${status}: ${description}` : description,
  );
  const common = { resultDescription: described.join(" "), resultKind: undefined, statuses: undefined };
  if (types.length > 0) {
    const result = types.join(" | ");
    if (outputs.every(({ type }) => type !== undefined)) return { ...common, result };
    return { ...common, result: `${result} | undefined`, resultKind: "optional" };
  }
  const all = [...new Set(outputs.map(({ status = 0 }) => status))];
  if (all.length < 2) return { ...common, result: "void", resultKind: "none" };
  return {
    ...common,
    result: outputs.some(({ isRange }) => isRange) ? "number" : all.join(" | "),
    statuses: all.filter((status) => !(status >= 200 && status < 300)),
  };
}

function printOutput({ type, isStream }: Output): string[] {
  if (!type) return [];
  const text = printType(type, "received");
  return [isStream ? `EventStream<${text}>` : text];
}

function createParameter({ name, type, required, description = "" }: Input): Parameter {
  return { name, type: printType(type, "sent"), required, description };
}

export function pascal(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
