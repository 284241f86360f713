import type { Mistake } from "../spec-file/mistakes.ts";
import { findNearestName } from "../spec-file/nearest-name.ts";

/** What selections match: the tags, path and names of an operation. */
export interface Selectable {
  readonly tags: readonly string[];
  readonly path?: string;
  /** The name in the spec, the name of the client's method, and the HTTP method. */
  readonly methods: readonly string[];
}

const FORM = /^(tag|path|method):(.+)$/;

/** Selects the operations of a client by tag, path or method. `*` stands for any text. */
export class Selection {
  readonly #include: readonly string[];
  readonly #exclude: readonly string[];
  readonly #used = new Set<string>();
  readonly #known = new Set<string>();

  constructor(include: readonly string[] = [], exclude: readonly string[] = []) {
    this.#include = include;
    this.#exclude = exclude;
  }

  get isPartial(): boolean {
    return this.#include.length > 0 || this.#exclude.length > 0;
  }

  /** Whether the client has an operation: one of the included ones, if any are named, and none of the excluded ones. */
  selects(one: Selectable): boolean {
    for (const tag of one.tags) this.#known.add(`tag:${tag}`);
    if (one.path !== undefined) this.#known.add(`path:${one.path}`);
    for (const method of one.methods) this.#known.add(`method:${method}`);
    const findMatching = (all: readonly string[]): boolean => {
      const found = all.filter((pattern) => matches(pattern, one));
      for (const pattern of found) this.#used.add(pattern);
      return found.length > 0;
    };
    const isIncluded = findMatching(this.#include) || this.#include.length === 0;
    return !findMatching(this.#exclude) && isIncluded;
  }

  wrong(): Pick<Mistake, "remedy" | "what">[] {
    const unused = [...this.#include, ...this.#exclude].filter((pattern) => !this.#used.has(pattern));
    return unused.map((pattern) => {
      const [, kind, name = ""] = FORM.exec(pattern) ?? [];
      if (kind === undefined)
        return {
          what: `${pattern} is not a selection`,
          remedy: "write tag:NAME, path:PATH or method:NAME, where * stands for any text",
        };
      const known = [...this.#known].filter((one) => one.startsWith(`${kind}:`));
      const nearest = findNearestName(
        name,
        known.map((one) => one.slice(kind.length + 1)),
      );
      return {
        what: `no operation matches ${pattern}`,
        remedy: nearest === undefined ? "correct or remove it" : `did you mean ${kind}:${nearest}?`,
      };
    });
  }
}

function matches(pattern: string, { tags, path, methods }: Selectable): boolean {
  const [, kind, text = ""] = FORM.exec(pattern) ?? [];
  const form = new RegExp(`^${text.replaceAll(/[\\^$.+?()[\]{}|/]/g, "\\$&").replaceAll("*", ".*")}$`, "s");
  const own = { tag: tags, path: path === undefined ? [] : [path], method: methods };
  return kind !== undefined && own[kind as keyof typeof own].some((one) => form.test(one));
}
