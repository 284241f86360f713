import { dirname, join } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";
import ts from "typescript-5.9";

/** A name of another module; `*` is the module as a whole. */
interface Binding {
  readonly from: string;
  readonly name: string;
}

/** A name that a module of the package declares, and its declarations: several for overloads and merged interfaces. */
export interface Declared {
  readonly file: string;
  readonly name: string;
  readonly nodes: readonly ts.Declaration[];
}

/** An export of an entry: a declaration of the package, or a name of another package (`*`: all of it). */
export type Exported = Declared | Binding;

const OPTIONS: ts.CompilerOptions = { noLib: true, types: [], target: ts.ScriptTarget.ES2022 };

/** The interface of a built package, read from its declaration files. */
export class PublicApi {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #reached = new Map<ts.Declaration, Declared>();

  constructor({ exports = {} }: Manifest, directory: string) {
    const entries = Object.values(exports).flatMap((target) =>
      typeof target === "string" ? [] : [join(directory, target["types"] ?? "")],
    );
    const host = ts.createCompilerHost(OPTIONS);
    // Of other packages, only the names are shown.
    host.resolveModuleNameLiterals = (names, file) =>
      names.map(({ text }) => {
        const resolvedFileName = resolveFile(file, text) ?? "";
        const found = { resolvedFileName, extension: ts.Extension.Dts };
        return { resolvedModule: resolvedFileName === "" ? undefined : found };
      });
    this.#program = ts.createProgram(entries, OPTIONS, host);
    this.#checker = this.#program.getTypeChecker();
  }

  /** Returns the exports of a built declaration file, by name, and records every declaration that they refer to. */
  entry(file: string): Map<string, Exported> {
    const found = new Map<string, Exported>();
    for (const from of this.#foreignStars(file)) found.set(`* ${from}`, { from, name: "*" });
    for (const [name, symbol] of this.#exports(file)) found.set(name, this.#reach(symbol));
    return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** How many names a declaration file exports. */
  size(file: string): number {
    return this.#exports(file).size;
  }

  /** Follows an export of a file to the first generated module on the way to its declaration, or else to that of the declaration. */
  origin(file: string, name: string): string {
    if (isGenerated(file)) return file;
    const own = this.#module(file)?.exports?.get(name as ts.__String);
    const binding = own && this.#imported(own);
    const target = own
      ? binding?.name !== "*" && binding?.file
      : this.#stars(file).findLast((one) => one.file !== undefined && this.#exports(one.file).has(name))
          ?.file;
    return target ? this.origin(target, binding?.name ?? name) : file;
  }

  /** All recorded declarations, by name, then by file. */
  reached(): Declared[] {
    const key = ({ name, file }: Declared): string => `${name} ${file}`;
    return [...this.#reached.values()].toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  }

  #module(file: string): ts.Symbol | undefined {
    const source = this.#program.getSourceFile(file);
    if (!source) throw new Error(`${file} does not exist: build the package`);
    return this.#checker.getSymbolAtLocation(source);
  }

  #exports(file: string): Map<string, ts.Symbol> {
    const module = this.#module(file);
    const exported = module ? this.#checker.getExportsOfModule(module) : [];
    return new Map(exported.map((symbol) => [symbol.name, symbol]));
  }

  /** The modules whose exports a module exports all. */
  #stars(file: string): { readonly from: string; readonly file: string | undefined }[] {
    const nodes = this.#module(file)?.exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? [];
    return nodes.map((node) => {
      const from = findSpecifier(node) ?? "";
      return { from, file: resolveFile(file, from) };
    });
  }

  #foreignStars(file: string, seen = new Set<string>()): string[] {
    if (seen.has(file)) return [];
    seen.add(file);
    return this.#stars(file).flatMap((one) =>
      one.file === undefined ? [one.from] : this.#foreignStars(one.file, seen),
    );
  }

  /** The name of another module that a name of a module stands for; `undefined` for what the module itself declares. */
  #imported(symbol: ts.Symbol): (Binding & { readonly file: string | undefined }) | undefined {
    const [node] = symbol.declarations ?? [];
    if ((symbol.flags & ts.SymbolFlags.Alias) === 0 || !node) return undefined;
    const from = findSpecifier(node);
    if (from === undefined) {
      const local = this.#checker.getImmediateAliasedSymbol(symbol);
      return local && this.#imported(local);
    }
    const isNamed = ts.isImportSpecifier(node) || ts.isExportSpecifier(node);
    const name = isNamed ? (node.propertyName ?? node.name).text : ts.isImportClause(node) ? "default" : "*";
    return { from, name, file: resolveFile(node.getSourceFile().fileName, from) };
  }

  /** Finds what a symbol stands for, and records it with all that it refers to. */
  #reach(symbol: ts.Symbol): Exported {
    const imported = this.#imported(symbol);
    if (imported?.file !== undefined) return this.#reachIn(imported.file, imported.from, imported.name);
    if (imported) return { from: imported.from, name: imported.name };
    const own = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : this.#checker.getAliasedSymbol(symbol);
    const [first] = own.declarations ?? [];
    if (!first) throw new Error(`a module declares no ${symbol.name}, but exports it`);
    const known = this.#reached.get(first);
    if (known) return known;
    const nodes = own.declarations ?? [];
    const declared = { file: first.getSourceFile().fileName, name: own.name, nodes };
    this.#reached.set(first, declared);
    for (const node of nodes) this.#reachAll(node);
    return declared;
  }

  #reachIn(file: string, from: string, name: string): Exported {
    if (name === "*") {
      // It refers to all exports of the module.
      this.entry(file);
      return { from, name };
    }
    const symbol = this.#exports(file).get(name);
    if (!symbol) throw new Error(`${file} exports no ${name}, but another module imports it`);
    return this.#reach(symbol);
  }

  /** Records what a declaration refers to. */
  #reachAll(node: ts.Node): void {
    if (ts.isIdentifier(node) && refers(node)) {
      const symbol = this.#checker.getSymbolAtLocation(node);
      if (symbol?.declarations?.some(isOfModule)) this.#reach(symbol);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const from = (node.argument.literal as ts.StringLiteral).text;
      const file = resolveFile(node.getSourceFile().fileName, from);
      if (file !== undefined) this.#reachIn(file, from, firstName(node.qualifier));
    }
    ts.forEachChild(node, (child) => this.#reachAll(child));
  }
}

/** Whether a file is made from the specs. */
export function isGenerated(file: string): boolean {
  return file.includes("/generated/");
}

/** The declaration file of a relative import; `undefined` for another package. */
function resolveFile(importer: string, from: string): string | undefined {
  return from.startsWith(".") ? join(dirname(importer), from.replace(/\.[jt]s$/, ".d.ts")) : undefined;
}

/** The module that an import or export names; `undefined` for an export of the own module. */
function findSpecifier(node: ts.Node): string | undefined {
  const statement = ts.findAncestor(
    node,
    (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one),
  );
  const module = (statement as ts.ImportDeclaration | ts.ExportDeclaration | undefined)?.moduleSpecifier;
  return module && (module as ts.StringLiteral).text;
}

/** Whether a declaration is one of its module, or imports one, and is not a parameter, a member or the like. */
function isOfModule(node: ts.Declaration): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.isSourceFile(statement.parent) || findSpecifier(node) !== undefined;
}

/** Whether an identifier refers to a declaration, and is not the name of a property, parameter or member. */
function refers(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return (parent as Partial<ts.NamedDeclaration>).name !== node;
}

function firstName(name: ts.EntityName | undefined): string {
  if (name === undefined) return "*";
  return ts.isIdentifier(name) ? name.text : firstName(name.left);
}
