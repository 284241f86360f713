import { callable, type RpcSpec } from "@node-access/generate/model";
import { doc, header, keyOf } from "@node-access/generate/emit/typescript";

/**
 * `affinity.ts`: what a client with several nodes needs to know, since not every node can serve every call.
 */
export function emitAffinity(spec: RpcSpec): string {
  const methods = callable(spec);
  const filters = methods.flatMap(({ name, filter }) =>
    filter ? [`  ${keyOf(name)}: ${JSON.stringify(filter)},\n`] : [],
  );
  const blocks = methods.flatMap(({ name, inputs }) => {
    const index = inputs.findIndex(({ block }) => block);
    return index < 0 ? [] : [`  ${keyOf(name)}: ${index},\n`];
  });
  const heights = methods.flatMap(({ name, height }) => (height ? [`  ${JSON.stringify(name)},\n`] : []));
  const filter = "Methods that make, use or end a filter. Only the node that made a filter knows it.";
  const block = "The index of the param that names the block to read, by method.";
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
