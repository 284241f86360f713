import { bytesMethods } from "./bytes-methods.ts";
import {
  type Method,
  type MethodGroup,
  methodGroups,
  pascal,
  listParameters,
} from "@node-access/generate/emit/rest";
import { markdownTable } from "../../spec-file/index.ts";
import { type DocPages, pageUrl } from "../doc-pages.ts";
import { type EventStream, eventStreams } from "./emit-operations.ts";
import { subscriptionGroup } from "./subscription-methods.ts";
import { byFork } from "../../model/read-types.ts";
import type { Types, RestSpec } from "@node-access/generate/model";

const MOST_IN_README = 40;

/**
 * Generates the pages of a spec that has too many methods for a README; `undefined` for other specs.
 * There is a page for each tag, or for each client if a method has no tag of its own.
 */
export function emitDocs(spec: RestSpec): DocPages | undefined {
  const own = methodGroups(spec);
  const groups = [...own, ...[subscriptionGroup(spec) ?? []].flat()];
  const methods = groups.flatMap((group) => group.methods);
  if (methods.length <= MOST_IN_README) return undefined;
  const byTag = methods.every(({ tag, member }) => tag !== undefined && member === undefined);
  const parts = byTag
    ? partsByTag(spec, methods, bytesMethods(spec, own))
    : groups.map((group) => {
        const { name, summary: about, methods: all } = group;
        return { name, about, count: all.length, text: referenceTable(group) };
      });
  const pages = parts.map(({ name, about, text }) => {
    const page = `# ${pascal(name)}\n\n${about}\n\nGenerated from \`${spec.file}\`.\n\n${text}`;
    return [`${name}.md`, page] as const;
  });
  const rows = parts.map(({ name, about, count }) => [
    `[${pascal(name)}](${pageUrl(spec.name, name)})`,
    `${count}`,
    about,
  ]);
  return { pages: new Map(pages), index: markdownTable(["Section", "Operations", "About"], rows) };
}

function partsByTag(spec: RestSpec, methods: readonly Method[], bytes: MethodGroup | undefined) {
  const streams = eventStreams(spec);
  const parts = spec.sections.map(({ name, description: about }) => {
    const texts = [
      ...methods.filter((method) => method.tag === name).map((method) => methodPart(method, spec, bytes)),
      ...streams.filter(({ method }) => method.tag === name).map((stream) => streamPart(stream, spec.types)),
    ];
    return { name, about, count: texts.length, text: texts.join("\n") };
  });
  return parts.filter(({ count }) => count > 0);
}

function methodPart(method: Method, spec: RestSpec, bytes: MethodGroup | undefined): string {
  const { name, summary, description, deprecated, result, resultDescription, source } = method;
  const parameters = listParameters(method).map(
    (one) => `- \`${one.name}\`, \`${one.type}\`: ${one.description}`,
  );
  const gives = result === "void" ? resultDescription : `Returns \`${result}\`: ${resultDescription}`;
  const inBytes = bytes?.methods.some((one) => one.name === name) ? "also in bytes; " : "";
  const paragraphs = [
    `## ${name}`,
    `${deprecated ? "Deprecated. " : ""}${summary}`,
    ...(description === undefined ? [] : [description.trim()]),
    `\`${method.http} ${method.path}\``,
    ...(parameters.length > 0 ? [parameters.join("\n")] : []),
    gives + listForks(method, spec),
    `idempotency: ${method.idempotency}; ${inBytes}source: ${source}`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

function listForks({ name }: Method, spec: RestSpec): string {
  const { outputs = [] } = spec.operations.find((one) => one.name === name) ?? {};
  const names = new Set(outputs.flatMap(({ type }) => (type ? Array.from(byFork(type, spec).keys()) : [])));
  if (names.size === 0) return "";
  const listed = [...names].map((fork) => `\`${fork}\``).join(", ");
  return ` It differs by fork, which \`${spec.forks?.property}\` names: ${listed}.`;
}

function streamPart({ method, topics }: EventStream, types: Types): string {
  const { name, summary, source, http, path } = method;
  const rows = [...topics].map(([topic, schema]) => [
    `\`${topic}\``,
    `\`${schema}\``,
    types[schema]?.type.description ?? "",
  ]);
  const table = markdownTable(["Topic", "Event", "When"], rows);
  return `## ${name}\n\n${summary}\n\n\`${http} ${path}\`\n\n${table}\nsource: ${source}\n`;
}

const HEADERS = ["method", "what it does", "request", "repeated after a failure", "source"];

/** Writes the methods of a spec as tables, one for each client. */
export function referenceTables(groups: readonly MethodGroup[]): string {
  return groups
    .map((group) => (groups.length > 1 ? `**${group.name}**\n\n` : "") + referenceTable(group))
    .join("\n");
}

/** Writes the methods of one client as a table. */
function referenceTable({ methods }: MethodGroup): string {
  return markdownTable(HEADERS, methods.map(cells));
}

function cells(method: Method): readonly string[] {
  const { name, summary, http, path, idempotency, source, member } = method;
  const names = listParameters(method).map((parameter) => parameter.name);
  const message = member ? ` \`${member.value}\`` : "";
  const repeated = idempotency === "write" ? "only if it was not executed" : "yes";
  return [`\`${name}(${names.join(", ")})\``, summary, `\`${http} ${path}\`${message}`, repeated, source];
}
