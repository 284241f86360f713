export { type GraphqlSpec, loadGraphql, readGraphql } from "./load-graphql.ts";
export { sourceOf, summaryOf } from "./descriptions.ts";
