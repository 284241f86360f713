/** A token of JSON: a string, a number, a literal, or a structural character. */
const token = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Formats JSON on several lines. Numbers and strings stay unchanged, truncated JSON
 * stays readable, and text that is not JSON stays as it is.
 */
export function layOut(json: string): string {
  if (!/^\s*[[{]/.test(json)) return json;
  let text = "";
  let depth = 0;
  const tokens = json.match(token) ?? [];
  for (const [index, one] of tokens.entries()) {
    const before = tokens[index - 1] ?? "";
    const isEmpty = (before === "[" && one === "]") || (before === "{" && one === "}");
    if (one === "]" || one === "}") {
      depth = Math.max(0, depth - 1);
      text += isEmpty ? one : `\n${"  ".repeat(depth)}${one}`;
    } else if (one === ",") text += one;
    else if (one === ":") text += ": ";
    else {
      const opens = before === "[" || before === "{" || before === ",";
      text += opens ? `\n${"  ".repeat(depth)}${one}` : one;
      if (one === "[" || one === "{") depth += 1;
    }
  }
  return text;
}
