export { declare } from "./declare.ts";
export { Code, formatKey, literal } from "./literal.ts";
export { printType, printTypeAt, type TypeView } from "./print-type.ts";
export { described, doc, header, lowerFirst, typeImport } from "./text.ts";
