import { readOutput, type RpcSpec } from "../../model/json-rpc.ts";
import type { RpcMethod, SubscriptionKind } from "../../model/operation.ts";
import type { Type } from "../../model/type.ts";
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

/** Every overload of a method, the general one last. */
function listWays(
  method: RpcMethod,
  view: Head["view"],
): { summary: string; params: Typed[]; result: Type }[] {
  const { inputs } = method;
  const overloads = method.overloads.map((overload) => ({
    summary: overload.summary ?? "",
    params: typedParams(inputs, overload, view),
    result: overload.output,
  }));
  const summary = "For params whose case is known only at run time.";
  return [
    ...overloads,
    { summary, params: typedParams(inputs, undefined, view), result: readOutput(method) },
  ];
}

export function methodsInterface(head: Head, methods: readonly RpcMethod[], spec: RpcSpec): string {
  const text = methods.flatMap((method) =>
    [undefined, ...method.aliases].map((alias) =>
      listWays(method, head.view)
        .map(({ summary, params, result }, index) => {
          const about = index > 0 ? doc([summary || method.summary], "  ") : methodDoc(method, spec, alias);
          const byName = head.takesObjects && method.namedParams === "only";
          const called = alias ?? method.name;
          if (byName) return about + printNamedSignature(called, params, result, head.view);
          return about + signature(called, labelled(params), result, head.view);
        })
        .join(""),
    ),
  );
  return declared(head, text.join("\n"));
}

function printPromise(result: Type, view: Head["view"]): string {
  return `Promise<${printTypeAt(result, { indent: "  ", input: false, taken: 0, view })}>`;
}

function printNamedSignature(
  name: string,
  params: readonly Typed[],
  result: Type,
  view: Head["view"],
): string {
  const promised = printPromise(result, view);
  const start = `  ${methodKey(formatKey(name))}`;
  if (params.length === 0) return `${start}(): ${promised};\n`;
  const label = `params${params.every(({ optional }) => optional) ? "?" : ""}: `;
  const object = named(params, "  ", start.length + label.length + promised.length + 4);
  return `${start}(${label}${object}): ${promised};\n`;
}

function signature(name: string, params: readonly string[], result: Type, view: Head["view"]): string {
  const promised = printPromise(result, view);
  const start = `  ${methodKey(formatKey(name))}`;
  return `${start}${wrapBrackets("(", params, ")", "  ", start.length + promised.length + 3)}: ${promised};\n`;
}

export function callsInterface(head: Head, methods: readonly RpcMethod[]): string {
  const own = head.name + (head.parameter ? `<${head.parameter.split(" ")[0]}>` : "");
  const text = methods.flatMap((method) => [
    printCall(method, head.view),
    ...method.aliases.map((alias) => `  ${formatKey(alias)}: ${own}[${JSON.stringify(method.name)}];\n`),
  ]);
  return declared(head, text.join(""));
}

function printCall(method: RpcMethod, view: Head["view"]): string {
  const { namedParams } = method;
  const ways = listWays(method, view).map(({ params, result }) => ({
    params,
    namedParams,
    label: "result",
    result,
  }));
  return `  ${formatKey(method.name)}: ${printShapes(ways, view)};\n`;
}

export function subscriptionsInterface(head: Head, kinds: readonly [string, SubscriptionKind][]): string {
  const { view } = head;
  const text = kinds.map(([name, kind]) => {
    const label = "notification";
    const overloads = kind.overloads.map((overload) => ({
      params: typedParams(kind.inputs, overload, view),
      label,
      result: overload.output,
    }));
    const general = {
      params: typedParams(kind.inputs, undefined, view),
      label,
      result: kind.output,
    };
    const params = kind.inputs.map(
      (input) => `@param ${identifier(input.name)} - ${describeText(input.description, input.type)}`,
    );
    const about = [kind.summary, ...(params.length > 0 ? ["", ...params] : [])];
    return `${doc(about, "  ")}  ${formatKey(name)}: ${printShapes([...overloads, general], view)};\n`;
  });
  return declared(head, text.join(""));
}

interface Shape {
  readonly params: readonly Typed[];
  readonly namedParams?: RpcMethod["namedParams"];
  readonly label: string;
  readonly result: Type;
}

function printShapes(ways: readonly Shape[], view: Head["view"]): string {
  const general = ways.at(-1);
  if (!general) return "never";
  const overloads = ways.slice(0, -1).map((way) => shape(way, "      ", "", view));
  if (overloads.length === 0) return shape(general, "  ", "", view);
  const list = `    overloads: [\n${overloads.map((text) => `      ${text},\n`).join("")}    ];\n`;
  return shape(general, "  ", list, view);
}

function shape(
  { params, namedParams, label, result }: Shape,
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
  const inOrder = labelled(params);
  const flat = `{ params: readonly [${inOrder.join(", ")}]; ${label}: ${printed} }`;
  if (!namedParams && !more && !flat.includes("\n") && flat.length + indent.length < 100) return flat;
  const form = paramsText(params, namedParams, inner);
  return `{\n${inner}params: ${form};\n${inner}${label}: ${printed};\n${more}${indent}}`.replaceAll(
    / +\n/g,
    "\n",
  );
}

/** The params in order, by name, or both. */
function paramsText(params: readonly Typed[], names: Shape["namedParams"], indent: string): string {
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
