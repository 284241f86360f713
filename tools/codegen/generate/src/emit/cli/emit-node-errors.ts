import type { UpstreamError, UpstreamErrors } from "../../model/upstream-errors.ts";
import { parsedRows } from "./parsed-rows.ts";

/** The text of `node-errors.ts`: the known errors of nodes and providers. */
export function emitNodeErrors({ reasons, errors }: UpstreamErrors): string {
  const names = Object.keys(reasons).map((name) => JSON.stringify(name));
  return `// Generated from specs/upstream-errors.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** What an error means for the node that responded with it. */
export type NodeErrorReason = ${names.join(" | ")};

/** A rule that matches a known error. The first match wins. */
export interface NodeError {
  readonly reason: NodeErrorReason;
  /** The error's code. */
  readonly code?: number;
  /** Parts of the message, in lower case and in this order. */
  readonly parts?: readonly string[];
}

/** The known errors. */
export const nodeErrors: readonly NodeError[] = ${parsedRows(errors.map(rowOf))};
`;
}

function rowOf({ reason, code, text }: UpstreamError): object {
  return {
    reason,
    ...(code !== undefined && { code }),
    ...(text !== undefined && { parts: text.split("*") }),
  };
}
