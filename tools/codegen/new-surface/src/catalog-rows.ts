import { isMap, isSeq, parseDocument } from "yaml";
import type { Tree } from "./tree.ts";

const FILE = "specs/catalog.yaml";

/** The text of `specs/catalog.yaml`, to which rows are added. Existing rows keep their form and their comments. */
export class CatalogRows {
  readonly #tree: Tree;
  #text: string;

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#text = tree.read(FILE);
  }

  /**
   * Adds a row at the end of a table.
   *
   * @param row - Its lines, without indentation.
   * @throws Error if the table has the row already.
   */
  add(table: string, name: string, row: readonly string[]): void {
    const rows = parseDocument(this.#text).get(table, true);
    if (!isMap(rows)) throw new Error(`specs/catalog.yaml has no ${table}`);
    if (rows.has(name))
      throw new Error(`specs/catalog.yaml has ${table}.${name} already; choose another name`);
    const lines = [`  ${name}:`, ...row.map((line) => `    ${line}`)];
    this.#insert(this.#endOf(rows.range), `${lines.join("\n")}\n`);
  }

  /**
   * Adds a name to a list of a protocol: `families` or `endpoints`.
   *
   * @throws Error if the catalog has no such protocol.
   */
  offer(protocol: string, list: "families" | "endpoints", name: string): void {
    const document = parseDocument(this.#text);
    const row = document.getIn(["protocols", protocol], true);
    if (!isMap(row)) {
      const names = Object.keys((document.toJS() as { protocols: object }).protocols);
      throw new Error(`specs/catalog.yaml has no protocol ${protocol}; use one of ${names.join(", ")}`);
    }
    const names = row.get(list, true);
    const last = isSeq(names) ? names.items.at(-1) : undefined;
    const end = (last as { range?: readonly number[] } | undefined)?.range?.[1];
    if (end !== undefined) return this.#insert(end, `, ${name}`);
    if (isSeq(names) && names.range) return this.#insert(names.range[0] + 1, name);
    this.#insert(this.#endOf(row.range), `    ${list}: [${name}]\n`);
  }

  write(): void {
    this.#tree.write(FILE, this.#text);
  }

  /** The end of a block: after its last line, before empty lines and the next block's comment. */
  #endOf(range: readonly number[] | null | undefined): number {
    const [, end = 0] = range ?? [];
    const block = this.#text.slice(0, end).replace(/(\n[ \t]*(#[^\n]*)?)*$/, "");
    return block.length + 1;
  }

  #insert(at: number, text: string): void {
    this.#text = this.#text.slice(0, at) + text + this.#text.slice(at);
  }
}
