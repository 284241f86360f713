import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5.9";

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The declarations of generated sources: types, and the methods of clients. */
export class Declarations {
  readonly #declared = new Map<string, Declared>();
  readonly #printer = ts.createPrinter({ removeComments: true });

  /**
   * @param root - The repository's root.
   * @param pattern - The source files, as a glob. Where two declare the same name, the first one counts.
   * @param takes - Selects the files to read, by their name.
   */
  constructor(root: string, pattern: string) {
    for (const file of globSync(pattern, { cwd: root }).toSorted()) {
      const text = readFileSync(join(root, file), "utf8");
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
      for (const statement of source.statements) {
        if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
        if (!this.#declared.has(statement.name.text)) this.#declared.set(statement.name.text, statement);
      }
    }
  }

  /** A declaration without its comments, or `undefined` if nothing declares the name. */
  textOf(name: string): string | undefined {
    const declared = this.#declared.get(name);
    return declared && this.#print(declared);
  }

  /**
   * The overloads of a method, the general one last.
   *
   * @param interfaces - The interfaces that may have the method.
   */
  methodOf(interfaces: RegExp, method: string): string[] {
    for (const [name, declared] of this.#declared) {
      if (!interfaces.test(name) || !ts.isInterfaceDeclaration(declared)) continue;
      const found = declared.members.filter((member) => member.name && nameOf(member.name) === method);
      if (found.length > 0) return found.map((member) => this.#print(member));
    }
    return [];
  }

  #print(node: ts.Node): string {
    return this.#printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  }
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
