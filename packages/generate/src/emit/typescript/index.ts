export { declare } from "./declare.ts";
export { Code, formatKey, literal } from "./literal.ts";
export { printType, printTypeAt, type TypeView } from "./print-type.ts";
export { describeText, doc, header, lowerFirst, namesIn, typeImport, union } from "./text.ts";
