export { emitGraphqlDocs } from "./emit-docs.ts";
export { emitSchemaText } from "./emit-schema-text.ts";
export { emitSchemaType } from "./emit-schema-type.ts";
