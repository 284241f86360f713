import type { Place } from "@node-access/generate/model";
import type { Finding } from "./finding.ts";
import { isHigher } from "./level.ts";
import { type Rule, type RuleName, rules } from "./rules.ts";
import type { Path, Site } from "./types/site.ts";

/** Who gives the value: callers send it, or receive it. */
export type Direction = "sent" | "received";

/** Something that changed. */
export interface Change {
  readonly rule: RuleName;
  readonly direction: Direction;
  readonly at: Site;
  /** Whether it is gone, so that it stands in the old spec. */
  readonly old?: boolean;
  /** What follows the name of the place in the sentence: `added`, `may be null`. */
  readonly says: string;
  readonly nameOnly?: boolean;
  /** The generators that read it, if not all that read its file do. */
  readonly generators?: readonly string[];
}

/** Finds where a part of a spec stands, in one state of it. */
export type Locate = (path: Path) => Place;

/** What a comparison found: each change of a place once, with the highest level that any direction gives it. */
export class Findings {
  readonly #found = new Map<string, Finding>();
  readonly #before: Locate;
  readonly #after: Locate;

  constructor(before: Locate, after: Locate) {
    this.#before = before;
    this.#after = after;
  }

  add({ rule: name, direction, at, old = false, says, nameOnly, generators }: Change): void {
    const rule: Rule = rules[name];
    const key = [at.subject, at.label, name, says].join("\n");
    const level = rule[direction];
    const before = this.#found.get(key);
    const levels = { ...before?.levels, [direction]: level };
    const flagged = rule.flag !== undefined && (rule.flagged ?? direction) === direction;
    if (before && !isHigher(level, before.level) && (!flagged || level !== before.level)) {
      this.#found.set(key, { ...before, levels });
      return;
    }
    const { file, line } = (old ? this.#before : this.#after)(at.path);
    this.#found.set(key, {
      rule: name,
      level,
      levels,
      subject: { file, name: at.subject },
      line,
      old,
      sentence: `\`${at.label}\` ${says}.`,
      ...(flagged && { flag: rule.flag }),
      ...(nameOnly === true && { nameOnly }),
      ...(generators && { generators }),
    });
  }

  /** Adds the operations through which callers meet what was found in named types. */
  addOperations(of: (name: string) => readonly string[]): void {
    for (const [key, finding] of this.#found) {
      const operations = finding.nameOnly === true ? [] : of(finding.subject.name);
      if (operations.length > 0) this.#found.set(key, { ...finding, operations });
    }
  }

  /** The subjects of which something was found. */
  get subjects(): ReadonlySet<string> {
    return new Set([...this.#found.values()].map(({ subject }) => subject.name));
  }

  get all(): Finding[] {
    return [...this.#found.values()];
  }
}

/** The findings of several comparisons, each once. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((one) => [identityOf(one), one])).values()];
}

/** What two findings of the same change have in common. */
export function identityOf({ subject, rule, sentence }: Finding): string {
  return [subject.file, rule, sentence].join("\n");
}
