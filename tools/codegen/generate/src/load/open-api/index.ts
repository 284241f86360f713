export { fillFromCatalog } from "./catalog-facts.ts";
export { type LoadedRest, type LoadedSpec, loadRest, readRest, restNames } from "./load-rest.ts";
