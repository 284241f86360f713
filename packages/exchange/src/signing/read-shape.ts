import { formats } from "../generated/signing.ts";
import { copy, isPlain } from "./copy.ts";
import { type Field, formatted, keyed, listed, type Shape, shapeOf, write } from "./shape.ts";

/** A key, texts in quotes, bounds, a sign of two characters, or any other sign. */
const TOKEN = /[A-Za-z_]\w*|(["']).*?\1|-?\d*:\d*|\/?./g;

/**
 * Reads the shape of an action from its text, whose grammar is in the docstring of `actionShapes`.
 *
 * @returns the shape, and the fields of its object.
 */
export function readShape(text: string): readonly [Shape, readonly Field[]] {
  const tokens = text.match(TOKEN) ?? [];
  const next = (): string => tokens.shift() ?? "";
  const skip = (token: string): boolean => tokens[0] === token && next() !== "";
  const until = <T>(end: string, read: () => T): T[] => {
    const all: T[] = [];
    while (tokens.length > 0 && !skip(end)) all.push(read());
    return all;
  };
  const field = (): Field => {
    const name = next();
    const [sign = ""] = tokens;
    const shapes = value();
    const usual =
      sign === "#" ? "uint64" : sign === "!" ? "bool" : formats[sign]?.[0] === "chainId" ? "" : "string";
    const type = tokens[0]?.startsWith("'") ? next().slice(1, -1) : usual;
    return { name, shapes, type, isOptional: skip("?") };
  };
  const value = (): Shape[] => {
    const shapes = [shape(next())];
    while (skip("|")) shapes.push(shape(next()));
    if (skip("~")) shapes.push(shape("~"));
    return shapes;
  };
  const bounded = (what: string, sizeOf: (given: unknown) => unknown): Shape => {
    const [least = "", most = ""] = tokens[0]?.includes(":") ? next().split(":") : ["0"];
    const expected = `${what}${least && ` from ${least}`}${most && ` to ${most}`}`;
    return shapeOf(expected, (given) => {
      const size = sizeOf(given) as number | undefined;
      return size !== undefined && (!least || size >= Number(least)) && (!most || size <= Number(most));
    });
  };
  const shape = (sign: string): Shape => {
    if (sign.startsWith('"')) return choice(sign.slice(1, -1).split("|"));
    switch (sign) {
      case "{":
        return keyed(until("}", field), false);
      case "<":
        return keyed(until(">", field), true);
      case "[":
        return listed(until("]", value), false);
      case "(":
        return listed(until(")", value), true);
      case ";": {
        const shapes = value();
        return shapeOf(
          "",
          () => true,
          (given, path, filling) =>
            typeof given === "string" ? given : JSON.stringify(write(shapes, given, path, filling)),
        );
      }
      case "#":
        return bounded("an integer", (given) =>
          Number.isSafeInteger(given) || typeof given === "bigint" ? given : undefined,
        );
      case "*":
        return bounded("a text of length", (given) =>
          typeof given === "string" ? [...given].length : undefined,
        );
      case "!":
        return choice([true, false]);
      case "+":
        return choice([true]);
      case "~":
        return shapeOf("null", (given) => given === null);
      case ".":
        return shapeOf("an object", isPlain, (given, path) => copy(given, path));
      default:
        return formatted(sign);
    }
  };
  const isOneOf = next() === "<";
  const fields = until(isOneOf ? ">" : "}", field);
  return [keyed(fields, isOneOf), fields];
}

function choice(values: readonly unknown[]): Shape {
  return shapeOf(values.join(" or "), (given) => values.includes(given));
}
