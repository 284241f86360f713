export { callable, kindsOf, type Bundle, type Method, namesOf, protocolsOf } from "./document.ts";
export { fitter, type Fits, resultSchema } from "./fit.ts";
export { readBundle } from "./read-bundle.ts";
export type { Schema } from "./schema.ts";
