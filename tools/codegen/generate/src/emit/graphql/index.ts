export { emitGraphqlDocs } from "./emit-docs.ts";
export { emitSchemaType } from "./emit-schema-type.ts";
