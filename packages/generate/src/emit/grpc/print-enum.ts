import { identifier } from "../../model/identifier.ts";
import { formatKey } from "../typescript/literal.ts";
import { docText } from "./text.ts";
import type { EnumPlan } from "../../model/message-plan.ts";

/** Names of types of TypeScript, which no declared type may have. */
const RESERVED = /^(?:any|bigint|boolean|never|null|number|object|string|symbol|undefined|unknown|void)$/;

/** Prints an enum: its values, their type, and a type for each value. A value that the enum lacks is `UNRECOGNIZED`. */
export function printEnum({ name, doc, values }: EnumPlan): string {
  const all = values.some(({ number }) => number === -1)
    ? values
    : [...values, { name: "UNRECOGNIZED", number: -1, doc: [] }];
  const members = all.map((one) => `${docText(one.doc, "  ")}  ${formatKey(one.name)}: ${one.number},\n`);
  const types = all
    .filter((one) => identifier(one.name) === one.name && !RESERVED.test(one.name))
    .map((one) => `  export type ${one.name} = typeof ${name}.${one.name};\n`);
  return `${docText(doc)}export const ${name} = {
${members.join("")}} as const;

export type ${name} = (typeof ${name})[keyof typeof ${name}];

export namespace ${name} {
${types.join("")}}`;
}
