/** The value of a oneof if it has this case, to merge the next part of the message into. @internal */
export function valueOf<Case extends string, OneOf extends { $case: string; value: unknown }>(
  oneof: OneOf | undefined,
  name: Case,
): Extract<OneOf, { $case: Case }>["value"] | undefined {
  return oneof?.$case === name ? oneof?.value : undefined;
}
