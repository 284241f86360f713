export { type GraphqlSpec, readGraphql } from "./read-graphql.ts";
