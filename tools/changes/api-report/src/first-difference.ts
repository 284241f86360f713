/** The line of the first difference between two texts, and its content in both: `line: actual, expected`. */
export function firstDifference(text: string, expected: string): string {
  const lines = text.split("\n");
  const wanted = expected.split("\n");
  const at = wanted.findIndex((line, index) => line !== lines[index]);
  const index = at === -1 ? wanted.length : at;
  return `${index + 1}: the report says ${show(lines[index])}, the built declarations ${show(wanted[index])}`;
}

function show(line: string | undefined): string {
  return line === undefined ? "nothing" : JSON.stringify(line.trim());
}
