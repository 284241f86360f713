import { posix } from "node:path";
import { nameList } from "./text.ts";
import type { ModulePlan, TypeHomes } from "../../model/message-plan.ts";

export class ModuleScope {
  readonly #homes: TypeHomes;
  readonly #declared: ReadonlySet<string>;
  readonly #file: string;
  readonly #runtime = new Set<string>();
  /** The local names of types whose functions are used. */
  readonly #values = new Set<string>();
  /** By file, the local names of imported types by their own names. */
  readonly #imported = new Map<string, Map<string, string>>();

  constructor({ file, enums, messages }: ModulePlan, homes: TypeHomes) {
    this.#homes = homes;
    this.#file = file;
    this.#declared = new Set([...enums, ...messages].map(({ name }) => name));
  }

  runtime(name: string): string {
    this.#runtime.add(name);
    return name.replace("type ", "");
  }

  /** Returns the name of a type of JavaScript that a message may have too. */
  global(name: string): string {
    const isTaken = this.#declared.has(name) || [...this.#imported.values()].some((one) => one.has(name));
    return isTaken ? `globalThis.${name}` : name;
  }

  type(wireName: string): string {
    const name = this.#homes.nameOf(wireName);
    const home = this.#homes.homes.get(wireName) ?? "";
    if (home === this.#file) return name;
    const names = this.#imported.get(home) ?? new Map<string, string>();
    this.#imported.set(home, names);
    const local = names.get(name) ?? this.#free(name);
    names.set(name, local);
    return local;
  }

  functions(wireName: string): string {
    const name = this.type(wireName);
    this.#values.add(name);
    return name;
  }

  imports(runtime: string, suffix: string): string {
    const lines = [nameList("import ", [...this.#runtime].toSorted(byName), ` from "${runtime}";`)];
    for (const [file, names] of [...this.#imported].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const path = posix.relative(posix.dirname(this.#file), file.replace(/\.proto$/, suffix));
      const list = [...names].toSorted().map(([name, local]) => {
        const imported = name === local ? name : `${name} as ${local}`;
        return this.#values.has(local) ? imported : `type ${imported}`;
      });
      const from = path.startsWith(".") ? path : `./${path}`;
      lines.push(nameList("import ", list, ` from "${from}";`));
    }
    return lines.join("\n");
  }

  #free(name: string): string {
    const taken = new Set([...this.#imported.values()].flatMap((one) => Array.from(one.values())));
    let local = name;
    for (let count = 1; this.#declared.has(local) || taken.has(local); count += 1) local = `${name}${count}`;
    return local;
  }
}

function byName(one: string, other: string): number {
  return one.replace("type ", "").toLowerCase() < other.replace("type ", "").toLowerCase() ? -1 : 1;
}
