import { z } from "zod";
import { suggestNames } from "../facts/suggest.ts";

/** An object without other keys: a mistyped one would be ignored otherwise. */
export function only<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: ({ code, keys }) => {
      if (code !== "unrecognized_keys") return undefined;
      const [key = ""] = keys as readonly string[];
      return `there is no argument ${JSON.stringify(key)}${suggestNames(key, names) || `: expected ${names.join(", ")}`}`;
    },
  });
}
