// Read once for all test files: it takes longer than what they check.
import { findRoot, isNight } from "@node-access-tools/workspace";
import { keptReference } from "../src/reference/kept-reference.ts";
import { referenceModel } from "../src/reference/reference-model.ts";

const root = findRoot(import.meta.dirname);

export const loadedModel = referenceModel(root, isNight);
export const loadedReference = keptReference(root);
