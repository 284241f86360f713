export { fillFromCatalog } from "./catalog-facts.ts";
export { type LoadedRest, type LoadedSpec, loadRest, readRest } from "./load-rest.ts";
export { restNames } from "./rest-names.ts";
