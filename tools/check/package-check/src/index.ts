export { bundledBytes } from "./budget/bundle.ts";
export { oldestNode } from "./consumer.ts";
export { currentPackage } from "./current.ts";
export type { Tarball } from "./pack.ts";
export { inScratch, install, put } from "./scratch.ts";
export { attwMistakes, contentMistakes, publintMistakes } from "./tarball.ts";
export { installOnce, installToolbox, peersFolder, userPath } from "./toolbox.ts";
