import { type ASTNode, type ConstDirectiveNode, print } from "graphql";
import type { Finding } from "../finding.ts";
import { type Direction, Findings } from "../findings.ts";
import type { RuleName } from "../rules.ts";

export interface Described {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly astNode?: ASTNode | null | undefined;
  readonly extensionASTNodes?: readonly ASTNode[];
}

export type Note = (rule: RuleName, predicate: string, direction?: Direction) => void;

export class Notes {
  readonly #findings: Findings;
  /** The line and column of the thing that a finding is about. */
  #place = { line: 1, column: 1 };

  constructor(before: string, after: string) {
    const locateIn = (file: string) => () => ({ file, ...this.#place });
    this.#findings = new Findings(locateIn(before), locateIn(after));
  }

  get findings(): Finding[] {
    return this.#findings.all;
  }

  /**
   * Returns a function that adds findings about a thing.
   *
   * @param old - Whether the thing is gone, so that it is in the old schema.
   * @param before - The thing's former state. If it still exists, its texts and directives are compared.
   */
  at(subject: string, label: string, thing: Described | undefined, old = false, before?: Described): Note {
    const { line = 1, column = 1 } = thing?.astNode?.loc?.startToken ?? {};
    const note: Note = (rule, predicate, direction = "received") => {
      this.#place = { line, column };
      this.#findings.add({ rule, direction, at: { subject, label, path: [] }, old, predicate });
    };
    if (before && thing && !old) compareTexts(before, thing, note);
    return note;
  }
}

function compareTexts(before: Described, after: Described, note: Note): void {
  if ((before.description ?? "") !== (after.description ?? "")) note("text", "has a different description");
  const [old, current] = [listApplied(before), listApplied(after)];
  for (const one of old.filter((other) => !current.includes(other)))
    note("directive-applied", `no longer has ${one}`);
  for (const one of current.filter((other) => !old.includes(other))) note("directive-applied", `has ${one}`);
  if (before.deprecationReason === after.deprecationReason) return;
  if (typeof before.deprecationReason !== "string") note("deprecated-set", "is deprecated");
  else if (typeof after.deprecationReason !== "string") note("deprecated-unset", "is no longer deprecated");
  else note("text", "has a different deprecation reason");
}

/** The directives whose meaning graphql knows, which are compared as facts. */
const KNOWN: ReadonlySet<string> = new Set(["deprecated", "oneOf", "specifiedBy"]);

function listApplied({ astNode, extensionASTNodes = [] }: Described): string[] {
  return [astNode, ...extensionASTNodes]
    .flatMap(
      (node): readonly ConstDirectiveNode[] =>
        (node && "directives" in node
          ? (node.directives as readonly ConstDirectiveNode[] | undefined)
          : undefined) ?? [],
    )
    .filter(({ name }) => !KNOWN.has(name.value))
    .map((directive) => print(directive));
}
