export {
  howToInstall,
  type OptionalProgram,
  optionalProgram,
  optionalPrograms,
  programForTests,
  skippedTests,
} from "./optional-programs.ts";
export { build, quietTurbo } from "./build.ts";
export { commandLine, exitWithError } from "./command-line.ts";
export {
  closure,
  findRoot,
  type Manifest,
  type Member,
  members,
  readManifest,
  runtimeDependencies,
} from "./members.ts";
export { type Release, listReleases } from "./releases.ts";
export { alignColumns, markdownTable, replaceBetween } from "./markdown.ts";
export { copyFiles, must, run, type RunResult } from "./run.ts";
export { diagonal, isNight } from "./night.ts";
export { between, chooseOne, type Random, createRandom } from "./random.ts";
