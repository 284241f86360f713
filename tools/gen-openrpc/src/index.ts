export { callable, kindsOf, type Bundle, type Method, namesOf, protocolsOf } from "./document.ts";
export { readBundle } from "./read-bundle.ts";
