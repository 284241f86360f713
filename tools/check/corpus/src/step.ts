/** Says on standard error what begins now, as much of it takes minutes. */
export function step(what: string): void {
  process.stderr.write(`  ${what}\n`);
}
