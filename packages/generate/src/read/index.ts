export { readType } from "./json-schema/read-type.ts";
