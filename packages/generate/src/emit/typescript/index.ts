export { literal } from "./literal.ts";
