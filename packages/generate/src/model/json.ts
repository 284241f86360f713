/** Any value of a JSON or YAML document. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A mapping of a JSON or YAML document. */
export interface JsonObject {
  readonly [key: string]: Json;
}
