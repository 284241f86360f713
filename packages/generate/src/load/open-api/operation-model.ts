import type { JsonObject } from "./json.ts";

/** A parameter of a method. */
export interface Parameter {
  readonly name: string;
  /** Its TypeScript type. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** How one member of a union is told from the others, and what the spec says of it. */
export interface Member {
  /** The property of the body that holds the union; none if the body itself is it. */
  readonly property: string | undefined;
  /** The key that tells the members apart, and this member's value there. */
  readonly tag: string;
  readonly value: string;
  /** The name of the member's schema. */
  readonly schema: string;
  /** `x-member` as it stands in the spec. */
  readonly facts: JsonObject;
}

/** One method of a client. */
export interface Method {
  readonly name: string;
  readonly summary: string;
  /** What there is to say beyond the summary. */
  readonly description?: string;
  /** Whether it should no longer be called. */
  readonly deprecated?: boolean;
  readonly source: string;
  /** The section that it is in, where the spec has such. */
  readonly tag?: string;
  readonly idempotency: string;
  readonly http: string;
  readonly path: string;
  readonly pathParameters: readonly Parameter[];
  readonly body: Parameter | undefined;
  /** What goes beside the union in the body. */
  readonly envelope: Parameter | undefined;
  readonly query: readonly Parameter[];
  readonly headers: readonly Parameter[];
  readonly result: string;
  readonly resultDescription: string;
  /** Where the call need not give JSON, and the statuses that it gives: see `RestOperation`. */
  readonly resultKind: "none" | "optional" | undefined;
  readonly statuses: readonly number[] | undefined;
  /** The HTTP statuses that the spec says the call may fail with. */
  readonly failures: readonly string[];
  /** Codes of `NodeAccessError` that this call may end with beside those of every call. */
  readonly throws: readonly string[];
  readonly member: Member | undefined;
}

/** The methods of one client: all of a spec's, or the members of one of its operations. */
export interface MethodGroup {
  /** In camel case: `management`, `info`. */
  readonly name: string;
  /** What the methods are, for the interface's docstring. */
  readonly summary: string;
  readonly methods: readonly Method[];
}

/** A name of the wire as the name of an argument: `node-id` becomes `nodeId`. */
export function camel(name: string): string {
  return name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? "").toUpperCase());
}

/** The name with its first letter in upper case. */
export function pascal(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
