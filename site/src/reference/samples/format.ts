import { format } from "oxfmt";
import type { Sample } from "../page.ts";

/** The width of the samples' column. */
const printWidth = 50;

/** Lays out the samples in a language that the formatter knows. */
export async function formatted(sample: Sample): Promise<Sample> {
  const { language, code } = sample;
  if (language === "json") return { ...sample, code: await print("a.json", code) };
  if (language === "ts") return { ...sample, code: await print("a.ts", code) };
  if (language !== "js") return sample;
  // A value is not a statement. Without parentheses, an object would be a block.
  const text = await print("a.js", `(${code})`);
  return { ...sample, code: text.replace(/^;?\(([\s\S]*)\);\n$/, "$1\n").replace(/;\n$/, "\n") };
}

/** Lays out a member of an interface, such as a method's signature. */
export async function formattedMember(text: string): Promise<string> {
  const printed = await print("a.ts", `interface A {\n${text}\n}`);
  const lines = printed.split("\n").slice(1, -2);
  return `${lines.map((line) => line.replace(/^ {2}/, "")).join("\n")}\n`;
}

async function print(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, { printWidth });
  if (errors.length > 0) throw new Error(`a sample does not parse: ${errors[0]?.message}\n${text}`);
  return code;
}
