import { readFileSync } from "node:fs";
import ts from "typescript-5.9";

/** A name in another module; `*` is the module as a whole. */
export interface Binding {
  readonly from: string;
  readonly name: string;
}

/** The syntax of a declaration file: its declarations, imports and exports. */
export interface Module {
  readonly file: string;
  readonly source: ts.SourceFile;
  /** Statements by the name that they declare: several for overloads and merged interfaces. */
  readonly locals: ReadonlyMap<string, readonly ts.Node[]>;
  readonly imports: ReadonlyMap<string, Binding>;
  /** By exported name: a name of this module, or of another one. */
  readonly exports: ReadonlyMap<string, string | Binding>;
  readonly stars: readonly string[];
}

export function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const locals = new Map<string, ts.Node[]>();
  const imports = new Map<string, Binding>();
  const exports = new Map<string, string | Binding>();
  const stars: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      for (const [local, binding] of importsOf(statement)) imports.set(local, binding);
    } else if (ts.isExportDeclaration(statement)) {
      exportsOf(statement, exports, stars);
    } else if (ts.isExportAssignment(statement)) {
      exports.set("default", statement.expression.getText(source));
    } else {
      for (const [name, node] of declarationsOf(statement)) {
        locals.set(name, [...(locals.get(name) ?? []), node]);
        if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) continue;
        exports.set(hasModifier(statement, ts.SyntaxKind.DefaultKeyword) ? "default" : name, name);
      }
    }
  }
  return { file, source, locals, imports, exports, stars };
}

function importsOf(statement: ts.ImportDeclaration): [string, Binding][] {
  const from = (statement.moduleSpecifier as ts.StringLiteral).text;
  const clause = statement.importClause;
  const found: [string, Binding][] = [];
  if (clause?.name !== undefined) found.push([clause.name.text, { from, name: "default" }]);
  const named = clause?.namedBindings;
  if (named !== undefined && ts.isNamespaceImport(named)) found.push([named.name.text, { from, name: "*" }]);
  if (named !== undefined && ts.isNamedImports(named)) {
    for (const { name, propertyName } of named.elements) {
      found.push([name.text, { from, name: (propertyName ?? name).text }]);
    }
  }
  return found;
}

function exportsOf(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  exports: Map<string, string | Binding>,
  stars: string[],
): void {
  const from = moduleSpecifier === undefined ? undefined : (moduleSpecifier as ts.StringLiteral).text;
  if (exportClause === undefined) {
    if (from !== undefined) stars.push(from);
  } else if (ts.isNamespaceExport(exportClause)) {
    if (from !== undefined) exports.set(exportClause.name.text, { from, name: "*" });
  } else {
    for (const { name, propertyName } of exportClause.elements) {
      const original = (propertyName ?? name).text;
      exports.set(name.text, from === undefined ? original : { from, name: original });
    }
  }
}

function declarationsOf(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
  }
  const { name } = statement as ts.DeclarationStatement;
  return name === undefined ? [] : [[name.text, statement]];
}

function hasModifier(statement: ts.Statement, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some((one) => one.kind === kind)
  );
}
