export { type GraphqlSpec } from "@node-access/generate/graphql";
export { loadGraphql } from "./load-graphql.ts";
export { sourceOf, summaryOf } from "./descriptions.ts";
export { type GraphqlExample, loadGraphqlExamples, rootFields } from "./load-graphql-examples.ts";
