import { type Callable, readOutput, type RpcSpec } from "../../model/json-rpc.ts";
import type { RpcMethod, SubscriptionKind, Type } from "../../model/index.ts";
import { methodDoc } from "./method-doc.ts";
import { labelled, named, type Typed, typedParams } from "./params.ts";
import { formatKey, methodKey } from "../typescript/literal.ts";
import { identifier } from "../../model/identifier.ts";
import { wrapBrackets, describeText, doc } from "../typescript/text.ts";
import { printTypeAt, type TypeView } from "../typescript/print-type.ts";

/** An interface's docstring, its name, what it extends, and its view of quantities. */
export interface Head {
  readonly about: string;
  readonly name: string;
  /** Its parameter, if it is generic: `Q = string`. */
  readonly parameter?: string;
  readonly bases?: readonly string[];
  readonly view: TypeView | undefined;
  /** Whether functions of methods that take params only by name have these as one object. */
  readonly takesObjects?: boolean;
}

function declared({ about, name, parameter, bases = [] }: Head, lines: string): string {
  const extended = bases.length > 0 ? ` extends ${bases.join(", ")}` : "";
  return `\n${doc([about], "")}export interface ${name}${parameter ? `<${parameter}>` : ""}${extended} ${lines ? `{\n${lines}}` : "{}"}\n`;
}

/** The params and the result of an overload. */
interface Way {
  readonly summary: string;
  readonly params: readonly Typed[];
  readonly result: Type;
}

/** Every overload of a method or a kind of subscription, the general one last. */
function listWays(one: Callable, view: Head["view"]): Way[] {
  const { inputs, overloads } = one;
  const narrower = overloads.map((overload) => ({
    summary: overload.summary ?? "",
    params: typedParams(inputs, overload, view),
    result: overload.output,
  }));
  const summary = "For params whose case is known only at run time.";
  return [...narrower, { summary, params: typedParams(inputs, undefined, view), result: readOutput(one) }];
}

export function methodsInterface(head: Head, methods: readonly RpcMethod[], spec: RpcSpec): string {
  const text = methods.flatMap((method) =>
    [undefined, ...method.aliases].map((alias) =>
      listWays(method, head.view)
        .map(({ summary, params, result }, index) => {
          const about = index > 0 ? doc([summary || method.summary], "  ") : methodDoc(method, spec, alias);
          const byName = head.takesObjects === true && method.namedParams === "only";
          return about + signature(alias ?? method.name, params, result, head.view, byName);
        })
        .join(""),
    ),
  );
  return declared(head, text.join("\n"));
}

/** The signature of a function. By name, its params are one object. */
function signature(
  name: string,
  params: readonly Typed[],
  result: Type,
  view: Head["view"],
  byName: boolean,
): string {
  const promised = `Promise<${printTypeAt(result, { indent: "  ", input: false, taken: 0, view })}>`;
  const start = `  ${methodKey(formatKey(name))}`;
  const taken = start.length + promised.length;
  if (!byName) return `${start}${wrapBrackets("(", labelled(params), ")", "  ", taken + 3)}: ${promised};\n`;
  if (params.length === 0) return `${start}(): ${promised};\n`;
  const label = `params${params.every(({ optional }) => optional) ? "?" : ""}: `;
  return `${start}(${label}${named(params, "  ", taken + label.length + 4)}): ${promised};\n`;
}

export function callsInterface(head: Head, methods: readonly RpcMethod[]): string {
  const own = head.name + (head.parameter ? `<${head.parameter.split(" ")[0]}>` : "");
  const text = methods.flatMap((method) => [
    `  ${formatKey(method.name)}: ${printShapes(method, "result", head.view, method.namedParams)};\n`,
    ...method.aliases.map((alias) => `  ${formatKey(alias)}: ${own}[${JSON.stringify(method.name)}];\n`),
  ]);
  return declared(head, text.join(""));
}

export function subscriptionsInterface(head: Head, kinds: readonly [string, SubscriptionKind][]): string {
  const text = kinds.map(([name, kind]) => {
    const params = kind.inputs.map(
      (input) => `@param ${identifier(input.name)} - ${describeText(input.description, input.type)}`,
    );
    const about = [kind.summary, ...(params.length > 0 ? ["", ...params] : [])];
    return `${doc(about, "  ")}  ${formatKey(name)}: ${printShapes(kind, "notification", head.view)};\n`;
  });
  return declared(head, text.join(""));
}

type Names = RpcMethod["namedParams"];

function printShapes(one: Callable, label: string, view: Head["view"], names?: Names): string {
  const ways = listWays(one, view);
  const print = ({ params, result }: Way, indent: string, more = ""): string =>
    shape({ params, result, label, names }, indent, more, view);
  const overloads = ways.slice(0, -1).map((way) => `      ${print(way, "      ")},\n`);
  const list = overloads.length === 0 ? "" : `    overloads: [\n${overloads.join("")}    ];\n`;
  return ways
    .slice(-1)
    .map((general) => print(general, "  ", list))
    .join("");
}

interface Shape extends Pick<Way, "params" | "result"> {
  readonly names: Names;
  readonly label: string;
}

function shape(
  { params, names, label, result }: Shape,
  indent: string,
  more: string,
  view: Head["view"],
): string {
  const inner = `${indent}  `;
  const printed = printTypeAt(result, {
    indent: inner,
    input: false,
    taken: inner.length + label.length + 3,
    view,
  });
  const flat = `{ params: readonly [${labelled(params).join(", ")}]; ${label}: ${printed} }`;
  if (!names && !more && !flat.includes("\n") && flat.length + indent.length < 100) return flat;
  const form = paramsText(params, names, inner);
  return `{\n${inner}params: ${form};\n${inner}${label}: ${printed};\n${more}${indent}}`.replaceAll(
    / +\n/g,
    "\n",
  );
}

/** The params in order, by name, or both. */
function paramsText(params: readonly Typed[], names: Names, indent: string): string {
  if (!names) return wrapBrackets("readonly [", labelled(params), "]", indent, indent.length + 9);
  if (names === "only") return named(params, indent, indent.length + 9);
  const forms = (inner: string): readonly string[] => [
    wrapBrackets("readonly [", labelled(params), "]", inner, inner.length),
    named(params, inner, inner.length),
  ];
  const flat = forms(indent).join(" | ");
  if (!flat.includes("\n") && indent.length + "params: ".length + flat.length < 100) return flat;
  return forms(`${indent}    `)
    .map((form) => `\n${indent}  | ${form}`)
    .join("");
}

export const subscriptionsAbout: string =
  "The subscriptions over a WebSocket, each with the params after the kind and the type of a notification.";

export function callsAbout(methods: string): string {
  return `The methods of {@link ${methods}} as \`{ method, params }\` calls. The result is that of the first of \`overloads\` whose params match.`;
}
