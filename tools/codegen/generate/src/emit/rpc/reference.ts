import { markdownTable } from "../../spec-file/index.ts";
import { pageUrl } from "../doc-pages.ts";
import {
  callable,
  type Input,
  readOutput,
  findProtocols,
  type RpcMethod,
  type RpcProtocol,
  type RpcSpec,
  type Section,
  spanText,
  type SubscriptionKind,
  listSubscriptionKinds,
} from "@node-access/generate/model";
import { labelled, typedParams } from "@node-access/generate/emit/rpc";
import { describeText, lowerFirst, printTypeAt } from "@node-access/generate/emit/typescript";

/** Returns the table of families for a README, with a link to the page of each. */
export function emitReference(spec: RpcSpec): string {
  const rows = spec.sections.map((family) => {
    const names = callable(spec, family.name).map(({ name }) => `${name.slice(0, name.indexOf("_") + 1)}`);
    const namespaces = [...new Set(names)].map((name) => (name === "" ? "without namespace" : code(name)));
    const offered = spec.protocols.filter(({ families }) => families.includes(family.name));
    return [
      `[${family.title}](${pageUrl("rpc", family.name)})`,
      namespaces.join(", "),
      String(names.length),
      flatText(family.description),
      offered.length > 12 ? `${offered.length}: see the page` : listNames(offered),
    ];
  });
  return markdownTable(["Family", "Names", "Methods", "About", "Protocols"], rows);
}

export function emitFamilyPages(spec: RpcSpec): Map<string, string> {
  return new Map(spec.sections.map((family) => [`${family.name}.md`, emitFamilyPage(spec, family)]));
}

function emitFamilyPage(spec: RpcSpec, family: Section): string {
  const methods = callable(spec, family.name);
  const kinds = listSubscriptionKinds(spec, family.name);
  return [
    `# ${family.title}\n\n${family.description}\n\n`,
    `Protocols: ${offering(spec, family)}. Generated from \`specs/rpc/${family.name}.openrpc.yaml\`.\n`,
    ...methods.map((method) => methodSection(spec, method)),
    ...kinds.map(([name, kind]) => kindSection(name, kind)),
  ].join("");
}

function listNames(protocols: readonly RpcProtocol[]): string {
  return protocols.map(({ name }) => name).join(", ");
}

/** The protocols that offer a family, or those that do not where they are fewer. */
function offering({ protocols, sections }: RpcSpec, { name: family }: Section): string {
  const offered = protocols.filter(({ families }) => families.includes(family));
  // A chain has the methods of Ethereum, or others.
  const first = sections.find(({ name }) => offered.some(({ families }) => families[0] === name));
  const alike = protocols.filter(({ families }) => families[0] === first?.name);
  const others = alike.filter((protocol) => !offered.includes(protocol));
  if (others.length >= offered.length || first?.name === family) return listNames(offered);
  return `those of ${first?.title}${others.length > 0 ? `, except ${listNames(others)}` : ""}`;
}

function methodSection(spec: RpcSpec, method: RpcMethod): string {
  const aliases = method.aliases.map((alias) => code(alias));
  const only = method.protocols && findProtocols(spec, method).map(({ name }) => name);
  const facts = [
    `idempotency: ${method.idempotency}`,
    ...(aliases.length > 0 ? [`also called ${aliases.join(", ")}`] : []),
    ...(only ? [`only ${only.join(", ")}`] : []),
    `source: ${method.source}`,
  ];
  const rows = paramRows(method.inputs);
  return [
    `\n## ${method.name}\n\n${sentences(method.deprecated && "Deprecated.", method.summary, method.description, spanText(method))}\n`,
    rows.length > 0 ? `\n${markdownTable(["Param", "Description"], rows)}` : "",
    `
Returns ${code(printTypeAt(readOutput(method), flat))}: ${lowerFirst(method.outputs[0].description ?? "")}\n`,
    choices(method),
    `\n${facts.join("; ")}\n`,
  ].join("");
}

function paramRows(inputs: readonly Input[]): string[][] {
  const labels = labelled(typedParams(inputs));
  return inputs.map((input, index) => {
    const about = sentences(describeText(input.description, input.type), spanText(input));
    return [code(labels[index] ?? ""), flatText(about)];
  });
}

function sentences(...all: readonly (string | false | undefined)[]): string {
  return all.filter(Boolean).join(" ");
}

function choices({ overloads }: RpcMethod): string {
  const rows = overloads.map(({ summary = "", inputs, output }) => {
    const given = Object.entries(inputs).map(([name, type]) => code(`${name}: ${printTypeAt(type, flat)}`));
    return [given.join(", "), code(printTypeAt(output, flat)), flatText(summary)];
  });
  return rows.length > 0 ? `\n${markdownTable(["Params", "Result", "Description"], rows)}` : "";
}

function kindSection(name: string, kind: SubscriptionKind): string {
  const { summary, inputs, output } = kind;
  const rows = paramRows(inputs);
  return [
    `\n## subscribe ${name}\n\n${sentences(summary, spanText(kind))}\n`,
    rows.length > 0 ? `\n${markdownTable(["Param", "Description"], rows)}` : "",
    `
Sends ${code(printTypeAt(output, flat))}.\n`,
  ].join("");
}

const flat = { indent: "", input: false, taken: Number.NEGATIVE_INFINITY, omitDocs: true };

function code(text: string): string {
  const inner = flatText(text);
  const fence = inner.includes("`") ? "``" : "`";
  return fence + inner + fence;
}

function flatText(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
}
