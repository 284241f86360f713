import { copy, isPlain } from "./copy.ts";
import { formats } from "../generated/signing.ts";
import { type Field, formatted, inJson, integer, keyed, listed, scalar, type Shape, text } from "./shape.ts";

/** A key, texts in quotes, bounds, a sign of two characters, or any other sign. */
const TOKEN = /[A-Za-z_]\w*|"[^"]*"|'\w+'|-?\d*:\d*|\/.|./g;

const NULL: Shape = /* @__PURE__ */ scalar("null", (given) => given === null);

/**
 * Reads the shape of an action from its text, whose grammar is in the docstring of `actionShapes`.
 *
 * @returns the shape, and the fields of its object.
 */
export function readShape(written: string): readonly [Shape, readonly Field[]] {
  const tokens = written.match(TOKEN) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? "";
  const skip = (token: string): boolean => tokens[at] === token && next() !== "";
  const until = <T>(end: string, read: () => T): T[] => {
    const all: T[] = [];
    while (at < tokens.length && !skip(end)) all.push(read());
    return all;
  };
  const field = (): Field => {
    const name = next();
    const sign = tokens[at] ?? "";
    const shapes = value();
    const usual =
      sign === "#" ? "uint64" : sign === "!" ? "bool" : formats[sign]?.[0] === "chainId" ? "" : "string";
    const type = tokens[at]?.startsWith("'") ? next().slice(1, -1) : usual;
    return { name, shapes, type, isOptional: skip("?") };
  };
  const value = (): Shape[] => {
    const shapes = [shape()];
    while (skip("|")) shapes.push(shape());
    if (skip("~")) shapes.push(NULL);
    return shapes;
  };
  const bounded = (make: (least: number, most: number) => Shape): Shape => {
    const [least = "", most = ""] = tokens[at]?.includes(":") ? next().split(":") : ["0"];
    return make(least === "" ? -Infinity : Number(least), most === "" ? Infinity : Number(most));
  };
  const shape = (): Shape => {
    const sign = next();
    switch (sign) {
      case "{":
        return keyed(until("}", field), false);
      case "<":
        return keyed(until(">", field), true);
      case "[": {
        const [items = []] = until("]", value);
        return listed(() => items);
      }
      case "(": {
        const items = until(")", value);
        return listed((index) => items[index] ?? [], items.length);
      }
      case ";":
        return inJson(value());
      case "#":
        return bounded(integer);
      case "*":
        return bounded(text);
      case "!":
        return scalar("true or false", (given) => typeof given === "boolean");
      case "~":
        return NULL;
      case "+":
        return scalar("true", (given) => given === true);
      case ".":
        return scalar("an object", isPlain, (given, path) => copy(given, path));
      default:
        return sign.startsWith('"') ? choice(sign.slice(1, -1).split("|")) : formatted(sign);
    }
  };
  const isOneOf = next() === "<";
  const fields = until(isOneOf ? ">" : "}", field);
  return [keyed(fields, isOneOf), fields];
}

function choice(texts: readonly unknown[]): Shape {
  return scalar(`one of ${texts.join(", ")}`, (given) => texts.includes(given));
}
