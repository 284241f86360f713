const WIDTH = 110;

/**
 * A TSDoc comment: in one line if it fits, else wrapped.
 *
 * @param paragraphs - Its lines; an empty one separates paragraphs.
 * @param indent - Spaces before it.
 */
export function docstring(paragraphs: readonly string[], indent = 0): string {
  const margin = " ".repeat(indent);
  const [only] = paragraphs;
  if (paragraphs.length === 1 && only !== undefined && margin.length + only.length + 7 <= WIDTH) {
    return `${margin}/** ${only} */\n`;
  }
  const lines = paragraphs.flatMap((paragraph) => wrap(paragraph, WIDTH - margin.length - 3));
  return `${margin}/**\n${lines.map((line) => `${margin} *${line === "" ? "" : ` ${line}`}\n`).join("")}${margin} */\n`;
}

function wrap(paragraph: string, width: number): string[] {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const last = lines.length - 1;
    const longer = lines[last] ? `${lines[last]} ${word}` : word;
    if (longer.length <= width) lines[last] = longer;
    else lines.push(word);
  }
  return lines;
}
