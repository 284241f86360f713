import { join } from "node:path";
import { emitSchemaType } from "./emit/graphql/emit-schema-type.ts";
import { pageUrl } from "./emit/page-url.ts";
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

/** The page of a schema, and a table of its types. */
interface GraphqlDocs {
  readonly page: string;
  readonly index: string;
}

/** Creates the page that lists a schema's types. */
export function emitGraphqlDocs({ file, schema }: GraphqlSpec): GraphqlDocs {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const rows = types.map((type) => [`\`${type.name}\``, firstSentence(formatSummary(type.description))]);
  return {
    page: `# Schema of Ethereum-style nodes\n\nGenerated from \`${file}\`.\n\n${types.map(section).join("\n")}`,
    index: `${markdownTable(["Type", "What it is"], rows)}\n[All fields and arguments](${pageUrl("graphql", "ethereum")})\n`,
  };
}

type Line = Pick<GraphQLArgument, "name" | "type" | "description">;

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

function line(mark: string, { name, type, description }: Line): string {
  return `${mark}\`${name}: ${type.toString()}\`: ${formatSummary(description)}`;
}

function firstSentence(text: string): string {
  return text.replace(/(?<=\.) .*$/, "");
}
