export { type Finding, startBuf, startBuild, startCompile } from "./buf.ts";
export { compare } from "./compare.ts";
export type { Difference } from "./compare.ts";
export type { Image, MessageType } from "./image.ts";
export { readSurface } from "./surface.ts";
export type { Method, Service, Surface } from "./surface.ts";
