import { CORE_SCHEMA, type Schema, Type } from "js-yaml";

/** YAML 1.2, in which no text becomes a date, plus `<<`. */
export const YAML_SCHEMA: Schema = CORE_SCHEMA.extend({
  implicit: [
    new Type("tag:yaml.org,2002:merge", { kind: "scalar", resolve: (key: unknown) => key === "<<" }),
  ],
});
