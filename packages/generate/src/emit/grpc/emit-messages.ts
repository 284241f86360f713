import { posix } from "node:path";
import type { ModulePlan, TypeHomes, EnumPlan } from "../../model/message-plan.ts";
import { docText, nameList } from "./text.ts";
import { ModuleScope } from "./module-scope.ts";
import { printCodec } from "./print-codec.ts";
import { printInterface } from "./print-interface.ts";
import { identifier } from "../../model/identifier.ts";
import { formatKey } from "../typescript/literal.ts";

export interface MessageHome {
  readonly header: (file: string) => string;
  readonly runtime: string;
  /** The extension in imports: `.ts` or `.js`. */
  readonly suffix: string;
  /** Returns the module of a file's enums, without extension. Default: the one of its messages. */
  readonly enumsOf: (file: string) => string | undefined;
}

/** The module of a proto file. */
export interface MessageModule {
  readonly text: string;
  /** The declarations of the enums that are in another module. */
  readonly enums: readonly string[];
}

/**
 * Generates the modules of messages: an interface for each message, and its functions under the same name.
 *
 * @returns the modules by the path of the proto file.
 */
export function emitMessages(
  { modules, homes }: { readonly modules: readonly ModulePlan[]; readonly homes: TypeHomes },
  place: MessageHome,
): Map<string, MessageModule> {
  return new Map(modules.map((plan) => [plan.file, emitModule(plan, homes, place)]));
}

function emitModule(plan: ModulePlan, homes: TypeHomes, place: MessageHome): MessageModule {
  const { file } = plan;
  const scope = new ModuleScope(plan, homes);
  const messages = plan.messages.flatMap((message) => [
    printInterface(message, scope),
    printCodec(message, scope),
  ]);
  const enums = plan.enums.map(printEnum);
  const elsewhere = enums.length > 0 ? place.enumsOf(file) : undefined;
  const names = plan.enums.map(({ name }) => name);
  const parts = [
    place.header(file),
    ...(elsewhere ? [enumImports(file, names, elsewhere + place.suffix)] : []),
    docText(plan.doc) + scope.imports(place.runtime, place.suffix),
    ...(elsewhere ? [] : enums),
    ...messages,
  ];
  return { text: `${parts.join("\n\n").trim()}\n`, enums: elsewhere ? enums : [] };
}

/** Imports enums, and exports them as if they were declared here. */
function enumImports(file: string, names: readonly string[], module: string): string {
  const path = posix.relative(posix.dirname(file), module);
  const from = ` from "${path.startsWith(".") ? path : `./${path}`}";`;
  return `${nameList("import ", names, from)}\n${nameList("export ", names, ";")}`;
}

/** Names of types of TypeScript, which no declared type may have. */
const RESERVED = /^(?:any|bigint|boolean|never|null|number|object|string|symbol|undefined|unknown|void)$/;

/** Prints an enum: its values, their type, and a type for each value. A value that the enum lacks is `UNRECOGNIZED`. */
function printEnum({ name, doc, values }: EnumPlan): string {
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
