import { finalValues, grpcMethods, wireMessages } from "../../generated/grpc.ts";

/** @param name - Such as `geyser.Geyser/Subscribe`. @throws Error if the specs have no such call. */
export function callPath(name: string): string {
  return `/${found(name in grpcMethods ? name : undefined, name)}`;
}

/** @throws Error if the specs have no such message, as `geyser.SubscribeUpdate`, or field. */
export function fieldNumbers<Name extends string>(
  message: string,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const fields = wireMessages[message];
  const entries = names.map((name) => [name, found(fields?.[name]?.number, `${message}.${name}`)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** @returns the values of an enum that mark something as final. @throws Error if the specs mark none. */
export function finalNumbers(enumeration: string): readonly number[] {
  return found(finalValues[enumeration], `final value of ${enumeration}`);
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined)
    throw new Error(`specs/grpc has no ${name}; routing reads it, so change routing with the spec`);
  return value;
}
