import { invalidArgument, kindOf } from "@node-access/auth";
import type { RestHooks, RestOperation } from "@node-access/transport/rest";

/** The members of a union in the body of an endpoint, each of which a method sends. */
export interface Members<Methods> {
  /** The property of the body that is the union. Omitted if the body itself is the union. */
  readonly property?: string;
  /** The discriminator of the union. Its value is the method's name. */
  readonly tag: string;
  /** The names of the methods. */
  readonly names: readonly (keyof Methods & string)[];
}

/** Returns the operation of each method: all are sent in the same way. */
export function listOperations<Methods>(
  operation: RestOperation,
  { names }: Members<Methods>,
): Record<keyof Methods, RestOperation> {
  return Object.fromEntries(names.map((name) => [name, operation])) as Record<keyof Methods, RestOperation>;
}

/** Returns what makes the body from a method's arguments: the fields of the member, then those next to it. */
export function buildBody({ property, tag }: Members<never>): NonNullable<RestHooks["args"]> {
  return ({ name }, [fields = {}, envelope = {}]) => {
    const own = record(property ?? "request", fields);
    const member = { [tag]: name, ...own, [tag]: name };
    return [property ? { [property]: member, ...record("envelope", envelope) } : member];
  };
}

function record(name: string, value: unknown): object {
  if (typeof value === "object" && value) return value;
  throw invalidArgument(name, "an object", kindOf(value));
}
