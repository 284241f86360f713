import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "rolldown";

/** Loads the maps of the built modules, so that the maps of the joined files refer to the sources. */
export const sourceMaps: Plugin = {
  name: "source-maps",
  load(id) {
    const map = `${id}.map`;
    return existsSync(map) ? { code: readFileSync(id, "utf8"), map: readFileSync(map, "utf8") } : null;
  },
};
