export { fillFromCatalog } from "./catalog-facts.ts";
export { type LoadedRest, type LoadedSpec, loadRest, restNames } from "./load-rest.ts";
