import { join } from "node:path";
import { emitSchemaType } from "./emit/graphql/emit-schema-type.ts";
import { type DocPages, firstSentence, pageUrl } from "./emit/doc-pages.ts";
import type { Generate } from "./generator.ts";
import {
  type GraphQLArgument,
  type GraphQLNamedType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import type { GraphqlSpec } from "@node-access/generate/graphql";
import { readSource, formatSummary } from "./load/graphql/load-graphql.ts";
import { markdownTable } from "./spec-file/index.ts";

/** Generates the schema's type for `packages/graphql`, and the table of its types in the README. */
export const generate: Generate = (loader, output) => {
  const root = join(loader.root, "packages/graphql");
  const spec = loader.graphql();
  output.putFolder(join(root, "src/generated"), [["ethereum-schema.ts", emitSchemaType(spec, "Ethereum")]]);
  output.insert(join(root, "README.md"), emitGraphqlDocs(spec).index, "reference");
};

/** Creates the page that lists a schema's types, and the table of these types. */
export function emitGraphqlDocs({ file, schema }: GraphqlSpec): DocPages {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const rows = types.map((type) => [`\`${type.name}\``, firstSentence(formatSummary(type.description))]);
  const page = `# Schema of Ethereum-style nodes\n\nGenerated from \`${file}\`.\n\n${types.map(section).join("\n")}`;
  const link = `[All fields and arguments](${pageUrl("graphql", "ethereum")})`;
  return {
    pages: new Map([["ethereum.md", page]]),
    index: `${markdownTable(["Type", "What it is"], rows)}\n${link}\n`,
  };
}

function section(type: GraphQLNamedType): string {
  const { name, description } = type;
  const head = `## ${name}\n\n${formatSummary(description)}\n`;
  const source = `\nsource: ${readSource(description)}\n`;
  if (!isObjectType(type) && !isInputObjectType(type)) return `${head}${source}`;
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const args: readonly GraphQLArgument[] = "args" in field ? field.args : [];
    return [line("- ", field)].concat(args.map((one) => line("  - ", one)));
  });
  return `${head}\n${fields.join("\n")}\n${source}`;
}

function line(
  mark: string,
  { name, type, description }: Pick<GraphQLArgument, "name" | "type" | "description">,
): string {
  return `${mark}\`${name}: ${type.toString()}\`: ${formatSummary(description)}`;
}
