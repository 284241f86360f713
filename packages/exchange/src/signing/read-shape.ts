import { formats } from "../generated/signing.ts";
import { copy, isPlain } from "./copy.ts";
import { type Field, formatShape, objectShape, listShape, type Shape, shapeOf, write } from "./shape.ts";

/** A key, a quoted string, bounds, a sign of two characters, or any other sign. */
const TOKEN = /[A-Za-z_]\w*|(["']).*?\1|-?\d*:\d*|\/?./g;

/**
 * Parses the shape of an action. The grammar is in the docstring of `actionShapes`.
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
    const defaultType =
      sign === "#" ? "uint64" : sign === "!" ? "bool" : formats[sign]?.[0] === "chainId" ? "" : "string";
    const type = tokens[0]?.startsWith("'") ? next().slice(1, -1) : defaultType;
    return { name, shapes, type, isOptional: skip("?") };
  };
  const value = (): Shape[] => {
    const shapes = [shape(next())];
    while (skip("|")) shapes.push(shape(next()));
    if (skip("~")) shapes.push(shape("~"));
    return shapes;
  };
  const bounded = (what: string, sizeOf: (item: unknown) => unknown): Shape => {
    const [min = "", max = ""] = tokens[0]?.includes(":") ? next().split(":") : ["0"];
    const expected = `${what}${min && ` from ${min}`}${max && ` to ${max}`}`;
    return shapeOf(expected, (item) => {
      const size = sizeOf(item) as number | undefined;
      return size !== undefined && (!min || size >= Number(min)) && (!max || size <= Number(max));
    });
  };
  const shape = (sign: string): Shape => {
    if (sign.startsWith('"')) return choice(sign.slice(1, -1).split("|"));
    switch (sign) {
      case "{":
        return objectShape(until("}", field), false);
      case "<":
        return objectShape(until(">", field), true);
      case "[":
        return listShape(until("]", value), false);
      case "(":
        return listShape(until(")", value), true);
      case ";": {
        const shapes = value();
        return shapeOf(
          "",
          () => true,
          (item, path, context) =>
            typeof item === "string" ? item : JSON.stringify(write(shapes, item, path, context)),
        );
      }
      case "#":
        return bounded("an integer", (item) =>
          Number.isSafeInteger(item) || typeof item === "bigint" ? item : undefined,
        );
      case "*":
        return bounded("a string of length", (item) =>
          typeof item === "string" ? [...item].length : undefined,
        );
      case "!":
        return choice([true, false]);
      case "+":
        return choice([true]);
      case "~":
        return shapeOf("null", (item) => item === null);
      case ".":
        return shapeOf("an object", isPlain, (item, path) => copy(item, path));
      default:
        return formatShape(sign);
    }
  };
  const isOneOf = next() === "<";
  const fields = until(isOneOf ? ">" : "}", field);
  return [objectShape(fields, isOneOf), fields];
}

function choice(values: readonly unknown[]): Shape {
  return shapeOf(values.join(" or "), (item) => values.includes(item));
}
