export { type GraphqlSpec } from "@node-access/generate/graphql";
export { loadGraphql, readSource, formatSummary } from "./load-graphql.ts";
export { type GraphqlExample, loadGraphqlExamples, rootFields } from "./load-graphql-examples.ts";
