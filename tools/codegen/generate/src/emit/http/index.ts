export { emitOpenApi } from "./openapi-document.ts";
