export { type Catalog, type ProtocolRow } from "../../model/catalog.ts";
export { catalogFile, checkCatalog, readCatalog } from "./read-catalog.ts";
