export { compare } from "./compare.ts";
export { withExamples } from "./examples.ts";
export { loadOtherMessages, loadProtos } from "./load-protos.ts";
