import { literal } from "@node-access/generate/emit/typescript";
import { join } from "node:path";
import {
  type CompletedConfig,
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  type Schema,
  SchemaGenerator,
  // An import by name would make Node parse the whole compiler once more, to find its exports.
  ts,
} from "ts-json-schema-generator";

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  lib: ["lib.es5.d.ts"],
};

/**
 * Creates the JSON Schema of the gateway's config file from the types of its options. Their docstrings become descriptions, and their
 * tags (`@minimum`, `@pattern`, ...) constraints. `@expected` is the description of the value in errors.
 */
export function configSchemaFiles({
  root,
  files,
}: {
  readonly root: string;
  /** The text of generated files with types, by absolute path. They may not be written yet. */
  readonly files: ReadonlyMap<string, string>;
}): readonly (readonly [path: string, text: string])[] {
  const gateway = join(root, "packages/gateway");
  const file = join(gateway, "src/command/config/gateway-config.ts");
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path: file,
    type: "GatewayConfig",
    expose: "export",
    topRef: false,
    jsDoc: "extended",
    functions: "hide",
    extraTags: ["expected"],
    skipTypeCheck: true,
    additionalProperties: false,
    sortProps: false,
    encodeRefs: false,
  };
  const program = ts.createProgram([file], options, createHost(files));
  const generator = new SchemaGenerator(
    program,
    createParser(program, config),
    createFormatter(config),
    config,
  );
  const schema = {
    ...withoutEmptyTexts(generator.createSchema(config.type)),
    title: "Config file of @node-access/gateway",
  };
  const text = JSON.stringify(schema, undefined, 2);
  return [
    [join(gateway, "config.schema.json"), `${text}\n`],
    [join(gateway, "src/command/config/generated/config-schema.ts"), printModule(text)],
  ];
}

/** Rejects empty strings. */
function withoutEmptyTexts(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_, part: Schema | undefined) => {
    const isFree = part?.type === "string" && !("const" in part || "enum" in part || "pattern" in part);
    return isFree ? { ...part, minLength: 1 } : part;
  }) as Schema;
}

/** Reads only the gateway's own modules with types, with the current generated files, and none of its dependencies. */
function createHost(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const readFile = (path: string): string | undefined => {
    const text = files.get(path);
    if (text !== undefined || !path.includes("/generated/")) return text ?? host.readFile(path);
    throw new Error(
      `${path} may not be generated yet, when the config file's schema is created; import the type from ${[...files.keys()].join(", ")}`,
    );
  };
  return {
    ...host,
    readFile,
    getSourceFile(path, version) {
      const text = readFile(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version, true);
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map((specifier) => {
        const { text } = specifier;
        if (!/^\..*\.ts$/.test(text) || !bringsTypes(specifier)) return { resolvedModule: undefined };
        const resolvedFileName = join(containing, "..", text);
        return { resolvedModule: { resolvedFileName, extension: ts.Extension.Ts } };
      }),
  };
}

/** Whether an import is needed for types: a type or constant of the importing module uses an imported name. */
function bringsTypes({ parent }: ts.StringLiteralLike): boolean {
  if (!ts.isImportDeclaration(parent)) return true;
  const { namedBindings } = parent.importClause ?? {};
  if (namedBindings === undefined || !ts.isNamedImports(namedBindings)) return true;
  const names = new RegExp(`\\b(?:${namedBindings.elements.map(({ name }) => name.text).join("|")})\\b`);
  const file = parent.getSourceFile();
  const types = file.statements.filter(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) || ts.isVariableStatement(one),
  );
  return types.some((type) => names.test(type.getText(file)));
}

/** The schema without descriptions, which the gateway does not need for validation. */
function printModule(schema: string): string {
  const plain: unknown = JSON.parse(schema, (key, part: unknown) =>
    typeof part === "string" && ["description", "title", "$schema"].includes(key) ? undefined : part,
  );
  return `// Generated from the types of the gateway's options. Do not edit: change them and run \`npm run generate\`.

/** JSON Schema of the config file. */
export const configSchema: object = ${literal(plain)};
`;
}
