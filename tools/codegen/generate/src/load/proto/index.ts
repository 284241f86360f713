export { compare, type Difference } from "./compare.ts";
export { withExamples } from "./examples.ts";
