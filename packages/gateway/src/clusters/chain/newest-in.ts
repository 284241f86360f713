/** @returns the last block number in a response, which is its newest one; -1 if there is none. */
export function newestIn(body: Buffer, names: readonly Buffer[]): number {
  let newest = -1;
  for (const name of names) {
    const at = body.lastIndexOf(name);
    if (at < 0) continue;
    const text = body.toString("latin1", at + name.length, at + name.length + 24);
    const [, number] = /^\s*:\s*"?(0x[\da-f]{1,13}|\d{1,15})\b/i.exec(text) ?? [];
    if (number !== undefined) newest = Math.max(newest, Number(number));
  }
  return newest;
}
