export { declare } from "./declare.ts";
export { Code, keyOf, literal } from "./literal.ts";
export { printType, typeOf, type TypeView } from "./print-type.ts";
export { described, doc, header, lowerFirst, typeImport } from "./text.ts";
