export { type Catalog, type ProtocolRow } from "../../model/catalog.ts";
export { checkCatalog } from "./check-catalog.ts";
export { catalogFile, readCatalog } from "./read-catalog.ts";
