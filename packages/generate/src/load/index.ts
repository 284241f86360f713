export { loadModel, ModelLoader } from "./model-loader.ts";
export { readType } from "./read-type.ts";
