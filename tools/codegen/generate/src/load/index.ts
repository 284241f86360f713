export { loadModel, ModelLoader } from "./model-loader.ts";
