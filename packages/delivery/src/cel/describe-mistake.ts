/** Describes why an expression could not be compiled, in a text of at most about 200 characters. */
export function describeMistake(error: unknown): string {
  if (error instanceof RangeError) return "the expression is nested too deep";
  const { message } = error as Error;
  const [, line, column, rest = message] = /<input>:(\d+):(\d+): (.*)/s.exec(message) ?? [];
  const text = rest.length > 200 ? `${rest.slice(0, 200)}…` : rest;
  return line === undefined ? text : `line ${line}, column ${column}: ${text}`;
}
