export { BUF } from "./buf-binary.ts";
export { buildOnce, type Finding, lint, startBuf, startBuild, startCompile } from "./buf.ts";
export type { Image } from "./image.ts";
export { loadOtherMessages, loadProtos } from "./load-protos.ts";
