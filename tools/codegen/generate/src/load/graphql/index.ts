export { type GraphqlSpec, loadGraphql, readGraphql } from "./load-graphql.ts";
export { sourceOf, summaryOf } from "./descriptions.ts";
export { type GraphqlExample, loadGraphqlExamples, rootFields } from "./load-graphql-examples.ts";
