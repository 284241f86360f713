import { type Mistake, Mistakes } from "../spec-file/mistakes.ts";
import type { SpecFile, SpecPath } from "../spec-file/spec-file.ts";

/** A value of a spec, and its path in the file. */
export interface Placed {
  readonly value: unknown;
  readonly path: SpecPath;
}

/** A file, or several files that are read as one document. */
export type SpecSource = Pick<SpecFile, "mistake" | "name" | "value">;

/** Reads a spec: follows its references, and collects what is wrong or not supported. */
export class SpecDocument {
  readonly file: SpecSource;
  readonly #mistakes = new Map<string, Mistake>();

  constructor(file: SpecSource) {
    this.file = file;
  }

  /**
   * Records a part of the file that is wrong or not supported. The reader then leaves it out, or reads it as the
   * nearest type. Recording it again changes nothing.
   *
   * @param what - What is wrong, and what the client has instead.
   * @param remedy - How to describe it instead.
   */
  note(path: SpecPath, what: string, remedy: string): void {
    const key = JSON.stringify([path, what]);
    if (!this.#mistakes.has(key)) this.#mistakes.set(key, this.file.mistake(path, what, remedy));
  }

  /** What was recorded, in the order of reading. */
  get mistakes(): readonly Mistake[] {
    return [...this.#mistakes.values()];
  }

  /** @throws Mistakes if anything was recorded. */
  check(): void {
    Mistakes.throwIfAny(this.mistakes);
  }

  /** Follows all references from a value. If one refers to nothing, records a mistake and returns `undefined`. */
  resolve({ value, path }: Placed): Placed | undefined {
    let found: Placed = { value, path };
    const seen = new Set<string>();
    for (;;) {
      const ref = field(found.value, "$ref");
      if (typeof ref !== "string") return found;
      if (seen.has(ref)) {
        this.note(path, `${ref} refers back to itself, and is omitted`, "let it refer to something else");
        return undefined;
      }
      seen.add(ref);
      const target = this.target(ref, found.path);
      if (!target) return undefined;
      found = target;
    }
  }

  /** Follows one reference. If it refers to nothing, records a mistake and returns `undefined`. */
  target(ref: string, from: SpecPath): Placed | undefined {
    const at = [...from, "$ref"];
    if (!ref.startsWith("#/")) {
      this.note(
        at,
        `${ref} refers to another file, and is omitted`,
        "bundle the spec into one file first, for example with `redocly bundle`",
      );
      return undefined;
    }
    const path = ref
      .slice(2)
      .split("/")
      .map((step) => decode(step));
    const value = path.reduce<unknown>((parent, step) => field(parent, step), this.file.value);
    if (value !== undefined) return { value, path };
    this.note(at, `${ref} refers to nothing, and is omitted`, "correct the reference, or add what it names");
    return undefined;
  }
}

function decode(step: string): string {
  const plain = step.replaceAll("~1", "/").replaceAll("~0", "~");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Returns a property of a value, or `undefined` if the value is not an object. */
export function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** Returns the entries of a value, or none if it is not an object. */
export function entries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** Returns the items of a value, or none if it is not a list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text, or `undefined` if it is empty. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
