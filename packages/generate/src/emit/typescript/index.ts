export { literal } from "./literal.ts";
export { printType } from "./print-type.ts";
