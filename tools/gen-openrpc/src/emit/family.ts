import {
  type Bundle,
  callable,
  type Family,
  type Method,
  type SubscriptionKind,
  subscriptionKinds,
} from "../document.ts";
import { namesIn, reachable, type Schema } from "../schema.ts";
import { declarations, imports } from "./declarations.ts";
import { methodDoc } from "./method-doc.ts";
import { labelled, typedParams } from "./params.ts";
import { bracket, described, doc, header, identifier, key, pascal } from "./text.ts";
import { typeOf } from "./type-of.ts";

/** The file of one family: its types, its methods, the same as calls by `{ method, params }`, and its subscriptions. */
export function emitFamily(bundle: Bundle, family: Family): string {
  const { schemas } = bundle.components;
  const own = Object.keys(schemas).filter((name) => homeOf(schemas[name]) === family.name);
  const methods = callable(bundle, family.name);
  const kinds = subscriptionKinds(bundle, family.name);
  const used = [
    ...own.map((name) => schemas[name] ?? true),
    ...methods.flatMap(methodSchemas),
    ...kinds.flatMap(([, kind]) => kindSchemas(kind)),
  ];
  const title = pascal(family.title);
  return [
    header(`specs/rpc/${family.name}.openrpc.yaml`),
    imports(new Set(used.flatMap(namesIn)), family.name, schemas),
    own.length > 0 ? `\n${declarations(own, schemas, inputNames(bundle))}` : "",
    methodsInterface(title, family, methods, bundle),
    callsInterface(title, methods),
    kinds.length > 0 ? subscriptionsInterface(title, kinds) : "",
  ].join("");
}

/** The schemas that callers pass. */
export function inputNames(bundle: Bundle): ReadonlySet<string> {
  const passed = bundle.methods.flatMap((method) => [
    ...method.params.map(({ schema }) => schema),
    ...(method["x-overloads"] ?? []).flatMap(({ params }) => Object.values(params)),
    ...subscriptionKinds(bundle, method["x-family"]).flatMap(([, { params }]) =>
      params.map(({ schema }) => schema),
    ),
  ]);
  return reachable(passed, bundle.components.schemas);
}

function homeOf(schema: Schema | undefined): string | undefined {
  return typeof schema === "object" ? schema["x-home"] : undefined;
}

function methodSchemas({ params, result, "x-overloads": overloads = [] }: Method): Schema[] {
  return [
    ...params.map(({ schema }) => schema),
    result.schema,
    ...overloads.flatMap((overload) => [...Object.values(overload.params), overload.result]),
  ];
}

function kindSchemas({ params, notification, overloads = [] }: SubscriptionKind): Schema[] {
  return [
    ...params.map(({ schema }) => schema),
    notification,
    ...overloads.flatMap((overload) => [...Object.values(overload.params), overload.notification]),
  ];
}

/** Every way to call a method, the general one last. */
function waysOf(method: Method): { summary: string; params: string[]; result: Schema }[] {
  const overloads = (method["x-overloads"] ?? []).map((overload) => ({
    summary: overload.summary,
    params: labelled(typedParams(method.params, overload)),
    result: overload.result,
  }));
  const summary = "Where it is known only at run time which of these.";
  return [
    ...overloads,
    { summary, params: labelled(typedParams(method.params)), result: method.result.schema },
  ];
}

function methodsInterface(title: string, family: Family, methods: readonly Method[], bundle: Bundle): string {
  const text = methods.flatMap((method) =>
    [undefined, ...(method["x-aliases"] ?? [])].map((alias) =>
      waysOf(method)
        .map(({ summary, params, result }, index) => {
          const about =
            index > 0 ? doc([`${method.summary} ${summary}`], "  ") : methodDoc(method, bundle, alias);
          return about + signature(alias ?? method.name, params, result);
        })
        .join(""),
    ),
  );
  return `\n${doc([family.description], "")}export interface ${title}Methods ${body(text.join("\n"))}\n`;
}

function body(lines: string): string {
  return lines ? `{\n${lines}}` : "{}";
}

function signature(name: string, params: readonly string[], result: Schema): string {
  const promised = `Promise<${typeOf(result, { indent: "  ", input: false, taken: 0 })}>`;
  const start = `  ${key(name)}`;
  return `${start}${bracket("(", params, ")", "  ", start.length + promised.length + 3)}: ${promised};\n`;
}

function callsInterface(title: string, methods: readonly Method[]): string {
  const text = methods.flatMap((method) => [
    callOf(method),
    ...(method["x-aliases"] ?? []).map(
      (alias) => `  ${key(alias)}: ${title}Calls[${JSON.stringify(method.name)}];\n`,
    ),
  ]);
  const about = `The methods of {@link ${title}Methods} as \`{ method, params }\` calls. The first of \`overloads\` that the params fit says the result.`;
  return `\n${doc([about], "")}export interface ${title}Calls ${body(text.join(""))}\n`;
}

function callOf(method: Method): string {
  const ways = waysOf(method).map(({ params, result }) => ({ params, label: "result", result }));
  return `  ${key(method.name)}: ${shapes(ways)};\n`;
}

function subscriptionsInterface(title: string, kinds: readonly [string, SubscriptionKind][]): string {
  const text = kinds.map(([name, kind]) => {
    const label = "notification";
    const overloads = (kind.overloads ?? []).map((overload) => ({
      params: labelled(typedParams(kind.params, overload)),
      label,
      result: overload.notification,
    }));
    const general = { params: labelled(typedParams(kind.params)), label, result: kind.notification };
    const params = kind.params.map(
      (param) => `@param ${identifier(param.name)} - ${described(param.description, param.schema)}`,
    );
    const about = [kind.summary, ...(params.length > 0 ? ["", ...params] : [])];
    return `${doc(about, "  ")}  ${key(name)}: ${shapes([...overloads, general])};\n`;
  });
  return `\n${doc(["What can be subscribed to on a WebSocket: the params after the kind, and what is told."], "")}export interface ${title}Subscriptions {\n${text.join("")}}\n`;
}

interface Shape {
  readonly params: readonly string[];
  readonly label: string;
  readonly result: Schema;
}

function shapes(ways: readonly Shape[]): string {
  const general = ways.at(-1);
  if (!general) return "never";
  const overloads = ways.slice(0, -1).map((way) => shape(way, "      ", ""));
  if (overloads.length === 0) return shape(general, "  ", "");
  const list = `    overloads: [\n${overloads.map((text) => `      ${text},\n`).join("")}    ];\n`;
  return shape(general, "  ", list);
}

function shape({ params, label, result }: Shape, indent: string, more: string): string {
  const inner = `${indent}  `;
  const told = typeOf(result, { indent: inner, input: false, taken: inner.length + label.length + 3 });
  const flat = `{ params: readonly [${params.join(", ")}]; ${label}: ${told} }`;
  if (!more && !flat.includes("\n") && flat.length + indent.length < 100) return flat;
  const tuple = bracket("readonly [", params, "]", inner, inner.length + 9);
  return `{\n${inner}params: ${tuple};\n${inner}${label}: ${told};\n${more}${indent}}`.replaceAll(
    / +\n/g,
    "\n",
  );
}
