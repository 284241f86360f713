import { markdownTable } from "../../spec-file/index.ts";
import {
  type Bundle,
  callable,
  type Family,
  type Method,
  type Param,
  protocolsOf,
  type SubscriptionKind,
  subscriptionKinds,
} from "../../load/open-rpc/document.ts";
import { spanText } from "../../load/open-rpc/versions.ts";
import { labelled, typedParams } from "./params.ts";
import { described, lowerFirst } from "./text.ts";
import { typeOf } from "./type-of.ts";

/** The table of families for a README; each has a page of its own. */
export function emitReference(bundle: Bundle): string {
  const rows = bundle["x-families"].map((family) => {
    const names = callable(bundle, family.name).map(({ name }) => `${name.slice(0, name.indexOf("_") + 1)}`);
    const namespaces = [...new Set(names)].map(code);
    const offered = bundle["x-protocols"].filter(({ families }) => families.includes(family.name));
    return [
      `[${family.title}](docs/${family.name}.md)`,
      namespaces.join(", "),
      String(names.length),
      flatText(family.description),
      offered.map(({ name }) => name).join(", "),
    ];
  });
  return markdownTable(["Family", "Names", "Methods", "What it is about", "Protocols"], rows);
}

/** The page of a family: its methods and subscriptions. */
export function emitFamilyReference(bundle: Bundle, family: Family): string {
  const methods = callable(bundle, family.name);
  const kinds = subscriptionKinds(bundle, family.name);
  const offered = bundle["x-protocols"].filter(({ families }) => families.includes(family.name));
  return [
    `# ${family.title}\n\n${family.description}\n\n`,
    `Protocols: ${offered.map(({ name }) => name).join(", ")}. Generated from \`specs/rpc/${family.name}.openrpc.yaml\`.\n`,
    ...methods.map((method) => methodSection(bundle, method)),
    ...kinds.map(([name, kind]) => kindSection(name, kind)),
  ].join("");
}

function methodSection(bundle: Bundle, method: Method): string {
  const aliases = (method["x-aliases"] ?? []).map((alias) => code(alias));
  const only = method["x-protocols"] && protocolsOf(bundle, method).map(({ name }) => name);
  const facts = [
    `repetition: ${method["x-idempotency"]}`,
    ...(aliases.length > 0 ? [`also called ${aliases.join(", ")}`] : []),
    ...(only ? [`only ${only.join(", ")}`] : []),
    `source: ${method["x-source"]}`,
  ];
  const rows = paramRows(method.params);
  return [
    `\n## ${method.name}\n\n${sentences(method.deprecated && "Deprecated.", method.summary, method.description, spanText(method))}\n`,
    rows.length > 0 ? `\n${markdownTable(["Param", "What it is"], rows)}` : "",
    `\nGives ${code(typeOf(method.result.schema, flat))}: ${lowerFirst(method.result.description ?? "")}\n`,
    choices(method),
    `\n${facts.join("; ")}\n`,
  ].join("");
}

function paramRows(params: readonly Param[]): string[][] {
  const labels = labelled(typedParams(params));
  return params.map((param, index) => {
    const about = sentences(described(param.description, param.schema), spanText(param));
    return [code(labels[index] ?? ""), flatText(about)];
  });
}

function sentences(...all: readonly (string | false | undefined)[]): string {
  return all.filter(Boolean).join(" ");
}

/** What the method gives for narrower params. */
function choices({ "x-overloads": overloads = [] }: Method): string {
  const rows = overloads.map(({ summary, params, result }) => {
    const given = Object.entries(params).map(([name, schema]) => code(`${name}: ${typeOf(schema, flat)}`));
    return [given.join(", "), code(typeOf(result, flat)), flatText(summary)];
  });
  return rows.length > 0 ? `\n${markdownTable(["Params", "Result", "What it tells"], rows)}` : "";
}

function kindSection(name: string, kind: SubscriptionKind): string {
  const { summary, params, notification } = kind;
  const rows = paramRows(params);
  return [
    `\n## subscribe ${name}\n\n${sentences(summary, spanText(kind))}\n`,
    rows.length > 0 ? `\n${markdownTable(["Param", "What it is"], rows)}` : "",
    `\nTells ${code(typeOf(notification, flat))}.\n`,
  ].join("");
}

const flat = { indent: "", input: false, taken: Number.NEGATIVE_INFINITY };

function code(text: string): string {
  const inner = flatText(text);
  const fence = inner.includes("`") ? "``" : "`";
  return fence + inner + fence;
}

function flatText(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
}
