export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object or YAML mapping. */
export interface JsonObject {
  readonly [key: string]: Json;
}
