export { ModelLoader } from "./model-loader.ts";
export { readModel } from "./read-model.ts";
