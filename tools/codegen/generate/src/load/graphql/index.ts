export { type GraphqlSpec } from "@node-access/generate/graphql";
export { loadGraphql, sourceOf, summaryOf } from "./load-graphql.ts";
export { type GraphqlExample, loadGraphqlExamples, rootFields } from "./load-graphql-examples.ts";
