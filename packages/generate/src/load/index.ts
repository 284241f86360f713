export { readType } from "./read-type.ts";
