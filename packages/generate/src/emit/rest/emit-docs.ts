import type { BytesMethods } from "./bytes-methods.ts";
import { parametersOf } from "./emit-methods.ts";
import { markdownTable } from "../../spec-file/index.ts";
import type { EventStream } from "./event-streams.ts";
import { byFork } from "../../model/forks.ts";
import type { RestOperation } from "../../model/operation.ts";
import type { Spec, Types } from "../../model/spec.ts";
import type { Method, MethodGroup } from "./method.ts";

/** So many methods still fit in a README. */
const MOST_IN_README = 40;

/** A page for each section of a spec, and what leads to them. */
export interface DocPages {
  /** Texts by name: `validator.md`. */
  readonly pages: ReadonlyMap<string, string>;
  /** The table of the pages, for the README. */
  readonly index: string;
}

/** Makes the pages of a spec that has more operations than fit in a README, by their tags; `undefined` for others. */
export function emitDocs(
  spec: Spec<RestOperation>,
  [plain]: readonly MethodGroup[],
  streams: readonly EventStream[],
  bytes: BytesMethods | undefined,
): DocPages | undefined {
  const { file, sections, types } = spec;
  const methods = plain?.methods ?? [];
  if (methods.length <= MOST_IN_README || methods.some(({ tag, member }) => member || tag === undefined)) {
    return undefined;
  }
  const all = sections.map(({ name, description: about }) => {
    const parts = [
      ...methods.filter((method) => method.tag === name).map((method) => methodPart(method, spec, bytes)),
      ...streams.filter(({ method }) => method.tag === name).map((stream) => streamPart(stream, types)),
    ];
    return { name, about, parts };
  });
  const told = all.filter(({ parts }) => parts.length > 0);
  const page = (section: (typeof told)[number]): string =>
    `# ${title(section.name)}\n\n${section.about}\n\nGenerated from \`${file}\`.\n\n${section.parts.join("\n")}`;
  return {
    pages: new Map(told.map((section) => [`${section.name}.md`, page(section)])),
    index: markdownTable(
      ["Section", "Operations", "What it is about"],
      told.map(({ name, about, parts }) => [`[${title(name)}](docs/${name}.md)`, `${parts.length}`, about]),
    ),
  };
}

function title(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function methodPart(method: Method, spec: Spec<RestOperation>, bytes: BytesMethods | undefined): string {
  const { name, summary, description, deprecated, result, resultDescription, source } = method;
  const parameters = parametersOf(method);
  const gives = result === "void" ? resultDescription : `Gives \`${result}\`: ${resultDescription}`;
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
    gives + forksOf(method, spec),
    `repetition: ${method.idempotency}; ${bytes && name in bytes.answers ? "also in bytes; " : ""}source: ${source}`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

/** By which forks a method's responses differ, as a sentence. */
function forksOf({ name }: Method, spec: Spec<RestOperation>): string {
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
  const table = markdownTable(["Topic", "Tells", "When"], rows);
  return `## ${name}\n\n${summary}\n\n\`${http} ${path}\`\n\n${table}\nsource: ${source}\n`;
}
