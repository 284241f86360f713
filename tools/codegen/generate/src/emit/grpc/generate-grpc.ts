import { join } from "node:path";
import {
  emitMessageIndex,
  emitServices,
  emitMessages,
  headerFor,
  nameModule,
  namesByFile,
} from "@node-access/generate/emit/grpc";
import { isOption, nameProperty, type GrpcSpec } from "@node-access/generate/model";
import { type Image, lint, startBuild, planMessages } from "@node-access/generate/proto";
import type { Generate } from "../../generator.ts";
import { format } from "oxfmt";
import { markdownTable } from "../../spec-file/index.ts";
import { type DocPages, firstSentence, pageUrl } from "../doc-pages.ts";

/** Generates the files of `packages/grpc`. */
export const generate: Generate = async (loader, output) => {
  const { root } = loader;
  const [folder, shown] = [join(root, "specs/grpc"), "specs/grpc"];
  const image = await startBuild(folder, shown);
  const [{ specs, files }] = await Promise.all([generateGrpc(image, loader.grpc()), lint(folder, shown)]);
  output.putFolder(join(root, "packages/grpc/src/generated"), files);
  output.insert(join(root, "packages/grpc/README.md"), emitGrpcDocs(specs).index, "reference");
};

/** All modules of `packages/grpc`, by path below `src/generated`, and the specs that they are of. */
export async function generateGrpc(
  image: Image,
  loading: Promise<ReadonlyMap<string, GrpcSpec>>,
): Promise<{ specs: GrpcSpec[]; files: Map<string, string> }> {
  // What is wrong with the protos is clearer in the words of the loader.
  const loaded = await loading;
  const specs = [...loaded.values()];
  const files = await messageModules(image, specs);
  for (const spec of specs) {
    files.set(`${spec.name}-messages.ts`, emitMessageIndex(spec));
    files.set(`${spec.name}-services.ts`, emitServices(spec));
  }
  return { specs, files };
}

/**
 * Returns the modules of a compiled proto module, by path below `src/generated`. The enums of a spec have a module of their
 * own, so that a program can import their values without the codecs.
 */
export async function messageModules(image: Image, specs: readonly GrpcSpec[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const enumsOf = new Map<string, string>();
  for (const spec of specs)
    // Protobuf's own files can belong to several specs.
    for (const file of namesByFile(spec).keys())
      if (!file.startsWith("google/")) enumsOf.set(file, `${spec.name}-enums`);
  const modules = emitMessages(
    planMessages(image, (file) => !isOption(file)),
    {
      header: headerFor,
      runtime: "@node-access/transport/protobuf",
      suffix: ".ts",
      enumsOf: (file) => enumsOf.get(file),
    },
  );
  for (const [file, { text }] of modules) files.set(nameModule(file), await print(nameModule(file), text));
  for (const spec of specs) {
    const enums = [...namesByFile(spec).keys()].flatMap((file) => modules.get(file)?.enums ?? []);
    const path = `${spec.name}-enums.ts`;
    files.set(path, await print(path, `${headerFor(spec.file)}\n\n${enums.join("\n\n")}\n`));
  }
  return files;
}

async function print(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, { printWidth: 120 });
  if (errors.length > 0) throw new Error(`${path} is no TypeScript: ${errors[0]?.message}`);
  return code;
}

const KINDS = { none: "promise", client: "promise", server: "stream", both: "stream both ways" } as const;

/** Creates the pages that list all calls of the specs. */
export function emitGrpcDocs(specs: readonly GrpcSpec[]): DocPages {
  const rows = specs.map(({ name, sections, operations }) => [
    `[\`/${name}\`](${pageUrl("grpc", name)})`,
    `${operations.length}`,
    sections.map((section) => section.title).join(", "),
  ]);
  return {
    pages: new Map(specs.map((spec) => [`${spec.name}.md`, page(spec)])),
    index: markdownTable(["Entry point", "Calls", "Services"], rows),
  };
}

function page({ name, file, sections, operations }: GrpcSpec): string {
  const rows = operations.map((method) => [
    `\`${sections.length === 1 ? "" : `${nameProperty(method.section)}.`}${method.name}\``,
    KINDS[method.stream],
    method.idempotency,
    firstSentence(method.summary),
  ]);
  const table = markdownTable(["Call", "Returns", "Idempotency", "What it does"], rows);
  return `# \`@node-access/grpc/${name}\`\n\nGenerated from the protos of the package \`${file.replaceAll("/", ".")}\`.\n\n${table}`;
}
