import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5.9";
import type { Field } from "./page.ts";

/** A property of a type, as its users see it. */
export interface DocumentedProperty {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** The docstring, without tags. Markdown. */
  readonly description: string;
}

/** A function that a package exports, which takes options. */
export interface DocumentedFunction {
  readonly name: string;
  readonly module: string;
  readonly description: string;
  readonly options: readonly DocumentedProperty[];
}

/** A property as a row of a page. */
export function toField(
  { name, type, required, deprecated, description }: DocumentedProperty,
  prefix: string,
): Field {
  return {
    anchor: `${prefix}-${name}`,
    name,
    type: [{ text: type }],
    required,
    deprecated,
    description,
    facts: [],
    fields: [],
  };
}

interface Exports {
  readonly exports: Readonly<Record<string, { readonly types: string }>>;
}

/** The types of built packages, as the compiler knows them. */
export class DocumentedTypes {
  readonly #entries: ReadonlyMap<string, string>;
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(root: string, packages: readonly string[]) {
    this.#entries = new Map(packages.flatMap((folder) => listEntries(join(root, folder))));
    this.#program = ts.createProgram([...this.#entries.values()], {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      strict: true,
      types: [],
    });
    this.#checker = this.#program.getTypeChecker();
  }

  /** The properties of a type that a module exports, including inherited ones. */
  listProperties(module: string, type: string): DocumentedProperty[] {
    return this.#properties(this.#declaredType(module, type));
  }

  /** The properties of the value of a property of a type that a module exports. */
  propertiesWithin(module: string, type: string, property: string): DocumentedProperty[] {
    const within = this.#declaredType(module, type).getProperty(property);
    return within ? this.#properties(this.#checker.getTypeOfSymbol(within)) : [];
  }

  /** The functions of all modules that take options, each with the module that is named first. */
  functionsWithOptions(): DocumentedFunction[] {
    const found = new Map<string, DocumentedFunction>();
    for (const module of this.#entries.keys())
      for (const symbol of this.#exportsOf(module)) {
        const options = found.has(symbol.name) ? undefined : this.#optionsOf(symbol);
        if (options)
          found.set(symbol.name, { name: symbol.name, module, description: this.#doc(symbol), options });
      }
    return [...found.values()];
  }

  #declaredType(module: string, type: string): ts.Type {
    const found = this.#exportsOf(module).find(({ name }) => name === type);
    if (!found) throw new Error(`${module} exports no ${type}: build the packages first`);
    return this.#checker.getDeclaredTypeOfSymbol(found);
  }

  #exportsOf(module: string): ts.Symbol[] {
    const source = this.#program.getSourceFile(this.#entries.get(module) ?? "");
    const symbol = source && this.#checker.getSymbolAtLocation(source);
    const exported = symbol ? this.#checker.getExportsOfModule(symbol) : [];
    return exported.map((one) =>
      one.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(one) : one,
    );
  }

  #optionsOf(symbol: ts.Symbol): DocumentedProperty[] | undefined {
    if (!(symbol.flags & ts.SymbolFlags.Function)) return undefined;
    const [signature] = this.#checker.getTypeOfSymbol(symbol).getCallSignatures();
    for (const parameter of signature?.getParameters() ?? []) {
      const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(parameter));
      if (/^\w+Options\b/.test(this.#checker.typeToString(type))) return this.#properties(type);
    }
    return undefined;
  }

  #properties(type: ts.Type): DocumentedProperty[] {
    return this.#checker.getPropertiesOfType(type).map((property) => ({
      name: property.name,
      type: this.#typeOf(property),
      required: (property.flags & ts.SymbolFlags.Optional) === 0,
      deprecated: property.getJsDocTags(this.#checker).some(({ name }) => name === "deprecated"),
      description: this.#docOf(property),
    }));
  }

  /** The docstring of a property. An intersection of types may declare it several times: the last one narrows the others. */
  #docOf(property: ts.Symbol): string {
    const declared = property.declarations?.at(-1);
    const own =
      declared && this.#checker.getSymbolAtLocation((declared as ts.NamedDeclaration).name ?? declared);
    return (own && this.#doc(own)) || this.#doc(property);
  }

  /** The type of a property as its declaration writes it, or its constraint if it is generic. */
  #typeOf(property: ts.Symbol): string {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(property));
    const declared = property.declarations?.findLast((one) => ts.isPropertySignature(one));
    const bound = type.flags & ts.TypeFlags.TypeParameter ? type.getConstraint() : undefined;
    const written = declared?.type?.getText();
    const text = bound || written === undefined ? this.#checker.typeToString(bound ?? type) : written;
    return text.replace(/ \| undefined$/, "").replace(/^\((.*)\)$/, "$1");
  }

  #doc(symbol: ts.Symbol): string {
    const parts = symbol.getDocumentationComment(this.#checker).map(({ kind, text }) => {
      if (kind === "link") return "";
      return kind === "linkName" || kind === "linkText" ? `\`${text.trim()}\`` : text;
    });
    return parts.join("");
  }
}

/** The modules of a package, each with the file that declares its types. */
function listEntries(folder: string): [module: string, file: string][] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Exports & {
    name: string;
  };
  return Object.entries(manifest.exports).map(([path, { types }]) => [
    `${manifest.name}${path.slice(1)}`,
    join(folder, types),
  ]);
}
