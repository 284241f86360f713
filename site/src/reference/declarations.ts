import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5.9";
import type { ReferencePage } from "./page.ts";
import { simplifySignature } from "./readable-signature.ts";

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The declarations of generated sources: types, and the methods of clients. */
export class Declarations {
  readonly #declared = new Map<string, Declared>();
  readonly #printer = ts.createPrinter({ removeComments: true });

  /** Reads the files that a glob names. Where two declare the same name, the first one counts. */
  constructor(root: string, pattern: string) {
    // Files of schemas are large, and declare no types.
    for (const file of globSync(pattern, { cwd: root, exclude: ["**/*schemas.ts"] }).toSorted()) {
      const text = readFileSync(join(root, file), "utf8");
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
      for (const statement of source.statements) {
        if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
        if (!this.#declared.has(statement.name.text)) this.#declared.set(statement.name.text, statement);
      }
    }
  }

  /** A declaration without its comments, or `undefined` if nothing declares the name. */
  printDeclaration(name: string): string | undefined {
    const declared = this.#declared.get(name);
    return declared && this.#print(declared);
  }

  /** The signature of a method, as one would explain it, and the overloads that it stands for. */
  readMethod(interfaces: RegExp, method: string): Pick<ReferencePage, "signatures" | "overloads"> {
    const members = this.#membersOf(interfaces, method);
    // The general overload is the last.
    const general = members.at(-1);
    if (general === undefined) return { signatures: [], overloads: [] };
    const readable = this.#print(simplifySignature(general), general);
    const declared = members.map((member) => this.#print(member));
    const isWhole = declared.length === 1 && declared[0] === readable;
    return { signatures: [readable], overloads: isWhole ? [] : declared };
  }

  #membersOf(interfaces: RegExp, method: string): ts.TypeElement[] {
    for (const [name, declared] of this.#declared) {
      if (!interfaces.test(name) || !ts.isInterfaceDeclaration(declared)) continue;
      const found = declared.members.filter((member) => member.name && readName(member.name) === method);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** @param original - The node in a source file, if `node` was made from it. */
  #print(node: ts.Node, original = node): string {
    return this.#printer.printNode(ts.EmitHint.Unspecified, node, original.getSourceFile());
  }
}

function readName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
