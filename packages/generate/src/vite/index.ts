export { generate, type GenerateVitePlugin, type GenerateViteOptions } from "./vite-plugin.ts";
