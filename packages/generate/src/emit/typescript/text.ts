import type { Type } from "../../model/type.ts";

const width = 110;

export function header(spec: string): string {
  return `// Generated from ${spec}. Do not edit: change the spec and run \`npm run generate\`.\n`;
}

/** A doc comment: on one line if it fits, otherwise with long lines broken at spaces. */
export function doc(lines: readonly string[], indent = ""): string {
  const safe = lines.join("\n").trim().replaceAll("*/", "*\\/").split("\n");
  if (safe.length === 1 && safe[0] === "") return "";
  const [only = ""] = safe;
  if (safe.length === 1 && indent.length + only.length + 7 <= width) return `${indent}/** ${only} */\n`;
  const wrapped = wrap(safe, width - indent.length - 3);
  return `${indent}/**\n${wrapped.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

function wrap(lines: readonly string[], room: number): string[] {
  let code = false;
  return lines.flatMap((line) => {
    if (line.startsWith("```")) code = !code;
    if (code || line.startsWith("@example ")) return [line];
    const out: string[] = [];
    let rest = line;
    while (rest.length > room) {
      const space = rest.lastIndexOf(" ", room);
      if (space <= 0) break;
      out.push(rest.slice(0, space));
      rest = rest.slice(space + 1);
    }
    return [...out, rest];
  });
}

export function typeImport(names: readonly string[], from: string): string {
  if (names.length === 0) return "";
  const line = `import type { ${names.join(", ")} } from "${from}";\n`;
  if (line.length <= 111) return line;
  return `import type {\n${fillLines(
    names.map((name) => `${name},`),
    "  ",
  )}} from "${from}";\n`;
}

/** Puts short items on as few lines as they need. */
export function fillLines(items: readonly string[], margin: string): string {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 1 <= width)
      lines[lines.length - 1] = `${last} ${item}`;
    else lines.push(margin + item);
  }
  return lines.map((line) => `${line}\n`).join("");
}

/** Returns code without its comments and the texts in it. */
export function withoutTexts(code: string): string {
  return code.replace(/\/\*\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"/g, "");
}

/** Returns the names that code refers to. Names of parameters and properties are none. */
export function namesIn(code: string): ReadonlySet<string> {
  return new Set(
    withoutTexts(code).match(/[\p{ID_Start}_$][\p{ID_Continue}$]*(?![\p{ID_Continue}$]|\??:)/gu),
  );
}

/** Changes the code around the literals in it. `change` must leave NUL characters as they are. */
export function mapAroundLiterals(code: string, change: (code: string) => string): string {
  const hidden = code.replaceAll(/(["`])(?:(?!\1)[^\\]|\\.)*\1/g, (text) => text.replaceAll(" ", "\0"));
  return change(hidden).replaceAll("\0", " ");
}

/** Puts items between brackets, on one line if they fit. */
export function wrapBrackets(
  open: string,
  items: readonly string[],
  close: string,
  indent: string,
  taken: number,
): string {
  const flat = `${open}${items.join(", ")}${close}`;
  if (!flat.includes("\n") && taken + flat.length <= width) return flat;
  const lines = items.map((item) =>
    `${indent}  ${item.replaceAll("\n", `\n${indent}  `)},\n`.replaceAll(/ +\n/g, "\n"),
  );
  return `${open}\n${lines.join("")}${indent}${close}`;
}

/** Puts the members of a union on one line if they fit, otherwise each on its own line, or literals on as many as they need. */
export function union(members: readonly string[], indent: string, taken: number): string {
  const flat = members.join(" | ");
  if (members.length < 2 || (!flat.includes("\n") && taken + flat.length < width)) return flat;
  if (members.every((member) => /^"[^"\\]*"$/.test(member)))
    return `\n${fillLines(
      members.map((member) => `| ${member}`),
      `${indent}  `,
    )}`.trimEnd();
  return members.map((member) => `\n${indent}  | ${member.replaceAll("\n", "\n  ")}`).join("");
}

/** The description of a param or property, with its default. */
export function describeText(
  description: string | undefined,
  { default: fallback }: Pick<Type, "default">,
): string {
  return [description, fallback === undefined ? undefined : `Default: \`${JSON.stringify(fallback)}\`.`]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** A sentence as part of another: with a lower-case first letter, if it begins with a word. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
