export { currentPackage } from "./current.ts";
export { bundledBytes } from "./budget/bundle.ts";
export { oldestNode, userPath } from "./consumer.ts";
export type { Tarball } from "./pack.ts";
export { inScratch, install, put } from "./scratch.ts";
export { peersFolder } from "./peers.ts";
export { installOnce, installToolbox } from "./toolbox.ts";
export { attwMistakes, contentMistakes, publintMistakes } from "./tarball.ts";
