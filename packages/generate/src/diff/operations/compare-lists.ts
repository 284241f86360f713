/** Calls a function for each item that only one of two lists has. */
export function compareLists(
  before: readonly string[] = [],
  after: readonly string[] = [],
  { gone, added }: { readonly gone: (one: string) => void; readonly added: (one: string) => void },
): void {
  before.filter((one) => !after.includes(one)).forEach((one) => gone(one));
  after.filter((one) => !before.includes(one)).forEach((one) => added(one));
}
