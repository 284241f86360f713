import { type CelInput, type CelValue, isCelError, parse, plan } from "@bufbuild/cel";
import { TreeCheck } from "./check-tree.ts";
import { environment } from "./environment.ts";
import { startMeter } from "./meter.ts";

const MAX_LENGTH = 2_000;
/** Values that the data of an event may contain. */
const MAX_VALUES = 50_000;

/** A compiled expression. @throws Error if it fails for an event, or does too much. */
export type Expression = (event: CelInput) => CelValue;

/** Compiles an expression. @throws Error with what is wrong with it. */
export function compileExpression(text: string): Expression {
  if (text.length > MAX_LENGTH)
    throw new Error(`the expression has ${text.length} characters: at most ${MAX_LENGTH} are allowed`);
  const { expr } = parse(text);
  new TreeCheck().check(expr);
  const evaluate = plan(environment, expr);
  return (event) => {
    startMeter();
    // An expression may make thousands of errors and go on, and most of their cost is that of their stacks.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      const value = evaluate(Object.assign(Object.create(null), { event }));
      if (isCelError(value)) throw new Error(value.message);
      return value;
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  };
}

/** Converts the data of an event once for all expressions. @throws Error if it has too many values. */
export function toInput(data: unknown): CelInput {
  let left = MAX_VALUES;
  const convert = (value: unknown): unknown => {
    left -= 1;
    if (left < 0) throw new Error(`the event has more than ${MAX_VALUES} values, too many for an expression`);
    if (Array.isArray(value)) return value.map(convert);
    if (value === null || typeof value !== "object") return value;
    return new Map(
      Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => [name, convert(field)]),
    );
  };
  return convert(data) as CelInput;
}
