export { fillFromCatalog } from "./catalog-facts.ts";
export { checkSpec } from "./check-spec.ts";
