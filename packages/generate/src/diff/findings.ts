import type { Place } from "../model/index.ts";
import { type Finding, isHigher } from "./finding.ts";
import { type Rule, type RuleName, rules } from "./rules.ts";
import type { Path, Site } from "./site.ts";

/** Whether callers send or receive the value. */
export type Direction = "sent" | "received";

export interface Change<Name extends string = RuleName> {
  readonly rule: Name;
  readonly direction: Direction;
  readonly at: Site;
  /** Whether it was removed, so that its place is in the old spec. */
  readonly old?: boolean;
  /** The rest of the sentence after the name of the place: `is added`, `may be null`. */
  readonly predicate: string;
  readonly nameOnly?: boolean;
  readonly generators?: readonly string[];
}

/** Finds the file and line of a part of a spec, in one state. */
export type Locate = (path: Path) => Place;

/** The findings of a comparison: each change of a place once, with the highest level of all directions. */
export class Findings<Own extends string = never> {
  readonly #found = new Map<string, Finding>();
  readonly #before: Locate;
  readonly #after: Locate;

  readonly #rules: Readonly<Record<string, Rule>>;

  /** @param own - Rules in addition to those for all specs. */
  constructor(before: Locate, after: Locate, own?: Readonly<Record<Own, Rule>>) {
    this.#before = before;
    this.#after = after;
    this.#rules = { ...rules, ...own };
  }

  add({
    rule: name,
    direction,
    at,
    old = false,
    predicate,
    nameOnly,
    generators,
  }: Change<RuleName | Own>): void {
    const rule = this.#rules[name];
    if (!rule) throw new Error(`there is no rule ${name}`);
    const key = [at.subject, at.label, name, predicate].join("\n");
    const level = rule[direction];
    const before = this.#found.get(key);
    const levels = { ...before?.levels, [direction]: level };
    const flagged = rule.flag !== undefined && (rule.flagged ?? direction) === direction;
    if (before && !isHigher(level, before.level) && (!flagged || level !== before.level)) {
      this.#found.set(key, { ...before, levels });
      return;
    }
    const { file, line, column } = (old ? this.#before : this.#after)(at.path);
    this.#found.set(key, {
      rule: name,
      level,
      levels,
      subject: { file, name: at.subject },
      line,
      ...(column !== undefined && { column }),
      old,
      sentence: `\`${at.label}\` ${predicate}.`,
      ...(flagged && { flag: rule.flag }),
      ...(nameOnly === true && { nameOnly }),
      ...(generators && { generators }),
    });
  }

  /** Adds to each finding about a named type the operations that use the type. */
  addOperations(of: (name: string) => readonly string[]): void {
    for (const [key, finding] of this.#found) {
      const operations = finding.nameOnly === true ? [] : of(finding.subject.name);
      if (operations.length > 0) this.#found.set(key, { ...finding, operations });
    }
  }

  get subjects(): ReadonlySet<string> {
    return new Set([...this.#found.values()].map(({ subject }) => subject.name));
  }

  get all(): Finding[] {
    return [...this.#found.values()];
  }
}

/** Removes duplicates from the findings of several comparisons. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((one) => [identify(one), one])).values()];
}

/** A key that is the same for findings of the same change. */
export function identify({ subject, rule, sentence }: Finding): string {
  return [subject.file, rule, sentence].join("\n");
}
