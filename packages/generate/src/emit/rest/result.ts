import type { Output } from "../../model/operation.ts";
import { printType } from "../typescript/print-type.ts";

/** The result of a call, and how the client determines it. */
export interface Result {
  /** The TypeScript type. */
  readonly result: string;
  readonly resultDescription: string;
  readonly resultKind: "none" | "optional" | undefined;
  readonly statuses: readonly number[] | undefined;
}

function printed({ type, isStream }: Output): string[] {
  if (!type) return [];
  const text = printType(type, "received");
  return [isStream ? `EventStream<${text}>` : text];
}

/**
 * Determines a call's result: the JSON of its outputs, and `undefined` for outputs without JSON.
 * If no output has JSON, several are distinguished by their status, and a single one has no result.
 */
export function createResult(outputs: readonly Output[]): Result {
  const types = [...new Set(outputs.flatMap(printed))];
  const described = outputs.map(({ status, description = "" }) =>
    outputs.length > 1 ? `${status}: ${description}` : description,
  );
  const common = { resultDescription: described.join(" "), resultKind: undefined, statuses: undefined };
  if (types.length > 0) {
    const result = types.join(" | ");
    if (outputs.every(({ type }) => type !== undefined)) return { ...common, result };
    return { ...common, result: `${result} | undefined`, resultKind: "optional" };
  }
  const all = [...new Set(outputs.map(({ status = 0 }) => status))];
  if (all.length < 2) return { ...common, result: "void", resultKind: "none" };
  return {
    ...common,
    result: outputs.some(({ isRange }) => isRange) ? "number" : all.join(" | "),
    statuses: all.filter((status) => !(status >= 200 && status < 300)),
  };
}
