import { list } from "@node-access/generate/read";
import type { Forks } from "@node-access/generate/model";
import { placesIn } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

/** Reads the forks by which an API's responses differ, from the one schema that lists them. */
export function readForks(reader: SpecReader): Forks | undefined {
  const [first] = forked(reader);
  if (!first) return undefined;
  const { "x-forks": property, enum: values } = object(first[1]);
  return { property: String(property), names: list(values).map(String) };
}

/** Checks that only one schema lists the forks. Mistakes are noted in the reader. */
export function checkForks(reader: SpecReader, forks: Forks): void {
  const [first, ...others] = forked(reader);
  for (const [name] of others)
    reader.note(
      ["components", "schemas", name, "x-forks"],
      `${first?.[0]} has the forks already`,
      "remove it from one",
    );
  const name = first?.[0] ?? "";
  if (forks.names.length === 0)
    reader.note(["components", "schemas", name], `${name} has no forks`, "list them in enum, oldest first");
  for (const { place, value, path } of placesIn(reader.root)) {
    if (place !== "schema") continue;
    const { const: fork } = object(object((value as JsonObject)["properties"])[forks.property]);
    if (fork === undefined || forks.names.includes(String(fork))) continue;
    const at = [...path, "properties", forks.property, "const"];
    reader.note(
      at,
      `${String(fork)} is not a fork of ${name}`,
      `use one of ${forks.names.join(", ")}, or add it there`,
    );
  }
}

/** The schemas that list forks, by name. */
function forked({ schemas }: SpecReader): (readonly [name: string, schema: Json])[] {
  return Object.entries(schemas).filter(([, schema]) => "x-forks" in object(schema));
}
