// Read once for all test files: it takes longer than what they check.
import { loadModel } from "@node-access-tools/generate/load";
import { findRoot } from "@node-access-tools/workspace";
import { keptReference } from "../src/reference/kept-reference.ts";

const root = findRoot(import.meta.dirname);

export const loadedModel = loadModel(root);
export const loadedReference = keptReference(root);
