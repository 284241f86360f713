import { dirname, join } from "node:path";
import ts from "typescript-5.9";
import { type Binding, type Module, readModule } from "./module.ts";

/** A name that a module of the package declares, and its declarations. */
export interface Declared {
  readonly module: Module;
  readonly name: string;
  readonly nodes: readonly ts.Node[];
}

/** An export of an entry: a declaration of the package, or a name of another package (`*`: all of it). */
export type Exported = Declared | Binding;

/** The interface of a package, read from its declaration files. */
export class PublicApi {
  readonly #modules = new Map<string, Module>();
  readonly #declared = new Map<string, Declared>();
  readonly #reached = new Set<Declared>();

  /**
   * Returns the exports of a declaration file, by name, and records every declaration that they refer to.
   *
   * @throws Error if the file refers to a name that does not exist.
   */
  entry(file: string): Map<string, Exported> {
    const found = this.#exports(this.#module(file), new Set());
    for (const exported of found.values()) if ("module" in exported) this.#reach(exported);
    return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** How many names a declaration file exports. */
  size(file: string): number {
    return this.#exports(this.#module(file), new Set()).size;
  }

  /** Follows an export of a file to the first generated module on the way to its declaration, or else to that of the declaration. */
  origin(file: string, name: string): string {
    const module = this.#module(file);
    if (isGenerated(file)) return file;
    const own = module.exports.get(name);
    const binding = typeof own === "string" ? module.imports.get(own) : own;
    if (binding !== undefined) {
      const target = targetOf(module, binding.from);
      return target === undefined || binding.name === "*" ? file : this.origin(target, binding.name);
    }
    if (own !== undefined) return file;
    const targets = module.stars.flatMap((from) => targetOf(module, from) ?? []);
    const target = targets.findLast((one) => this.#exports(this.#module(one), new Set()).has(name));
    return target === undefined ? file : this.origin(target, name);
  }

  /** All recorded declarations, by name, then by file. */
  reached(): Declared[] {
    const key = ({ name, module }: Declared): string => `${name} ${module.file}`;
    return [...this.#reached].toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  }

  #module(file: string): Module {
    const known = this.#modules.get(file) ?? readModule(file);
    this.#modules.set(file, known);
    return known;
  }

  #exports(module: Module, seen: Set<Module>): Map<string, Exported> {
    const found = new Map<string, Exported>();
    if (seen.has(module)) return found;
    seen.add(module);
    for (const from of module.stars) {
      const target = targetOf(module, from);
      if (target === undefined) found.set(`* ${from}`, { from, name: "*" });
      else
        for (const [name, exported] of this.#exports(this.#module(target), seen)) found.set(name, exported);
    }
    found.delete("default");
    for (const name of module.exports.keys()) found.set(name, this.#exported(module, name));
    return found;
  }

  #exported(module: Module, name: string): Exported {
    const direct = module.exports.get(name);
    if (typeof direct === "string") return this.#local(module, direct);
    if (direct !== undefined) return this.#bound(module, direct);
    const found = this.#exports(module, new Set()).get(name);
    if (found === undefined)
      throw new Error(`${module.file} exports no ${name}, but another module imports it`);
    return found;
  }

  /** Resolves a name within a module. */
  #local(module: Module, name: string): Exported {
    const binding = module.imports.get(name);
    if (binding !== undefined) return this.#bound(module, binding);
    const nodes = module.locals.get(name);
    if (nodes === undefined) throw new Error(`${module.file} declares no ${name}, but exports it`);
    const key = `${module.file} ${name}`;
    const known = this.#declared.get(key) ?? { module, name, nodes };
    this.#declared.set(key, known);
    return known;
  }

  #bound(module: Module, { from, name }: Binding): Exported {
    const target = targetOf(module, from);
    if (target === undefined) return { from, name };
    if (name !== "*") return this.#exported(this.#module(target), name);
    // An import of the whole module refers to all its exports.
    for (const exported of this.entry(target).values()) if ("module" in exported) this.#reach(exported);
    return { from, name };
  }

  #reach(declared: Declared): void {
    if (this.#reached.has(declared)) return;
    this.#reached.add(declared);
    const { module, nodes } = declared;
    const visit = (node: ts.Node): void => {
      if (
        ts.isIdentifier(node) &&
        refers(node) &&
        (module.imports.has(node.text) || module.locals.has(node.text))
      ) {
        const target = this.#local(module, node.text);
        if ("module" in target) this.#reach(target);
      } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        const from = (node.argument.literal as ts.StringLiteral).text;
        const target = this.#bound(module, { from, name: firstName(node.qualifier) });
        if ("module" in target) this.#reach(target);
      }
      ts.forEachChild(node, visit);
    };
    for (const node of nodes) visit(node);
  }
}

/** Whether a file is made from the specs. */
export function isGenerated(file: string): boolean {
  return file.includes("/generated/");
}

/** The declaration file of a relative import; `undefined` for another package. */
function targetOf(module: Module, from: string): string | undefined {
  if (!from.startsWith(".")) return undefined;
  return join(dirname(module.file), from.replace(/\.[jt]s$/, ".d.ts"));
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
