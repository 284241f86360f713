import type { SpecPath } from "@node-access/generate/spec-file";
import type { Finding, Subject } from "./finding.ts";
import { labelOf } from "./label.ts";
import { isHigher } from "./level.ts";
import { type Rule, type RuleName, rules } from "./rules.ts";

/** Who gives the value: callers send it, or receive it. */
export type Direction = "sent" | "received";

/** Something that changed: the schema, method or other object that it is told of. */
export interface Change {
  readonly rule: RuleName;
  readonly direction: Direction;
  /** In the new spec; or in the old one, if it is gone. */
  readonly node: object;
  readonly old?: boolean;
  /** What follows the name of the thing in the sentence: `added`, `may be null`. */
  readonly says: string;
  /** What follows the name of the node itself: `.size`. */
  readonly part?: string;
  /** The way from the node to the line that is told. */
  readonly at?: SpecPath;
  readonly nameOnly?: boolean;
  /** The generators that read it, if not all that read its file do. */
  readonly generators?: readonly string[];
}

/** Where a change is told. */
export interface Place {
  readonly subject: Subject;
  readonly label: string;
  readonly line: () => number;
}

/** What a comparison found: each change of a place once, with the highest level that any direction gives it. */
export class Findings {
  readonly #found = new Map<string, Finding>();

  add(change: Change): void {
    const { subject, label, line } = labelOf(change.node);
    this.put({ subject, label: label + (change.part ?? ""), line: () => line(change.at ?? []) }, change);
  }

  /** Adds what is told of a place that is known. */
  put(place: Place, change: Omit<Change, "node" | "part" | "at">): void {
    const { rule: name, direction, old = false, says, nameOnly, generators } = change;
    const { subject, label, line } = place;
    const rule: Rule = rules[name];
    const key = [subject.file, label, name, says].join("\n");
    const level = rule[direction];
    const before = this.#found.get(key);
    const levels = { ...before?.levels, [direction]: level };
    const flagged = rule.flag !== undefined && (rule.flagged ?? direction) === direction;
    if (before && !isHigher(level, before.level) && (!flagged || level !== before.level)) {
      this.#found.set(key, { ...before, levels });
      return;
    }
    this.#found.set(key, {
      rule: name,
      level,
      levels,
      subject,
      line: line(),
      old,
      sentence: `\`${label}\` ${says}.`,
      ...(flagged && { flag: rule.flag }),
      ...(nameOnly === true && { nameOnly }),
      ...(generators && { generators }),
    });
  }

  /**
   * Adds what another comparison found and this one did not.
   *
   * @param where - What follows in the sentence: where alone it was found.
   */
  merge(findings: readonly Finding[], where = ""): void {
    const known = new Set([...this.#found.values()].map(identity));
    for (const finding of findings) {
      if (known.has(identity(finding))) continue;
      const sentence = finding.sentence.replace(/\.$/, `${where}.`);
      this.#found.set(identity({ ...finding, sentence }), { ...finding, sentence });
    }
  }

  /**
   * Adds the operations through which callers meet what was found.
   *
   * @param files - Where it must have been found, if not anywhere.
   */
  tellOperations(of: (name: string) => ReadonlySet<string> | undefined, files?: ReadonlySet<string>): void {
    for (const [key, finding] of this.#found) {
      const { subject, nameOnly } = finding;
      const operations = files === undefined || files.has(subject.file) ? of(subject.name) : undefined;
      if (operations && nameOnly !== true) this.#found.set(key, { ...finding, operations: [...operations] });
    }
  }

  /** Whether something was found in what an object belongs to. */
  concerns(node: object): boolean {
    const { file, name } = labelOf(node).subject;
    return [...this.#found.values()].some(({ subject }) => subject.file === file && subject.name === name);
  }

  get all(): Finding[] {
    return [...this.#found.values()];
  }
}

function identity({ subject, rule, sentence }: Finding): string {
  return [subject.file, rule, sentence].join("\n");
}
