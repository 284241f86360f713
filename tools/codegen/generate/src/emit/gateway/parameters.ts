import type { Input } from "@node-access/generate/model";
import { wireSchema } from "./wire-schema.ts";

/** The schemas of the inputs at a location, by name. */
export function parameters(where: Input["location"], spec: string, inputs: readonly Input[]): object {
  return Object.fromEntries(
    inputs
      .filter(({ location }) => location === where)
      .map(({ name, type, required }) => [
        where === "header" ? name.toLowerCase() : name,
        { schema: wireSchema(type, () => spec), required: required || undefined },
      ]),
  );
}
