import { bytesMethods } from "./bytes-methods.ts";
import { type Method, type MethodGroup, methodGroups, listParameters } from "@node-access/generate/emit/rest";
import { markdownTable } from "../../spec-file/index.ts";
import { type DocPages, pageUrl } from "../doc-pages.ts";
import { type EventStream, eventStreams } from "./emit-operations.ts";
import { subscriptionGroup } from "./subscription-methods.ts";
import { byFork } from "../../model/read-types.ts";
import type { Types, RestSpec } from "@node-access/generate/model";

const MOST_IN_README = 40;

interface Part {
  readonly name: string;
  readonly about: string;
  readonly count: number;
  readonly text: string;
}

/**
 * Generates the pages of a spec that has too many methods for a README; `undefined` for other specs.
 * There is a page for each tag, or for each client if a method has no tag of its own.
 */
export function emitDocs(spec: RestSpec): DocPages | undefined {
  const own = methodGroups(spec);
  const subscriptions = subscriptionGroup(spec);
  const groups = subscriptions ? [...own, subscriptions] : own;
  const methods = groups.flatMap((group) => group.methods);
  if (methods.length <= MOST_IN_README) return undefined;
  const [streams, bytes] = [eventStreams(spec), bytesMethods(spec, own)];
  const byTag = methods.every(({ tag, member }) => tag !== undefined && member === undefined);
  const parts = byTag ? partsByTag(spec, methods, streams, bytes) : groups.map(partOfGroup);
  return {
    pages: new Map(parts.map((part) => [`${part.name}.md`, page(part, spec.file)])),
    index: markdownTable(
      ["Section", "Operations", "About"],
      parts.map(({ name, about, count }) => [
        `[${title(name)}](${pageUrl(spec.name, name)})`,
        `${count}`,
        about,
      ]),
    ),
  };
}

function partsByTag(
  spec: RestSpec,
  methods: readonly Method[],
  streams: readonly EventStream[],
  bytes: MethodGroup | undefined,
): Part[] {
  const parts = spec.sections.map(({ name, description: about }) => {
    const texts = [
      ...methods.filter((method) => method.tag === name).map((method) => methodPart(method, spec, bytes)),
      ...streams.filter(({ method }) => method.tag === name).map((stream) => streamPart(stream, spec.types)),
    ];
    return { name, about, count: texts.length, text: texts.join("\n") };
  });
  return parts.filter(({ count }) => count > 0);
}

function partOfGroup(group: MethodGroup): Part {
  const { name, summary, methods } = group;
  return { name, about: summary, count: methods.length, text: referenceTable(group) };
}

function page({ name, about, text }: Part, file: string): string {
  return `# ${title(name)}\n\n${about}\n\nGenerated from \`${file}\`.\n\n${text}`;
}

function title(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function methodPart(method: Method, spec: RestSpec, bytes: MethodGroup | undefined): string {
  const { name, summary, description, deprecated, result, resultDescription, source } = method;
  const parameters = listParameters(method);
  const gives = result === "void" ? resultDescription : `Returns \`${result}\`: ${resultDescription}`;
  const paragraphs = [
    `## ${name}`,
    `${deprecated ? "Deprecated. " : ""}${summary}`,
    ...(description === undefined ? [] : [description.trim()]),
    `\`${method.http} ${method.path}\``,
    ...(parameters.length > 0
      ? [
          parameters
            .map((parameter) => `- \`${parameter.name}\`, \`${parameter.type}\`: ${parameter.description}`)
            .join("\n"),
        ]
      : []),
    gives + listForks(method, spec),
    `idempotency: ${method.idempotency}; ${bytes?.methods.some((one) => one.name === name) ? "also in bytes; " : ""}source: ${source}`,
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
export function referenceTable({ methods }: MethodGroup): string {
  return markdownTable(HEADERS, methods.map(cells));
}

function cells(method: Method): readonly string[] {
  const { name, summary, http, path, idempotency, source, member } = method;
  const names = listParameters(method).map((parameter) => parameter.name);
  const message = member ? ` \`${member.value}\`` : "";
  const repeated = idempotency === "write" ? "only if it was not executed" : "yes";
  return [`\`${name}(${names.join(", ")})\``, summary, `\`${http} ${path}\`${message}`, repeated, source];
}
