import type { Level } from "./level.ts";
import type { RuleName } from "./rules.ts";

/** What a change belongs to: one changeset is written for each. */
export interface Subject {
  /** From the repository's root. */
  readonly file: string;
  /** A method, an operation, a schema, a message, a protocol. */
  readonly name: string;
}

/** One difference between two specs, and what it means for users. */
export interface Finding {
  readonly rule: RuleName;
  /** The highest of the levels. */
  readonly level: Level;
  /** Its level where callers send it, and where they receive it, as far as they do. */
  readonly levels: { readonly sent?: Level; readonly received?: Level };
  readonly subject: Subject;
  /** From 1, in the new spec; in the old one where the thing is gone. */
  readonly line: number;
  /** Whether the line is one of the old spec. */
  readonly old: boolean;
  /** What goes into the changelog. */
  readonly sentence: string;
  /** Why a level below major needs a second look, if it does. */
  readonly flag?: string;
  /** Whether only a name in TypeScript is concerned, not what goes over the wire. */
  readonly nameOnly?: boolean;
  /** The generators that read it, if not all that read its file do. */
  readonly generators?: readonly string[];
  /** The methods or operations through which callers meet it, if the subject is not one itself. */
  readonly operations?: readonly string[];
}
