import { Mistakes, type Mistake } from "../spec-file/mistakes.ts";
import type { SpecFile, SpecPath } from "../spec-file/spec-file.ts";

/** A value of a spec, and where it stands in its file. */
export interface Placed {
  readonly value: unknown;
  readonly path: SpecPath;
}

/** Reads a spec that this repository did not write: follows its references, and collects what is wrong with it. */
export class OwnSpec {
  readonly file: SpecFile;
  readonly #mistakes: Mistake[] = [];

  constructor(file: SpecFile) {
    this.file = file;
  }

  /** Notes what is wrong at a path of the file. */
  note(path: SpecPath, what: string, remedy: string): void {
    this.#mistakes.push(this.file.mistake(path, what, remedy));
  }

  /** @throws Mistakes with all that were noted. */
  check(): void {
    Mistakes.throwIfAny(this.#mistakes);
  }

  /** The value that stands at a place, after all references. Nothing if a reference leads nowhere, which is noted. */
  resolve({ value, path }: Placed): Placed | undefined {
    let found: Placed = { value, path };
    const seen = new Set<string>();
    for (;;) {
      const ref = field(found.value, "$ref");
      if (typeof ref !== "string") return found;
      if (seen.has(ref)) {
        this.note(path, `${ref} leads back to itself`, "let it lead to something");
        return undefined;
      }
      seen.add(ref);
      const target = this.target(ref, found.path);
      if (!target) return undefined;
      found = target;
    }
  }

  /** Where one reference leads. Nothing if it leads nowhere, which is noted. */
  target(ref: string, from: SpecPath): Placed | undefined {
    const at = [...from, "$ref"];
    if (!ref.startsWith("#/")) {
      this.note(
        at,
        `${ref} leads out of the file`,
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
    this.note(at, `${ref} leads nowhere`, "correct the reference, or add what it names");
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

/** A property of a value that may be no object. */
export function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** The entries of a value, if it is an object. */
export function entries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** The items of a value, if it is a list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text that is not empty. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
