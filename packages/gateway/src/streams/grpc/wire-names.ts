import { finalValues, grpcMethods, wireMessages } from "../../generated/grpc.ts";

/**
 * @param name - Its service and method, such as `geyser.Geyser/Subscribe`.
 * @throws Error if the specs have no such call.
 */
export function callPath(name: string): string {
  return `/${found(name in grpcMethods ? name : undefined, name)}`;
}

/**
 * @param message - Its full name, such as `geyser.SubscribeUpdate`.
 * @throws Error if the specs have no such message or field.
 */
export function fieldNumbers<Name extends string>(
  message: string,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const fields = wireMessages[message];
  const entries = names.map((name) => [name, found(fields?.[name]?.number, `${message}.${name}`)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/**
 * @returns the numbers of an enum's values that mark something as final.
 * @throws Error if the specs mark no value of it.
 */
export function finalNumbers(enumeration: string): readonly number[] {
  return found(finalValues[enumeration], `final value of ${enumeration}`);
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined)
    throw new Error(`specs/grpc has no ${name}; routing reads it, so change routing with the spec`);
  return value;
}
