import type { UpstreamErrors } from "../model/model.ts";
import { parsedRows } from "./rows.ts";

/** The text of `null-round.ts`: what clients need that do without the other errors, which are many. */
export function emitNullRound({ errors }: UpstreamErrors): string {
  const text = errors.find(({ name }) => name === "null-round")?.text ?? "";
  return `// Generated from specs/upstream-errors.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A part of the error's message, in lower case. */
export const nullRoundText = ${JSON.stringify(text)};
`;
}

/** The text of `upstream-errors.ts`: the known error messages of nodes and providers. */
export function emitUpstreamErrors({ reasons, errors }: UpstreamErrors): string {
  const rows = errors.map(({ reason, code, text, lasts }) => ({
    reason,
    code,
    parts: text?.split("*"),
    lasts,
  }));
  const names = Object.entries(reasons).map(
    ([name, says]) => `  /** ${says[0]?.toUpperCase()}${says.slice(1)}. */\n  | ${JSON.stringify(name)}`,
  );
  return `// Generated from specs/upstream-errors.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** The meaning of an error for the node that responded with it. */
export type ErrorReason =
${names.join("\n")};

/** A rule that matches a known error. The first match wins. */
export interface KnownError {
  readonly reason: ErrorReason;
  /** The error's code. */
  readonly code?: number;
  /** Parts of the message, in lower case and in this order. */
  readonly parts?: readonly string[];
  /** How long an exhausted limit lasts, if longer than a moment. */
  readonly lasts?: "day";
}

export const knownErrors: readonly KnownError[] = ${parsedRows(rows)};
`;
}
