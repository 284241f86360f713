export { emitSurfaces } from "./emit-surfaces.ts";
