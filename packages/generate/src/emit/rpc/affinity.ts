import { type Bundle, callable } from "../../load/open-rpc/document.ts";
import { doc, header, key } from "./text.ts";

/** `affinity.ts`: what a client of several nodes must know, since not every node can answer every call. */
export function emitAffinity(bundle: Bundle): string {
  const methods = callable(bundle);
  const filters = methods.flatMap(({ name, "x-filter": filter }) =>
    filter ? [`  ${key(name)}: ${JSON.stringify(filter)},\n`] : [],
  );
  const blocks = methods.flatMap(({ name, params }) => {
    const index = params.findIndex((param) => param["x-block"]);
    return index < 0 ? [] : [`  ${key(name)}: ${index},\n`];
  });
  const heights = methods.flatMap(({ name, "x-height": height }) =>
    height ? [`  ${JSON.stringify(name)},\n`] : [],
  );
  const filter = "What methods do with a filter, which only the node that made it knows.";
  const block = "Which param of a method says what block it reads.";
  const height = "Methods whose result is the number of the node's newest block.";
  return [
    header("specs/rpc"),
    `\n${doc([filter], "")}export const filterMethods: Readonly<Record<string, "makes" | "uses" | "ends">> = ${between("{", filters, "}")};\n`,
    `\n${doc([block], "")}export const blockParams: Readonly<Record<string, number>> = ${between("{", blocks, "}")};\n`,
    `\n${doc([height], "")}export const heightMethods: readonly string[] = ${between("[", heights, "]")};\n`,
  ].join("");
}

function between(open: string, lines: readonly string[], close: string): string {
  return lines.length > 0 ? `${open}\n${lines.join("")}${close}` : open + close;
}
